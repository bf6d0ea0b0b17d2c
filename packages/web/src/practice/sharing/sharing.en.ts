import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './sharing.zh.ts';

export const text = {
  share: 'Share',
  title: 'Share this report',
  sharedSentence: 'Whoever has the link can read this report. You can take it back at any time.',
  howLong: 'Works for',
  days: '{days} days',
  create: 'Make a link',
  link: 'Link',
  until: 'Works until {date}',
  copy: 'Copy the link',
  copied: 'Copied',
  copyByHand: 'Could not copy ({error}). Select the link and copy it yourself',
  revoke: 'Take it back',
  revoked: 'The link is taken back. Whoever opens it cannot read it any more',
  failed: 'That did not work. Please try again',

  gone: 'This report cannot be read any more',
  goneSentence: 'The link may have been taken back, or its time is over. Ask whoever sent it for a new one.',

  pdf: 'Export PDF',
  pdfMaking: 'Being made',
  pdfSaved: 'The PDF is in your downloads',
  pdfFailed: 'No PDF could be made. The report is safe, please try again',
  pdfLate: 'The PDF is not ready yet. Press again in a moment',
} as const satisfies Sentences<typeof zh>;
