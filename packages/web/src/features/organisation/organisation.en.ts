import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './organisation.zh.ts';

export const text = {
  outsider: 'Log in with the account your school gave you to see its courses and notices.',
  notices: 'Notices',
  noNotices: 'No notices',
  noNoticesSentence: 'Notices from your teachers will appear here.',
  pinned: 'Pinned',
  olderNotices: 'Older notices',
  failed: 'Your school’s home page did not open',
  logIn: 'Log in',
} as const satisfies Sentences<typeof zh>;
