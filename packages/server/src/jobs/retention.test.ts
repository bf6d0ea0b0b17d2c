// @postgres: deletes through all tables
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trimOutbox } from '#providers/sms/outbox.ts';
import { newFileName } from '#storage/file-name.ts';
import { openTestApp, type TestApp } from '#testing/app.ts';
import { removeOld } from './retention.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const days = (n: number) => new Date(NOW.getTime() - n * 86_400_000);

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ workers: false, contents: 'practice' });
});
afterAll(() => site.close());

async function guest(role: string, created: Date, seenUntil: Date | null): Promise<number> {
  const { db } = site.deps;
  const [row] = await db.query<{ id: number }>('insert into users (role, created_at) values ($1, $2) returning id', [
    role,
    created,
  ]);
  const id = row?.id ?? 0;
  if (seenUntil)
    await db.query('insert into sessions (token_hash, user_id, expires_at) values ($1, $2, $3)', [
      Buffer.from(`${id}`),
      id,
      seenUntil,
    ]);
  await db.query(`insert into track_events (user_id, event, target) values ($1, 'open', 'home')`, [id]);
  return id;
}

test('guests go when nobody has been there for the time of the setting, with all they did; learners stay', async () => {
  const { db, storage } = site.deps;
  const gone = await guest('tourist', days(200), days(91));
  const merged = await guest('tourist', days(100), null);
  const stays = [
    await guest('tourist', days(200), days(89)),
    await guest('tourist', days(20), null),
    await guest('student', days(200), days(91)),
  ];
  // Became a learner yesterday: what a device still keeps as this guest has to find its owner.
  await db.query('update users set merged_into = $2, updated_at = $3 where id = $1', [stays[1], stays[2], days(1)]);
  await db.query('update users set created_at = $2 where id = $1', [stays[1], days(200)]);
  await db.query('update users set merged_into = $2, updated_at = $3 where id = $1', [merged, stays[2], days(95)]);
  const name = newFileName('png');
  await storage.put(name, Buffer.from('x'), 'image/png');
  await db.query(
    `insert into files (name, owner_id, purpose, content_type, size) values ($1, $2, 'picture', 'image/png', 1)`,
    [name, gone],
  );
  const [prompt] = await db.query<{ id: number }>(
    `insert into essay_prompts (user_id, task, module) values ($1, 2, 'academic') returning id`,
    [gone],
  );
  // A row that points to another row of the same guest has to go first.
  await db.query(
    `insert into essay_records
       (user_id, task, question, paper_id, paper_hash, prompt_id, title, type, draft, mode, start_key, created_at, saved_at)
     values ($1, 2, 'o1', 0, '', $2, '{}', 'opinion', 1, 'practice', 'k', now(), now())`,
    [gone, prompt?.id],
  );
  await db.query(
    `with lost as (insert into mistakes (user_id, kind, slot, skill, type, state, marks, seen, first_seen, last_seen,
         key_seen, touched, rights, due, source, source_id, part)
       select $1, 'question', 'question:1.q1', 'reading', '', 'open', 1, 1, now(), now(), now(), now(), '[]', now(),
         'attempt', 1, 'q1' returning id)
     insert into mistake_sightings (mistake_id, source, source_id, part, hash, seen_at)
     select id, 'attempt', 1, 'q1', '', now() from lost`,
    [gone],
  );
  expect((await removeOld({ ...site.deps, now: () => NOW }, 1)).guests).toBe(2);
  expect(await db.query('select 1 from mistake_sightings', [])).toEqual([]);
  const left = await db.query<{ id: number }>('select id from users order by id', []);
  expect(left.map(({ id }) => id)).toEqual(stays);
  expect(await storage.get(name)).toBeNull();
  expect([gone, merged]).not.toContain(left[0]?.id);
  expect((await removeOld({ ...site.deps, now: () => NOW })).guests).toBe(0);
});

test('errors and clicks end after their days, in batches', async () => {
  const { db } = site.deps;
  await db.query('delete from track_events');
  await db.query(
    `insert into client_errors (kind, message, created_at) select 'x', n::text, $1::timestamptz - n * interval '10 days'
     from generate_series(1, 6) n`,
    [NOW],
  );
  await db.query(
    `insert into track_events (user_id, event, target, created_at)
     select 1, 'x', 'y', $1::timestamptz - n * interval '50 days' from generate_series(1, 6) n`,
    [NOW],
  );
  const removed = await removeOld({ ...site.deps, now: () => NOW }, 2);
  expect(removed).toMatchObject({ client_errors: 3, track_events: 3 });
});

test('messages in the outbox end after their days, and unreadable lines with them', async () => {
  const path = join(site.folder, 'outbox.jsonl');
  const line = (at: Date) => JSON.stringify({ at: at.toISOString(), mobile: '1', code: '2' });
  await writeFile(path, `${line(days(9))}\n{"at":\n${line(days(1))}\n`);
  expect(await trimOutbox(site.folder, days(7))).toBe(2);
  expect(await readFile(path, 'utf8')).toBe(`${line(days(1))}\n`);
  expect(await trimOutbox(site.folder, days(7))).toBe(0);
});
