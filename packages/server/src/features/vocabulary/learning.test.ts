// @postgres: cards and answers under locks, two devices at one moment, merges
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Db } from '#db/db.ts';
import { refusal } from '#features/identity/identity.testing.ts';
import { buildServices } from '#services.ts';
import {
  bookOf,
  cardRow,
  cards,
  DAY,
  firstWord,
  learnerOf,
  newKey,
  review,
  send,
  todayOf,
  undo,
} from './learning.testing.ts';
import { openWordsSite, type WordsSite } from './vocabulary.testing.ts';

let site: WordsSite;
let book: number;
const WORDS = 60;
const names = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `zorb${from + n}`);

beforeAll(async () => {
  site = await openWordsSite({ CONTENT_STATUS: 'review' });
  book = await bookOf(site, 'zorb', WORDS);
});
afterAll(() => site.close());

const learner = () => learnerOf(site, [book]);

test('the words of a plan come in the order of the book, and once met they come back for review', async () => {
  const me = await learner();
  const first = await cards(me, 'learn');
  expect(first.map(({ word }) => word.name)).toEqual(names(0, 10));
  expect(first[0]).toMatchObject({ form: 'meaning', state: 'new', lapses: 0, last_time: 0 });
  const [again, hard, good, easy] = first[0]!.next;
  expect(again).toBeLessThanOrEqual(hard!);
  expect(hard).toBeLessThanOrEqual(good!);
  expect(good).toBeLessThan(easy!);

  await send(me, ...first.map(({ word }) => ({ vocabulary_id: word.id, grade: 3 })));
  expect(await cards(me, 'learn')).toEqual([]);
  expect(await cards(me, 'review')).toEqual([]);
  expect(await todayOf(me)).toMatchObject({ done_fresh: 10, fresh: 0, grades: [0, 0, 10, 0], accuracy_today: 100 });
  const deeds = await site.rows(`select 1 from deeds where user_id = $1 and deed = 'words_learned'`, [me.id]);
  expect(deeds, 'the plan’s day and the tasks see them').toHaveLength(10);

  site.later(good! * DAY);
  expect((await cards(me, 'review')).map(({ word }) => word.id).sort()).toEqual(
    first.map(({ word }) => word.id).sort(),
  );
  expect((await cards(me, 'learn')).map(({ word }) => word.name)).toEqual(names(10, 20));
});

test('fifty tabs send the same grade at one moment, each beside one of its own: every grade counts once', async () => {
  const me = await learner();
  const words = await site.rows<{ id: number }>(`select id from vocabulary where slug like 'zorb%' order by id`);
  const same = review({ vocabulary_id: words[50]!.id, grade: 3 });
  const sent = await Promise.all(
    words
      .slice(0, 50)
      .map(({ id }) => me.api.vocabulary.saveReviews({ reviews: [same, review({ vocabulary_id: id, grade: 3 })] })),
  );
  const outcomes = sent.flatMap(({ results }) => results.map(({ outcome }) => outcome));
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(51);
  expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(49);
  expect((await todayOf(me)).done_fresh).toBe(51);
});

test('the same key in two learners’ hands is two grades', async () => {
  const [one, other] = [await learner(), await learner()];
  const [id, key] = [await firstWord(one), newKey()];
  expect(await send(one, { vocabulary_id: id, grade: 3, key })).toEqual(['taken']);
  expect(await send(other, { vocabulary_id: id, grade: 1, key })).toEqual(['taken']);
  expect((await todayOf(one)).grades).toEqual([0, 0, 1, 0]);
});

test('two devices merge by what was answered: a second answer of the day changes nothing', async () => {
  const me = await learner();
  const id = await firstWord(me);
  await send(me, { vocabulary_id: id, grade: 3 });
  const before = await cardRow(site, me.id, id);
  expect(await send(me, { vocabulary_id: id, grade: 1 })).toEqual(['taken']);
  expect(await cardRow(site, me.id, id)).toEqual(before);
  expect((await todayOf(me)).grades).toEqual([0, 0, 1, 0]);
});

test('a word that is not due yet may be graded: it was reviewed early, and counts as that', async () => {
  const me = await learner();
  const id = await firstWord(me);
  await send(me, { vocabulary_id: id, grade: 4 });
  site.later(DAY);
  expect((await cards(me, 'review')).map(({ word }) => word.id)).not.toContain(id);
  expect(await send(me, { vocabulary_id: id, grade: 3 })).toEqual(['taken']);
  expect(await cardRow(site, me.id, id)).toMatchObject({ reviews: 2, lapses: 0 });
  expect(await todayOf(me)).toMatchObject({ done_reviews: 1, grades: [0, 0, 1, 0] });
});

test('a device whose clock is years off is believed for the order and for nothing else', async () => {
  const me = await learner();
  const [one, two] = await cards(me, 'learn');
  const years = 10 * 365 * DAY * 1000;
  const { results } = await me.api.vocabulary.saveReviews({
    reviews: [
      review({ vocabulary_id: two!.word.id, grade: 4, at: Date.now() + years, key: 'later-one' }),
      review({ vocabulary_id: one!.word.id, grade: 3, at: 5, key: 'first-one' }),
    ],
  });
  expect(results.map(({ key }) => key)).toEqual(['first-one', 'later-one']);
  const today = Math.floor(site.deps.now().getTime() / (DAY * 1000));
  for (const card of [one, two])
    expect(Math.abs((await cardRow(site, me.id, card!.word.id))!.day - today)).toBeLessThanOrEqual(1);
});

test('the last answer is taken back: card, day and task count are as before; an older one is too late', async () => {
  const me = await learner();
  const id = await firstWord(me);
  await send(me, { vocabulary_id: id, grade: 1, key: 'to-be-undone' });
  expect(await undo(me, 'to-be-undone')).toBe('undone');
  expect(await firstWord(me)).toBe(id);
  expect(await todayOf(me)).toMatchObject({ grades: [0, 0, 0, 0], seconds: 0 });
  expect(await undo(me, 'to-be-undone')).toBe('too_late');
  expect(await undo(me, 'never-sent-one')).toBe('not_there');
  await send(me, { vocabulary_id: id, grade: 3, key: 'of-yesterday' });
  site.later(DAY);
  expect(await undo(me, 'of-yesterday')).toBe('too_late');
  expect(await site.rows('select 1 from word_reviews where user_id = $1', [me.id])).toHaveLength(3);
});

test('a round that comes late is what the same answers are one by one: met, missed again, taken back, graded anew', async () => {
  const [late, prompt] = [await learner(), await learner()];
  const [first, second] = (await cards(late, 'learn')).map(({ word }) => word.id);
  const answers = (of: string): Parameters<typeof late.api.vocabulary.saveReviews>[0]['reviews'] => [
    review({ vocabulary_id: first!, grade: 1, seconds: 20, at: 1, key: `${of}-met-one` }),
    review({ vocabulary_id: second!, grade: 3, seconds: 9, at: 2, key: `${of}-met-two` }),
    review({ vocabulary_id: first!, grade: 1, seconds: 11, at: 3, key: `${of}-missed-again` }),
    { key: `${of}-undo-miss`, undo: `${of}-missed-again`, at: 4 },
    review({ vocabulary_id: first!, grade: 3, seconds: 11, at: 5, key: `${of}-repeated` }),
    { key: `${of}-undo-two`, undo: `${of}-met-two`, at: 6 },
    review({ vocabulary_id: second!, grade: 2, seconds: 14, at: 7, key: `${of}-graded-anew` }),
  ];
  await late.api.vocabulary.saveReviews({ reviews: answers('late') });
  for (const one of answers('prompt')) await prompt.api.vocabulary.saveReviews({ reviews: [one] });
  for (const id of [first!, second!])
    expect(await cardRow(site, late.id, id)).toEqual(await cardRow(site, prompt.id, id));
  const memory = (id: number) =>
    site.rows(
      'select first_grades, fresh_seconds, review_seconds, lapse_seconds from word_memories where user_id = $1',
      [id],
    );
  expect(await memory(late.id)).toEqual(await memory(prompt.id));
  expect(await memory(late.id)).toMatchObject([{ first_grades: [1, 1, 0, 0], fresh_seconds: [31, 14] }]);
  const { grades, seconds, done_fresh } = await todayOf(late);
  expect(await todayOf(prompt)).toMatchObject({ grades, seconds, done_fresh });
  expect({ grades, seconds, done_fresh }).toEqual({ grades: [1, 1, 0, 0], seconds: 45, done_fresh: 2 });
});

test('a grade asks the database three times: what it locks, what it reads and what it writes', async () => {
  const me = await learner();
  const id = await firstWord(me);
  await send(me, { vocabulary_id: id, grade: 3 });
  site.later(DAY);
  await todayOf(me);
  const asked: string[] = [];
  const { kind, ping, close, afterCommit, afterRollback, query } = site.deps.db;
  const transaction: Database['transaction'] = (work) =>
    site.deps.db.transaction((tx) => {
      const told: Db['query'] = (text, values, name) => {
        asked.push(text.trim().split(/\s/, 1)[0] ?? '');
        return tx.query(text, values, name);
      };
      const own: Db = { ...tx, orm: tx.orm, query: told, transaction: (inner) => inner(own) };
      return work(own);
    });
  const { orm } = site.deps.db;
  const db: Database = { kind, ping, close, afterCommit, afterRollback, query, transaction, orm };
  const { learning } = buildServices({ ...site.deps, db });
  await learning.saveReviews(me.id, { reviews: [review({ vocabulary_id: id, grade: 3 })] });
  expect(asked).toEqual(['select', 'select', 'with']);
});

test('an undo brings back the day on which the word would have come, and forgets that it was spelt wrong', async () => {
  const me = await learner();
  const id = await firstWord(me);
  await send(me, { vocabulary_id: id, grade: 4 });
  await site.rows('update word_cards set held_until = due + 3 where user_id = $1', [me.id]);
  site.later(2 * DAY);
  const before = await cardRow(site, me.id, id);
  const misspelt = async () => (await me.api.vocabulary.getSmartList({ kind: 'misspelt' })).list.length;
  const slip = { vocabulary_id: id, grade: 1, key: 'slip-of-the-finger', given: 'zrob', form: 'word' as const };
  // The clock of the device was put back between the two: an undo follows its answer all the same.
  const taken = await me.api.vocabulary.saveReviews({
    reviews: [review({ ...slip, at: 2000 }), { key: newKey(), undo: slip.key, at: 1000 }],
  });
  expect(taken.results.map(({ outcome }) => outcome)).toEqual(['taken', 'undone']);
  expect(await cardRow(site, me.id, id)).toEqual(before);
  expect(await misspelt()).toBe(0);
  await send(me, { ...slip, key: newKey() });
  expect(await misspelt()).toBe(1);
});

test('a word said to be known is checked once a day at most, and its second answer can be taken back', async () => {
  const me = await learner();
  const id = await firstWord(me);
  await me.api.vocabulary.markKnown({ vocabulary_ids: [id], known: 1 });
  await send(me, { vocabulary_id: id, grade: 3 });
  await send(me, { vocabulary_id: id, grade: 3, key: 'second-check' });
  expect(await todayOf(me)).toMatchObject({ done_reviews: 1, grades: [0, 0, 1, 0], seconds: 10 });
  expect(await undo(me, 'second-check')).toBe('undone');
  expect(await todayOf(me)).toMatchObject({ done_reviews: 1, grades: [0, 0, 1, 0], seconds: 5 });
});

test('a word of a draft, of somebody else’s school, or none at all cannot be graded', async () => {
  const me = await learner();
  const school = await bookOf(site, 'schoolword', 1);
  const [organisation] = await site.rows<{ id: number }>(
    `insert into organisations (name) values ('School') returning id`,
  );
  await site.rows(`update content_packs set organisation_id = $1 where id = 'schoolword'`, [organisation!.id]);
  const ids = await site.rows<{ id: number }>(`select id from vocabulary where slug in ('drought', 'schoolword0')`);
  expect(ids).toHaveLength(2);
  for (const id of [...ids.map((one) => one.id), 999_999_999])
    expect(await send(me, { vocabulary_id: id, grade: 3 })).toEqual(['not_there']);
  expect(await site.rows('select 1 from word_cards where user_id = $1', [me.id])).toEqual([]);
  expect(await refusal(me.api.vocabulary.studentBook.create({ book_id: school, weight: 0 }))).toBe('not_found');
  await site.rows('update users set organisation_id = $2 where id = $1', [me.id, organisation!.id]);
  expect(await send(me, { vocabulary_id: ids[1]!.id, grade: 3 }), 'its own learner').toContain('taken');
});

test.each([
  { what: 'a fifth grade', over: { grade: 5 } },
  { what: 'a time of an hour and more', over: { seconds: 3601 } },
  { what: 'a key of one letter', over: { key: 'x' } },
])('$what is refused', async ({ over }) => {
  const reviews = [{ ...review({ vocabulary_id: 1, grade: 3 }), ...over }];
  const me = await site.guest();
  expect(await refusal(me.api.vocabulary.saveReviews({ reviews }))).toBe('invalid_input');
});
