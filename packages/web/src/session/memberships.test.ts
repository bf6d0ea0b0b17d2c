import { expect, test } from 'vitest';
import { memberships } from './memberships.ts';

const now = 1_800_000_000;

test('each skill has its own membership, and a past one is not the same as none', () => {
  const held = memberships(
    { expiration_time: now + 1, reading_expiration_time: 0, listening_expiration_time: now },
    now,
  );
  expect(held).toEqual([
    { skill: 'writing', state: 'active', until: now + 1 },
    { skill: 'reading', state: 'none' },
    { skill: 'listening', state: 'ended', until: now },
  ]);
});
