import { expect, test } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

test('a password is kept as argon2id with the recommended cost, never twice alike', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwordFits(one, 'correct horse')).toBe(true);
  expect(await passwordFits(one, 'correct horsE')).toBe(false);
});

test('the same password from a full-width keyboard fits', async () => {
  expect(await passwordFits(await hashPassword('ｃｏｒｒｅｃｔ１'), 'correct1')).toBe(true);
});

test('no stored password fits nothing', async () => {
  expect(await passwordFits(null, '')).toBe(false);
  expect(await passwordFits(null, 'correct horse')).toBe(false);
});

test('a flood waits in line and then is refused, instead of taking the memory', async () => {
  const hash = await hashPassword('correct horse');
  const flood = await Promise.allSettled(Array.from({ length: 80 }, () => passwordFits(hash, 'wrong')));
  const refused = flood.filter((end) => end.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(18);
  for (const { reason } of refused) expect(reason).toMatchObject({ error: 'too_many_requests' });
  expect(await passwordFits(hash, 'correct horse')).toBe(true);
});
