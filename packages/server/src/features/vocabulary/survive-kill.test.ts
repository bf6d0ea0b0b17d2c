// @postgres: grades of a killed process
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
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

test('a server killed in the middle of a round loses no grade that it acknowledged, and keeps none by halves', async () => {
  const server = await open();
  const { api } = remoteVisitor([server.url]);
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

  // Read as the next process would find it. That a grade sent again counts once is learning.test.ts's.
  const db = await openDatabase({ ...where, DATABASE_POOL: 2, STATEMENT_TIMEOUT_MS: 10_000 });
  const stored = (await db.query<{ key: string }>('select key from word_reviews', [])).map(({ key }) => key);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(stored).size).toBe(stored.length);
  const [{ cards, done } = { cards: 0, done: 0 }] = await db.query<{ cards: number; done: number }>(
    `select (select count(*)::int from word_cards) as cards, (select sum(done_fresh)::int from word_days) as done`,
    [],
  );
  expect([cards, done], 'card, answer and day are written together').toEqual([stored.length, stored.length]);
  await db.close();
});
