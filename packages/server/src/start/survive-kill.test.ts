// @postgres: writes of a killed process
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { killedDictation } from '#features/intensive-listening/killed.testing.ts';
import { killedCards } from '#features/mistakes/killed.testing.ts';
import { killedMocks } from '#features/mock/killed.testing.ts';
import { addMocks } from '#features/mock/mock.testing.ts';
import { killedAnswers } from '#features/practice/attempts/killed.testing.ts';
import { killedRecordings } from '#features/recordings/killed.testing.ts';
import { killedTraining } from '#features/training/killed.testing.ts';
import { killedGrades } from '#features/vocabulary/killed.testing.ts';
import { databaseIn, type Place } from '#testing/database.ts';
import type { KilledWrites } from '#testing/killed.ts';
import { startServer } from '#testing/process.ts';
import { remoteVisitor } from '#testing/remote.ts';

/** How often the server is killed: once in every run, on both databases; the figure in bench/README.md is of fifty. */
const KILLS = Number(process.env.KILLS ?? 1);
/** All features write at once and die together: a server for each of them would take five times as long. */
const STORIES = [
  killedAnswers,
  killedCards,
  killedGrades,
  killedTraining,
  killedDictation,
  killedRecordings,
  ...killedMocks,
];

let folder: string;
let where: Place;
let drop = async () => {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-kill-'));
  ({ where, drop } = await databaseIn(folder, 'practice'));
  const db = await openDatabase({ ...where, DATABASE_POOL: 1, STATEMENT_TIMEOUT_MS: 60_000 });
  await addMocks((sql, values) => db.query(sql, values));
  await db.close();
});
afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true, force: true });
});

const open = () =>
  startServer({
    ...where,
    CONTENT_PACKS: '',
    HOST: '127.0.0.1',
    JOBS: 'off',
    SECRET_KEY: 'a key for tests, thirty-two characters',
    REQUESTS_PER_MINUTE: '1000000',
    REQUESTS_PER_IP_MINUTE: '10000000',
  });

async function guest(urls: string[]) {
  const { api } = remoteVisitor(urls);
  await api.student.getTouristToken();
  return api;
}

test(
  `a server that is killed (${KILLS}) loses nothing that it acknowledged: ${STORIES.map(({ name }) => name).join(', ')}`,
  async () => {
    let server = await open();
    const urls = [server.url];
    const api = await guest(urls);
    const all: KilledWrites[] = [];
    for (const story of STORIES) all.push(await story.begin(story.alone ? await guest(urls) : api));

    for (let kill = 0; kill < KILLS; kill += 1) {
      let dead = false;
      const lanes = all.flatMap((writes) =>
        Array.from({ length: writes.lanes }, async (_, lane) => {
          while (!dead) await writes.write(lane).catch(() => {});
        }),
      );
      // In the middle of it: each has a few acknowledged ones, and more are on their way.
      const enough = all.map((writes) => writes.acknowledged() + 2 + Math.floor(Math.random() * 8));
      const isEnough = () => all.every((writes, at) => writes.acknowledged() >= (enough[at] ?? 0));
      for (let waited = 0; !isEnough() && waited < 60_000; waited += 5) await sleep(5);
      expect(isEnough(), 'every story has written').toBe(true);
      server.kill('SIGKILL');
      dead = true;
      await Promise.all([server.exited, ...lanes]);
      server = await open();
      urls[0] = server.url;
      for (const writes of all) await writes.check();
    }
    for (const writes of all) await writes.end?.();
    const counts = STORIES.map(({ name }, at) => `${all[at]?.acknowledged()} ${name}`);
    console.info(`${KILLS} kills, none lost of ${counts.join(', ')}`);
    await server.stop();
  },
  120_000 + KILLS * 60_000,
);
