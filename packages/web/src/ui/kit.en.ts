import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './kit.zh.ts';

export const text = {
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading…',
  noMore: 'That is everything',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  offlineTitle: 'You are offline',
  offlineSentence: 'Your answers are safe on this device and will be sent when you are back.',
  partFailed: 'This part did not open. Try again when you are online; nothing on the page is lost.',
  errorTitle: 'This page did not open',
  errorSentence: 'The server is not answering at the moment. It is not your fault.',
  nothingFound: 'Nothing found. Try another word',
  messages: 'Messages',
  bandIs: 'Band {band}',
  bandTarget: 'Band {band}, target {target}',
  bandNone: 'No score yet',
  bandNoneTarget: 'No score yet, target {target}',
  colon: ': ',
  pastBand: 'Last time {band}; the target cannot be lower',
  clear: 'Clear',
  day: 'Day',
  month: 'Choose a month',
  earlierMonth: 'Earlier month',
  laterMonth: 'Later month',
} as const satisfies Sentences<typeof zh>;
