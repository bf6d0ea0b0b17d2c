// @postgres: two processes and one lease
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { learnersService } from '#features/identity/learners/learners.service.ts';
import { readSettings } from '#settings.ts';
import { openStorage } from '#storage/open.ts';
import { openTestDatabase } from '#testing/database.ts';
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

test('while a large archive is put together nobody else takes it', async () => {
  let clock = Date.now();
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder });
  const storage = openStorage(settings);
  const deps = (own: Deps['storage']): ImportDeps => ({
    ...{ db, settings, storage: own, kept: [], now: () => new Date(clock) },
    jobs: { send: async () => {} } as never,
    learners: learnersService(),
    words: { idsOfNames: async () => new Map() },
    doorsOf: async () => () => true,
  });
  const other = importService(deps(storage));
  const tries: number[] = [];
  const slow = importService(
    deps({
      ...storage,
      /** Every piece takes a while, and another process looks for work meanwhile. */
      get: async (name) => {
        clock += SLOW_MS;
        if (tries.length < PIECES) {
          tries.push(tries.length);
          await other.run();
        }
        return storage.get(name);
      },
    }),
  );
  const [learner] = await db.query<{ id: number }>(`insert into users (role) values ('student') returning id`);
  const userId = learner?.id ?? 0;
  const bytes = Buffer.from('PK\x03\x04 and then nothing that a zip would have');
  for (let seq = 0; seq < PIECES; seq += 1)
    await other.receive(userId, { key: 'a-large-archive', seq, size: bytes.length * PIECES, bytes });
  await slow.run();
  expect(tries).toHaveLength(PIECES);
  expect(await other.getState(userId), 'the first one looked through it to its end').toMatchObject({
    state: 'failed',
    failure: 'not_an_archive',
  });
  expect(await db.query('select tries from data_imports where user_id = $1', [userId]), 'taken once').toEqual([
    { tries: 1 },
  ]);
  expect(await readdir(join(folder, 'imports'))).toEqual([]);
});
