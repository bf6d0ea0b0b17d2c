import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './new-devices.zh.ts';

export const text = {
  title: 'Your account was opened on a new device',
  sentence: '{device}, {time}. If it was not you, that device is logged out at once and you choose a new password.',
  unknown: 'An unknown device',
  wasMe: 'That was me',
  notMe: 'That was not me',
  kept: 'Noted: that device is yours',
  ended: 'That device is logged out. Please choose a new password',
  somethingWrong: 'That did not work. Please try again later',
} as const satisfies Sentences<typeof zh>;
