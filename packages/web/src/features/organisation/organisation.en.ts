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
  joinSentence:
    'Your home will show the school’s courses and notices. Until you leave, its teachers can see what its students practise and score.',
  join: 'Join',
  logInToJoin: 'Log in to join',
  joinFailed: 'You have not joined',
  offerStudent:
    '{name} has put your number on its list of students. If you join, its teachers can see what you practise and score until you leave.',
  offerTeacher: '{name} asks you to be a teacher.',
  offerOwner: '{name} asks you to be its owner.',
  offers: 'Invitations from schools',
  notMySchool: 'Not my school',
  offerDeclined: 'You are off the list',
  inDays: '{days, plural, one {In # day} other {In # days}}',
  today: 'Today',
  nextLesson: 'Next lesson',
} as const satisfies Sentences<typeof zh>;
