import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../database.ts';
import { snapshot } from '../snapshot.ts';

const prints = async () =>
  (await snapshot('tables')).map(({ bytes }) => bytes && createHash('sha1').update(bytes).digest('hex'));

test('what one database writes, cuts and checkpoints, no other sees', async () => {
  const before = await prints();
  const db = await openTestDatabase();
  await db.query(`insert into users (role) select 'student' from generate_series(1, 5000)`);
  await db.query('checkpoint');
  await db.query('vacuum full users');
  await db.query('truncate rate_limits');
  await db.query('checkpoint');
  await db.close();
  expect(await prints()).toEqual(before);
});
