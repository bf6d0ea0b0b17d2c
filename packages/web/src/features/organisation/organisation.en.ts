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
  ownHome: 'Back to my own home',
  otherSchool: 'Another school',
  chooseTitle: 'Which school?',
  chooseSentence: 'You belong to several schools. Choose one; you can change on its home page.',
  joinTitle: 'Join {name}',
  joinSentence: 'Your home will show the school’s courses and notices. Practice and scores stay in your account.',
  join: 'Join',
  logInToJoin: 'Log in to join',
  joinFailed: 'You have not joined',
  inDays: 'In {days} days',
  today: 'Today',
  nextLesson: 'Next lesson',
} as const satisfies Sentences<typeof zh>;
