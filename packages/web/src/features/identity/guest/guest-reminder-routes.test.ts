import { expect, test } from 'vitest';
import { remindsGuests } from './guest-reminder-routes.ts';

test.each([
  { pathname: '/writing-task-1/7', reminds: true, why: 'a guest is about to write' },
  { pathname: '/writing-task-1/7/12', reminds: true, why: 'the same with a record' },
  { pathname: '/writing-task-2/12', reminds: true, why: 'task 2' },
  { pathname: '/writing-task-1', reminds: false, why: 'only leads on to the list' },
  { pathname: '/writing-task-1/', reminds: false, why: 'the same with a slash' },
  { pathname: '/writing-task-10/7', reminds: false, why: 'another page' },
  { pathname: '/writing-feedback-task-1/7', reminds: false, why: 'nothing is written there' },
])('$pathname: $reminds, $why', ({ pathname, reminds }) => expect(remindsGuests(pathname)).toBe(reminds));
