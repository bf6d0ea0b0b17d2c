// @postgres: what a killed process leaves behind
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import { openDatabase } from '#db/open.ts';
import { learnersService } from '#features/identity/learners/learners.service.ts';
import { personalDataService } from '#features/personal-data/personal-data.service.ts';
import { rowsIn, wavOf } from '#features/personal-data/personal-data.testing.ts';
import { readSettings } from '#settings.ts';
import { newFileName } from '#storage/file-name.ts';
import { openStorage } from '#storage/open.ts';
import { readZip } from '#storage/zip/read-zip.testing.ts';
import { startChild } from '#testing/child.ts';
import { databaseIn, type Place } from '#testing/database.ts';
import { PERSONAL_DATA } from '../personal-data-list.ts';

const CHILD = join(import.meta.dirname, 'children', 'work-on-personal-data.ts');
const DRAFTS = 450;
const RECORDINGS = 3;
/** Longer than any lease. */
const LATER_MS = 600_000;

let folder: string;
let where: Place;
let drop = async () => {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-data-killed-'));
  ({ where, drop } = await databaseIn(folder, 'menu'));
});
afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the place, works there as processes that began later, and leaves it. */
async function here<T>(work: (db: Database, after: (ms: number) => ReturnType<typeof opened>) => Promise<T>) {
  const db = await openDatabase({ ...where, DATABASE_POOL: 3, STATEMENT_TIMEOUT_MS: 10_000 });
  try {
    return await work(db, (ms) => opened(db, ms));
  } finally {
    await db.close();
  }
}
const settings = () => readSettings({ NODE_ENV: 'test', ...where });
const opened = (db: Database, laterMs: number) =>
  personalDataService({
    ...{ db, settings: settings(), storage: openStorage(settings()), kept: PERSONAL_DATA },
    now: () => new Date(Date.now() + laterMs),
    jobs: { send: async () => {} } as never,
    proofs: { waysOf: async () => ({ mobile: '', password: false }) } as never,
    learners: learnersService(),
    words: { idsOfNames: async () => new Map() },
    doorsOf: async () => () => true,
  });

/** A process of its own that is killed with -9 after so many calls to the database. */
async function killedAfter(calls: number, work: string): Promise<void> {
  const victim = await startChild(CHILD, [work, String(calls)], where);
  await victim.said('half');
  await victim.kill();
}

const countOf = async (db: Database, table: string, userId: number): Promise<number> =>
  (await db.query<{ count: number }>(`select count(*)::int as count from ${table} where user_id = $1`, [userId]))[0]
    ?.count ?? 0;

async function live(db: Database): Promise<[number, number]> {
  const [owner, other] = (
    await db.query<{ id: number }>(`insert into users (role) values ('student'), ('student') returning id`)
  ).map(({ id }) => id);
  const [prompt] = await db.query<{ id: number }>(
    `insert into essay_prompts (user_id, task, module, prompt) values ($1, 2, 'academic', 'Should buses be free?') returning id`,
    [owner],
  );
  await db.query(
    `insert into essay_records (user_id, task, question, paper_id, paper_hash, prompt_id, title, type, draft, mode, start_key,
       content, created_at, saved_at)
     select $1, 2, 'o' || $2::bigint, 0, '', $2, '{"en": "An essay", "zh": "一篇"}', 'own', n, 'practice', 'press-' || n,
       'draft ' || n, now(), now()
     from generate_series(1, ${DRAFTS}) n`,
    [owner, prompt?.id],
  );
  for (let n = 0; n < RECORDINGS; n += 1) {
    const file = newFileName('wav');
    await openStorage(settings()).put(file, wavOf(`said ${n}`), 'audio/wav');
    await db.query(
      `insert into recordings (user_id, key, state, file, seconds, started_at, done_at) values ($1, $2, 'done', $3, 1, now(), now())`,
      [owner, `recording-${n}`, file],
    );
  }
  return [owner ?? 0, other ?? 0];
}

test('killed with -9 while it makes, brings in and deletes: the next process ends it, nothing half, nothing twice', async () => {
  const [owner, other] = await here(async (db, after) => {
    const both = await live(db);
    await after(0).startExport(both[0]);
    return both;
  });
  // Among the tables, one batch of drafts written.
  await killedAfter(60, 'export');
  await here(async (_, after) => {
    const service = after(LATER_MS);
    await service.makeExports();
    const made = (await service.getState(owner)).archive;
    expect(made).toMatchObject({ state: 'ready', percent: 100 });
    const stored = await openStorage(settings()).get((made?.url ?? '').slice('/files/'.length));
    const archive = await buffer(await stored!.stream());
    expect(await readdir(join(folder, 'exports'))).toEqual([]);
    expect(rowsIn(readZip(archive), 'data/essay_records.jsonl')).toHaveLength(DRAFTS);

    await service.addImportPiece(other, { key: 'an-archive', seq: 0, size: archive.length, bytes: archive });
    await service.runImports();
    expect((await service.getState(other)).incoming).toMatchObject({ state: 'checked' });
    await service.startImport(other);
  });
  await killedAfter(9, 'import');
  await here(async (db, after) => {
    const service = after(2 * LATER_MS);
    const half = await countOf(db, 'essay_records', other);
    expect(half, 'it was killed in the middle').toBeGreaterThan(0);
    expect(half, 'it was killed in the middle').toBeLessThan(DRAFTS);
    await service.runImports();
    expect((await service.getState(other)).incoming).toMatchObject({ state: 'done', failure: '' });
    expect(await countOf(db, 'essay_records', other)).toBe(DRAFTS);
    expect(await countOf(db, 'recordings', other)).toBe(RECORDINGS);
    await db.query(
      `insert into account_deletions (user_id, state, asked_at, due_at) values ($1, 'asked', now(), now())`,
      [other],
    );
  });
  expect(await readdir(join(folder, 'imports'))).toEqual([]);

  await killedAfter(40, 'erase');
  await here(async (db, after) => {
    await after(LATER_MS).tidyUp();
    await after(2 * LATER_MS).tidyUp();
    expect(await db.query('select state from account_deletions where user_id = $1', [other])).toEqual([
      { state: 'done' },
    ]);
    for (const table of ['essay_records', 'recordings', 'data_imports', 'history_records'])
      expect(await countOf(db, table, other), table).toBe(0);
    expect(await db.query('select 1 as one from files where owner_id = $1', [other])).toEqual([]);
    expect(await countOf(db, 'essay_records', owner), 'nobody else lost anything').toBe(DRAFTS);
  });
}, 180_000);
