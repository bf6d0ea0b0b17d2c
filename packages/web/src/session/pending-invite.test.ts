import { afterEach, expect, test } from 'vitest';
import { pendingInvite } from './pending-invite.ts';

afterEach(() => pendingInvite.forget());

const DAY = 86_400_000;

test.each([
  { hash: '#/login?invite=K7M2Q9', code: 'K7M2Q9', why: 'the link that is sent to friends' },
  { hash: '#/?invite=K7M2Q9', code: 'K7M2Q9', why: 'a link to the home page' },
  { hash: '#/login?return=%2Fwords&invite=1E5', code: '1E5', why: 'a code that looks like a number stays as written' },
  { hash: '#/login', code: '', why: 'nobody invited' },
  { hash: '#/login?invite=', code: '', why: 'an empty code' },
  { hash: '#/login?invite=%3Cscript%3E', code: '', why: 'no code at all' },
  { hash: '#/login?invite=12345678901234567', code: '', why: 'longer than any code' },
])('$hash brings "$code": $why', ({ hash, code }) => {
  pendingInvite.note(hash);
  expect(pendingInvite.code()).toBe(code);
});

test('looking around before registering loses nothing; the latest invitation counts', () => {
  pendingInvite.note('#/?invite=FIRST', 0);
  pendingInvite.note('#/reading-list', 1);
  expect(pendingInvite.code(2)).toBe('FIRST');
  pendingInvite.note('#/login?invite=SECOND', 3);
  expect(pendingInvite.code(4)).toBe('SECOND');
});

test('it is kept for thirty days and no longer, and not after it was used', () => {
  pendingInvite.note('#/?invite=FIRST', 0);
  expect(pendingInvite.code(30 * DAY - 1)).toBe('FIRST');
  expect(pendingInvite.code(30 * DAY)).toBe('');
  pendingInvite.forget();
  expect(pendingInvite.code(1)).toBe('');
});
