// @postgres: many learners' grades in one transaction, and one of them that fails
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#app-error.ts';
import type { Database } from '#db/db.ts';
import { buildServices } from '#services.ts';
import { bookOf, firstWord, type Learner, learnerOf, newKey, review, send, todayOf } from './learning.testing.ts';
import { openWordsSite, type WordsSite } from './vocabulary.testing.ts';

let site: WordsSite;
let words: number[];
let learners: Learner[];

/** Each has begun, and today's words are chosen: from then on a grade is plain. */
beforeAll(async () => {
  site = await openWordsSite({ CONTENT_STATUS: 'review' });
  const book = await bookOf(site, 'quib', 12);
  words = (await site.rows<{ id: number }>(`select id from vocabulary where slug like 'quib%' order by id`)).map(
    ({ id }) => id,
  );
  learners = await Promise.all(Array.from({ length: 8 }, () => learnerOf(site, [book])));
  for (const learner of learners) await send(learner, { vocabulary_id: await firstWord(learner), grade: 3 });
});
afterAll(() => site.close());

const codeOf = (reason: unknown) => (reason instanceof AppError ? reason.message : (reason as { code?: string }).code);

/** A service of its own, and how many transactions it began; the first of them waits for `gate`. */
function countedService(gate?: Promise<void>) {
  const { kind, ping, close, afterCommit, afterRollback, query, orm } = site.deps.db;
  const counted = { begun: 0 };
  const transaction: Database['transaction'] = async (work) => {
    counted.begun += 1;
    if (counted.begun === 1) await gate;
    return site.deps.db.transaction(work);
  };
  const db: Database = { kind, ping, close, afterCommit, afterRollback, query, orm, transaction };
  return { counted, learning: buildServices({ ...site.deps, db }).learning };
}

test('grades of many learners at one moment are one transaction, and each is taken once', async () => {
  const { counted, learning } = countedService();
  const sent = learners.map(({ id }, n) => ({
    id,
    reviews: [
      review({ vocabulary_id: n === 3 ? 999_999_999 : words[2]!, grade: 3 }),
      review({ vocabulary_id: words[3]!, grade: 1 + (n % 4) }),
    ],
  }));
  const sendAll = async () =>
    (await Promise.all(sent.map(({ id, reviews }) => learning.saveReviews(id, { reviews })))).map(({ results }) =>
      results.map(({ outcome }) => outcome),
    );
  expect(await sendAll()).toEqual(sent.map((_, n) => (n === 3 ? ['not_there', 'taken'] : ['taken', 'taken'])));
  expect(counted.begun).toBe(1);
  expect(await sendAll()).toEqual(sent.map((_, n) => (n === 3 ? ['not_there', 'already'] : ['already', 'already'])));
  for (const [n, learner] of learners.entries()) {
    const grades = [0, 0, n === 3 ? 1 : 2, 0];
    grades[n % 4]! += 1;
    expect(await todayOf(learner)).toMatchObject({ done_fresh: n === 3 ? 2 : 3, grades });
    const deeds = await site.rows(`select 1 from deeds where user_id = $1 and deed = 'words_learned'`, [learner.id]);
    expect(deeds).toHaveLength(n === 3 ? 2 : 3);
  }
});

test('what is wrong with one learner’s grade refuses that one alone', async () => {
  const { learning } = countedService();
  const [merged, other, broken, undoing, ...good] = learners.map(({ id }) => id);
  await site.rows('update users set merged_into = $2 where id = $1', [merged, good[0]]);
  const one = (given = '') => review({ vocabulary_id: words[5]!, grade: 3, given });
  const outcomes = await Promise.allSettled([
    learning.saveReviews(merged!, { reviews: [one()] }),
    learning.saveReviews(other!, { reviews: [one()], by: good[0]! }),
    // No request can bring this letter along; what no database takes stands for whatever may fail in one's part.
    learning.saveReviews(broken!, { reviews: [one('a\u0000b')] }),
    learning.saveReviews(undoing!, { reviews: [{ key: newKey(), undo: 'never-sent-one', at: 1 }] }),
    ...good.map((id) => learning.saveReviews(id, { reviews: [one()] })),
  ]);
  await site.rows('update users set merged_into = null where id = $1', [merged]);
  const told = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value.results[0]?.outcome : codeOf(outcome.reason),
  );
  expect(told).toEqual(['not_logged_in', 'forbidden', '22P05', 'not_there', ...good.map(() => 'taken')]);
  const rows = await site.rows<{ user_id: number }>(
    'select user_id from word_reviews where vocabulary_id = $1 order by user_id',
    [words[5]],
  );
  expect(rows.map(({ user_id }) => user_id)).toEqual(good.toSorted((a, b) => a - b));
});

test('a learner’s grades of one moment come after each other, beside those of others', async () => {
  const { learning } = countedService();
  const [me, ...others] = learners.map(({ id }) => id);
  const same = review({ vocabulary_id: words[7]!, grade: 3 });
  const mine = Array.from({ length: 5 }, () => learning.saveReviews(me!, { reviews: [same] }));
  const theirs = others.map((id) => learning.saveReviews(id, { reviews: [same] }));
  const outcomes = (await Promise.all([...mine, ...theirs])).map(({ results }) => results[0]?.outcome);
  expect(outcomes).toEqual(['taken', ...Array(4).fill('already'), ...others.map(() => 'taken')]);
});

test('what a learner sends while a long round of theirs is saved comes after it, and nobody else waits for that', async () => {
  let open = () => {};
  const gate = new Promise<void>((go) => {
    open = go;
  });
  const { learning } = countedService(gate);
  const [me, other] = learners.slice(-2).map(({ id }) => id);
  const long = words.slice(0, 11).map((vocabulary_id) => review({ vocabulary_id, grade: 3 }));
  const next = review({ vocabulary_id: words[11]!, grade: 3 });
  const mine = [long, [next]].map((reviews) => learning.saveReviews(me!, { reviews }));
  const theirs = await learning.saveReviews(other!, { reviews: [review({ vocabulary_id: words[11]!, grade: 3 })] });
  expect(theirs.results[0]?.outcome).toBe('taken');
  open();
  await Promise.all(mine);
  const keys = [...long, next].map(({ key }) => key);
  const rows = await site.rows<{ key: string }>(
    'select key from word_reviews where user_id = $1 and key = any($2) order by id',
    [me, keys],
  );
  expect(rows.map(({ key }) => key)).toEqual(keys);
});
