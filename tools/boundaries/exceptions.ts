/** A rule that one file may break, and why. An entry that nothing needs any more is itself a complaint. */
export type Exception = { rule: string; path: string; why: string; about?: string };

const SRC = 'packages/server/src';
const PROFILE = 'get-info begins every page: one trip instead of five; it only reads';
const LOOK_UP = 'a look-up answers in one trip: whether a book is on the shelf is decided where its words are found';

export const EXCEPTIONS: Exception[] = [
  {
    rule: 'sql',
    path: 'packages/server/src/start/open-deps.ts',
    why: 'compares the key with the database before any feature is allowed to run',
  },
  {
    rule: 'http',
    path: 'packages/server/src/start/stop.ts',
    why: 'closes the listener that main.ts opened; needs its type',
  },
  {
    rule: 'tables',
    path: `${SRC}/features/identity/profile/profile.repo.ts`,
    about: 'membership_periods',
    why: PROFILE,
  },
  { rule: 'tables', path: `${SRC}/features/identity/profile/profile.repo.ts`, about: 'memberships', why: PROFILE },
  { rule: 'tables', path: `${SRC}/features/identity/profile/profile.repo.ts`, about: 'organisations', why: PROFILE },
  { rule: 'tables', path: `${SRC}/features/identity/profile/profile.repo.ts`, about: 'wallets', why: PROFILE },
  { rule: 'tables', path: `${SRC}/features/vocabulary/words.repo.ts`, about: 'content_items', why: LOOK_UP },
  { rule: 'tables', path: `${SRC}/features/vocabulary/words.repo.ts`, about: 'content_packs', why: LOOK_UP },
  { rule: 'tables', path: `${SRC}/features/vocabulary/words.repo.ts`, about: 'users', why: LOOK_UP },
  {
    rule: 'tables',
    path: `${SRC}/features/vocabulary/book-words.repo.ts`,
    about: 'content_items',
    why: 'thousands of words go from a book to their table in one statement of the import',
  },
  {
    rule: 'tables',
    path: `${SRC}/features/economy/coins/coins.repo.ts`,
    about: 'users',
    why: 'whoever locks a wallet wants to know which day it is there, and a whole school signs in at eight',
  },
  {
    rule: 'tables',
    path: `${SRC}/features/mistakes/book/book.repo.ts`,
    about: 'users',
    why: 'whoever locks a book wants to know which day it is there, and every hand-in does',
  },
  {
    rule: 'tables',
    path: `${SRC}/features/vocabulary/store/answers.repo.ts`,
    about: 'users',
    why: 'whoever grades a word wants to know which day it is there, and a school grades hundreds a second; it only reads',
  },
];
