// @postgres: grades of a killed process
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseIn, type Place } from '#testing/database.ts';
import { startServer } from '#testing/process.ts';
import { remoteVisitor } from '#testing/remote.ts';

let folder: string;
let where: Place;
let drop = async () => {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-kill-words-'));
  ({ where, drop } = await databaseIn(folder, 'practice'));
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
  });

test('a server killed in the middle of a round loses no grade that it acknowledged, and takes none twice', async () => {
  const server = await open();
  const urls = [server.url];
  const { api } = remoteVisitor(urls);
  await api.student.getTouristToken();
  // Words of the dictionary are enough: what is graded is a word, wherever it comes from.
  const { list } = await api.vocabulary.getWordList({ name: 'wa', page_size: 60 });
  expect(list.length).toBeGreaterThan(30);
  const reviews = list.map(({ id }, n) => ({
    key: `killed-${n}-of-the-round`,
    vocabulary_id: id,
    grade: 3,
    form: 'meaning' as const,
    seconds: 3,
    at: n,
  }));

  const acknowledged: string[] = [];
  const sends = reviews.map((review) =>
    api.vocabulary.saveReviews({ reviews: [review] }).then(
      ({ results }) => {
        acknowledged.push(...results.map(({ key }) => key));
        if (acknowledged.length === 5) server.kill('SIGKILL');
      },
      () => {},
    ),
  );
  await Promise.all(sends);
  await server.exited;
  expect(acknowledged.length).toBeGreaterThanOrEqual(5);
  expect(acknowledged.length).toBeLessThan(reviews.length);

  const again = await open();
  urls[0] = again.url;
  // As the device does: everything it still holds is sent once more.
  const { results } = await api.vocabulary.saveReviews({ reviews });
  const outcomes = new Map(results.map(({ key, outcome }) => [key, outcome]));
  expect(acknowledged.map((key) => outcomes.get(key))).toEqual(acknowledged.map(() => 'already'));
  expect((await api.vocabulary.learnPlan.getTodayReport()).done_fresh).toBe(reviews.length);
  await again.stop();
});
