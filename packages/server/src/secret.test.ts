// @postgres: which key a database belongs to
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database.ts';
import type { Database } from './db/db.ts';
import { secretFrom } from './secret.ts';
import { requireSameSecret } from './start/open-deps.ts';

const OLD = 'the first key, thirty-two characters';
const NEW = 'the second key, thirty-two characters';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('what a former key sealed and hashed is still read, and nothing more is made with it', () => {
  const [old, rotated] = [secretFrom(OLD), secretFrom(NEW, [OLD])];
  expect(rotated.open(old.seal('123456'))).toBe('123456');
  expect(rotated.matches(old.hash('sms-login', 'x'), 'sms-login', 'x')).toBe(true);
  expect(rotated.matches(old.hash('sms-login', 'x'), 'sms-login', 'y')).toBe(false);
  expect(() => old.open(rotated.seal('123456'))).toThrow();
  expect(() => secretFrom(NEW).open(old.seal('123456'))).toThrow();
  expect(rotated.open(rotated.seal('123456'))).toBe('123456');
});

test('a database follows a key to its successor, and refuses one that nobody announced', async () => {
  await requireSameSecret(db, secretFrom(OLD));
  await expect(requireSameSecret(db, secretFrom(NEW))).rejects.toThrow('SECRET_KEY is not the one');
  await requireSameSecret(db, secretFrom(NEW, [OLD]));
  await requireSameSecret(db, secretFrom(NEW));
  await expect(requireSameSecret(db, secretFrom(OLD))).rejects.toThrow('SECRET_KEY is not the one');
});
