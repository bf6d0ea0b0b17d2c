// @postgres: two processes and one lease
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeZip } from '@ninefold/content/testing/make-zip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import { learnersService } from '#features/identity/learners/learners.service.ts';
import { readSettings } from '#settings.ts';
import { openStorage } from '#storage/open.ts';
import { openTestDatabase } from '#testing/database.ts';
import { FORMAT } from '../export/readme.ts';
import type { ImportDeps } from '../personal-data-deps.ts';
import { importService } from './import.service.ts';

const PIECES = 4;
/** Two pieces take longer than a lease. */
const SLOW_MS = 40_000;

let folder: string;
let db: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-lease-'));
  db = await openTestDatabase('menu');
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const clock = { now: Date.now() };
function depsOf(changes: Partial<ImportDeps> = {}): ImportDeps {
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder });
  return {
    ...{ db, settings, storage: openStorage(settings), kept: [], now: () => new Date(clock.now) },
    jobs: { send: async () => {} } as never,
    learners: learnersService(),
    words: { idsOfNames: async () => new Map() },
    doorsOf: async () => () => true,
    ...changes,
  };
}
async function newLearner(): Promise<number> {
  const [learner] = await db.query<{ id: number }>(`insert into users (role) values ('student') returning id`);
  return learner?.id ?? 0;
}
const triesOf = (userId: number) => db.query('select tries from data_imports where user_id = $1', [userId]);

test('while a large archive is put together nobody else takes it', async () => {
  const { storage } = depsOf();
  const other = importService(depsOf());
  const tries: number[] = [];
  const slow = importService(
    depsOf({
      storage: {
        ...storage,
        /** Every piece takes a while, and another process looks for work meanwhile. */
        get: async (name) => {
          clock.now += SLOW_MS;
          if (tries.length < PIECES) {
            tries.push(tries.length);
            await other.run();
          }
          return storage.get(name);
        },
      },
    }),
  );
  const userId = await newLearner();
  const bytes = Buffer.from('PK\x03\x04 and then nothing that a zip would have');
  for (let seq = 0; seq < PIECES; seq += 1)
    await other.receive(userId, { key: 'a-large-archive', seq, size: bytes.length * PIECES, bytes });
  await slow.run();
  expect(tries).toHaveLength(PIECES);
  expect(await other.getState(userId), 'the first one looked through it to its end').toMatchObject({
    state: 'failed',
    failure: 'not_an_archive',
  });
  expect(await triesOf(userId), 'taken once').toEqual([{ tries: 1 }]);
  expect(await readdir(join(folder, 'imports'))).toEqual([]);
});

test('nor while it is found out what its words are here', async () => {
  const other = importService(depsOf());
  const asked: number[] = [];
  const slow = importService(
    depsOf({
      words: {
        idsOfNames: async (_, names) => {
          clock.now += SLOW_MS;
          asked.push(names.length);
          await other.run();
          return new Map();
        },
      },
    }),
  );
  const words = Array.from({ length: 1600 }, (_, at) => `${JSON.stringify({ id: at + 1, name: `word${at}` })}\n`).join(
    '',
  );
  const name = 'reference/words.jsonl';
  const manifest = { ...FORMAT, made_at: '2026-11-17T08:00:00Z', files: [{ name, rows: 1600 }] };
  const bytes = makeZip([
    { name: 'manifest.json', bytes: Buffer.from(JSON.stringify(manifest)) },
    { name, bytes: Buffer.from(words) },
  ]);
  const userId = await newLearner();
  await other.receive(userId, { key: 'an-archive-of-words', seq: 0, size: bytes.length, bytes });
  await slow.run();
  expect(asked).toEqual([500, 500, 500, 100]);
  expect(await other.getState(userId)).toMatchObject({ state: 'checked', failure: '' });
  expect(await triesOf(userId), 'taken once').toEqual([{ tries: 1 }]);
});
