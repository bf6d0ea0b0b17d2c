import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './organisation.zh.ts';

export const text = {
  sentence: 'Your courses and notices.',
  outsider: 'With the account your school gave you, its courses and notices appear here.',
  notices: 'Notices',
  noNotices: 'No notices',
  noNoticesSentence: 'What your teachers have to tell you appears here.',
  pinned: 'Pinned',
  olderNotices: 'Older notices',
  failed: 'The home of the school did not open',
  logIn: 'Log in',
} as const satisfies Sentences<typeof zh>;
