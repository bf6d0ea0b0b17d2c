// @postgres: deletes in batches
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import { openTestDatabase } from '#testing/database.ts';
import { sweep } from './sweep.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('what has expired goes, in batches; what is still good or still counted stays', async () => {
  const now = new Date('2026-11-15T12:00:00Z');
  await db.query("insert into users (role) values ('student')");
  const rows = (table: string, columns: string, values: string) =>
    db.query(`insert into ${table} (${columns}) select ${values} from generate_series(1, 25) n`, []);
  const PAST = "timestamptz '2026-11-15T11:59:59Z'";
  const COMING = "timestamptz '2026-11-15T12:00:01Z'";
  for (const [when, shift] of [
    [PAST, 0],
    [COMING, 100],
  ] as const) {
    await rows(
      'sessions',
      'token_hash, user_id, expires_at',
      `decode(lpad(to_hex(n + ${shift}), 4, '0'), 'hex'), 1, ${when}`,
    );
    await rows('captchas', 'key, answer_hash, expires_at', `(n + ${shift})::text, 'x', ${when}`);
    await rows('rate_limits', 'key, window_start, hits, expires_at', `(n + ${shift})::text, ${when}, 1, ${when}`);
    await rows(
      'sms_codes',
      'country_id, mobile, purpose, code_hash, tries_left, expires_at, created_at',
      `45, n::text, 'login', 'x', 1, ${when}, ${when} - interval '1 day'`,
    );
  }
  expect(await sweep({ db, now: () => now }, 10)).toEqual({
    sessions: 25,
    known_devices: 0,
    sms_codes: 25,
    captchas: 25,
    rate_limits: 25,
  });
  expect(await sweep({ db, now: () => now }, 10)).toEqual({
    sessions: 0,
    known_devices: 0,
    sms_codes: 0,
    captchas: 0,
    rate_limits: 0,
  });
  const [left] = await db.query(
    `select (select count(*) from sessions) as sessions, (select count(*) from sms_codes) as sms_codes,
            (select count(*) from captchas) as captchas, (select count(*) from rate_limits) as rate_limits`,
  );
  expect(left).toEqual({ sessions: 25, sms_codes: 25, captchas: 25, rate_limits: 25 });
});
