// @postgres: cards and answers under locks, two devices at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, register } from '#features/identity/identity.testing.ts';
import { importBooks, openWordsSite, type WordsSite } from './vocabulary.testing.ts';

let site: WordsSite;
let book: number;
const NAMES = Array.from({ length: 40 }, (_, n) => `zorb${String.fromCharCode(97 + (n % 26))}${n}`);

beforeAll(async () => {
  site = await openWordsSite({ CONTENT_STATUS: 'review' });
  await importBooks(site, 'lesson', 1, {
    lesson: { status: 'published', words: Object.fromEntries(NAMES.map((name) => [name, [`${name}s`]])) },
  });
  const { api } = await site.guest();
  book = (await api.vocabulary.getBookList()).list.find(({ word_count }) => word_count === NAMES.length)?.id ?? 0;
});
afterAll(() => site.close());

type Learner = Awaited<ReturnType<typeof register>>;
const DAY = 86_400;
let keys = 0;
const newKey = () => `key-${String(keys++).padStart(8, '0')}`;

async function learner(): Promise<Learner> {
  const one = await register(site);
  await one.api.vocabulary.studentBook.create({ book_id: book, weight: 1 });
  await one.api.vocabulary.learnPlan.save({ unit: 'words', amount: 10, days: [1, 2, 3, 4, 5, 6, 7] });
  return one;
}

type Graded = { vocabulary_id: number; grade: number; key?: string; at?: number; seconds?: number; given?: string };
const review = ({ key = newKey(), at = Date.now(), seconds = 5, given = '', ...one }: Graded) => ({
  key,
  at,
  seconds,
  given,
  form: 'meaning' as const,
  ...one,
});
const send = async ({ api }: Pick<Learner, 'api'>, ...graded: Graded[]) =>
  (await api.vocabulary.saveReviews({ reviews: graded.map(review) })).results.map(({ outcome }) => outcome);
const cards = async ({ api }: Pick<Learner, 'api'>, which: 'learn' | 'review' | 'hard' | 'notebook') =>
  (await api.vocabulary.getCards({ which })).list;

test('the words of a plan come in the order of the book, and once met they come back for review', async () => {
  const me = await learner();
  const first = await cards(me, 'learn');
  expect(first.map(({ word }) => word.name)).toEqual(NAMES.slice(0, 10));
  expect(first[0]).toMatchObject({ form: 'meaning', state: 'new', lapses: 0, last_time: 0 });
  const [again, hard, good, easy] = first[0]!.next;
  expect(again).toBeLessThanOrEqual(hard!);
  expect(hard).toBeLessThanOrEqual(good!);
  expect(good).toBeLessThan(easy!);

  await send(me, ...first.map(({ word }) => ({ vocabulary_id: word.id, grade: 3 })));
  expect(await cards(me, 'learn')).toEqual([]);
  expect(await cards(me, 'review')).toEqual([]);
  const report = await me.api.vocabulary.learnPlan.getTodayReport();
  expect(report).toMatchObject({ done_fresh: 10, fresh: 0, grades: [0, 0, 10, 0], accuracy_today: 100 });

  site.later(good! * DAY);
  expect((await cards(me, 'review')).map(({ word }) => word.id).sort()).toEqual(
    first.map(({ word }) => word.id).sort(),
  );
  expect((await cards(me, 'learn')).map(({ word }) => word.name)).toEqual(NAMES.slice(10, 20));
});

test('a grade counts once for its key, however often and from how many tabs it is sent', async () => {
  const me = await learner();
  const [card] = await cards(me, 'learn');
  const one = review({ vocabulary_id: card!.word.id, grade: 3 });
  const sent = await Promise.all(Array.from({ length: 10 }, () => me.api.vocabulary.saveReviews({ reviews: [one] })));
  const outcomes = sent.map(({ results }) => results[0]?.outcome);
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(9);
  expect((await me.api.vocabulary.learnPlan.getTodayReport()).done_fresh).toBe(1);
});

test('the same key in two learners’ hands is two grades', async () => {
  const [one, other] = [await learner(), await learner()];
  const [card] = await cards(one, 'learn');
  const key = newKey();
  expect(await send(one, { vocabulary_id: card!.word.id, grade: 3, key })).toEqual(['taken']);
  expect(await send(other, { vocabulary_id: card!.word.id, grade: 1, key })).toEqual(['taken']);
  expect((await one.api.vocabulary.learnPlan.getTodayReport()).grades).toEqual([0, 0, 1, 0]);
});

test('two devices merge by what was answered: a second answer of the day changes nothing', async () => {
  const me = await learner();
  const [card] = await cards(me, 'learn');
  const id = card!.word.id;
  await send(me, { vocabulary_id: id, grade: 3 });
  const before = await site.rows('select stability, day, due, reviews from word_cards where vocabulary_id = $1', [id]);
  expect(await send(me, { vocabulary_id: id, grade: 1 })).toEqual(['taken']);
  const after = await site.rows('select stability, day, due, reviews from word_cards where vocabulary_id = $1', [id]);
  expect(after).toEqual(before);
});

test('a device whose clock is years off is believed for the order and for nothing else', async () => {
  const me = await learner();
  const [one, two] = await cards(me, 'learn');
  const years = 10 * 365 * DAY * 1000;
  const results = await me.api.vocabulary.saveReviews({
    reviews: [
      review({ vocabulary_id: two!.word.id, grade: 4, at: Date.now() + years, key: 'later-one' }),
      review({ vocabulary_id: one!.word.id, grade: 3, at: 5, key: 'first-one' }),
    ],
  });
  expect(results.results.map(({ key }) => key)).toEqual(['first-one', 'later-one']);
  const rows = await site.rows<{ day: number }>('select distinct day from word_cards where user_id = $1', [me.user.id]);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.day).toBeLessThan(Date.now() / 86_400_000 + 60);
});

test('the last answer is taken back: card, day and task count are as before; an older one is too late', async () => {
  const me = await learner();
  const [card] = await cards(me, 'learn');
  const id = card!.word.id;
  await send(me, { vocabulary_id: id, grade: 1, key: 'to-be-undone' });
  const undo = async (undone: string) =>
    (await me.api.vocabulary.saveReviews({ reviews: [{ key: newKey(), undo: undone, at: Date.now() }] })).results[0]
      ?.outcome;
  expect(await undo('to-be-undone')).toBe('undone');
  expect((await cards(me, 'learn'))[0]!.word.id).toBe(id);
  expect((await me.api.vocabulary.learnPlan.getTodayReport()).grades).toEqual([0, 0, 0, 0]);
  expect(await undo('to-be-undone')).toBe('too_late');
  expect(await undo('never-sent-one')).toBe('not_there');
  await send(me, { vocabulary_id: id, grade: 3, key: 'of-yesterday' });
  site.later(DAY);
  expect(await undo('of-yesterday')).toBe('too_late');
  expect(await site.rows('select 1 from word_reviews where user_id = $1', [me.user.id])).toHaveLength(3);
});

test('a word of somebody else’s school, or none at all, cannot be graded', async () => {
  const me = await learner();
  const [draft] = await site.rows<{ id: number }>(`select id from vocabulary where slug = 'drought'`);
  expect(await send(me, { vocabulary_id: draft!.id, grade: 3 })).toEqual(['not_there']);
  expect(await send(me, { vocabulary_id: 999_999_999, grade: 3 })).toEqual(['not_there']);
  expect(await site.rows('select 1 from word_cards where user_id = $1', [me.user.id])).toEqual([]);
});

test.each([
  { what: 'a fifth grade', over: { grade: 5 } },
  { what: 'a time of an hour and more', over: { seconds: 3601 } },
  { what: 'a key of one letter', over: { key: 'x' } },
])('$what is refused', async ({ over }) => {
  const me = await learner();
  const [card] = await cards(me, 'learn');
  const reviews = [{ ...review({ vocabulary_id: card!.word.id, grade: 3 }), ...over }];
  expect(await refusal(me.api.vocabulary.saveReviews({ reviews }))).toBe('invalid_input');
});

test('a word forgotten four times leaves the round and is learnt apart; two right days bring it back', async () => {
  const me = await learner();
  const [card] = await cards(me, 'learn');
  const id = card!.word.id;
  await send(me, { vocabulary_id: id, grade: 3 });
  for (let lapse = 0; lapse < 4; lapse++) {
    site.later(DAY);
    await send(me, { vocabulary_id: id, grade: 1 });
  }
  expect((await cards(me, 'hard')).map(({ word }) => word.id)).toEqual([id]);
  site.later(DAY);
  expect((await cards(me, 'review')).map(({ word }) => word.id)).not.toContain(id);
  expect((await me.api.vocabulary.learnPlan.getTodayReport()).hard_count).toBe(1);
  await send(me, { vocabulary_id: id, grade: 3 });
  site.later(DAY);
  await send(me, { vocabulary_id: id, grade: 3 });
  expect(await cards(me, 'hard')).toEqual([]);
});

test('a hard word can be put back by hand, once, and is asked with the others again', async () => {
  const me = await learner();
  const [card, plain] = await cards(me, 'learn');
  const id = card!.word.id;
  await send(me, { vocabulary_id: id, grade: 3 });
  for (let lapse = 0; lapse < 4; lapse++) {
    site.later(DAY);
    await send(me, { vocabulary_id: id, grade: 1 });
  }
  site.later(DAY);
  expect(await me.api.vocabulary.putBack({ vocabulary_id: id })).toEqual({ put_back: 1 });
  expect(await me.api.vocabulary.putBack({ vocabulary_id: id })).toEqual({ put_back: 0 });
  expect(await me.api.vocabulary.putBack({ vocabulary_id: plain!.word.id })).toEqual({ put_back: 0 });
  expect(await cards(me, 'hard')).toEqual([]);
  expect((await cards(me, 'review')).map(({ word }) => word.id)).toContain(id);
  await send(me, { vocabulary_id: id, grade: 1 });
  expect(await cards(me, 'hard')).toEqual([]);
});

test('what was missed by typing is asked by typing again', async () => {
  const me = await learner();
  const [card] = await cards(me, 'learn');
  const id = card!.word.id;
  await send(me, { vocabulary_id: id, grade: 3 });
  site.later(10 * DAY);
  const wrong = { ...review({ vocabulary_id: id, grade: 1, given: 'zorbb' }), form: 'word' as const };
  await me.api.vocabulary.saveReviews({ reviews: [wrong] });
  site.later(2 * DAY);
  expect((await cards(me, 'review')).find(({ word }) => word.id === id)?.form).toBe('word');
  const { list } = await me.api.vocabulary.getSmartList({ kind: 'misspelt' });
  expect(list.map(({ word }) => word.id)).toEqual([id]);
});

test('"I know this one" leaves a word out of every book until it is looked up', async () => {
  const me = await learner();
  const [card] = await cards(me, 'learn');
  expect(await me.api.vocabulary.markKnown({ vocabulary_ids: [card!.word.id], known: 1 })).toEqual({ changed: 1 });
  expect((await cards(me, 'learn')).map(({ word }) => word.id)).not.toContain(card!.word.id);
  const { list } = await me.api.vocabulary.getUnitWordList({ book_id: book, state: 'known' });
  expect(list.map(({ word }) => word.id)).toEqual([card!.word.id]);
  await me.api.vocabulary.getWordList({ name: card!.word.name, exact: 1 });
  expect((await me.api.vocabulary.getUnitWordList({ book_id: book, state: 'known' })).total).toBe(0);
  expect(await me.api.vocabulary.markKnown({ book_id: book, unit: 1, known: 1 })).toEqual({ changed: NAMES.length });
});

test('a deleted book keeps its history, and its words are not new when it comes back', async () => {
  const me = await learner();
  const [card] = await cards(me, 'learn');
  await send(me, { vocabulary_id: card!.word.id, grade: 3 });
  await me.api.vocabulary.studentBook.delete({ book_id: book });
  expect((await me.api.vocabulary.studentBook.list()).list).toEqual([]);
  expect(await cards(me, 'learn')).toEqual([]);
  expect((await me.api.vocabulary.getBookInfo({ id: book })).progress.learning).toBe(1);
  await me.api.vocabulary.studentBook.create({ book_id: book, weight: 2 });
  expect((await cards(me, 'learn')).map(({ word }) => word.id)).not.toContain(card!.word.id);
});

test('nothing is promised before there are answers, and nothing without an exam', async () => {
  const me = await learner();
  expect(await me.api.vocabulary.learnPlan.getPromise()).toEqual({ state: 'no_exam' });
  await site.rows(`update users set exam_date = $2 where id = $1`, [
    me.user.id,
    new Date(Date.now() + 400 * DAY * 1000),
  ]);
  expect(await me.api.vocabulary.learnPlan.getPromise()).toEqual({ state: 'too_little', missing: 50 });
});

test('the plan’s day and the tasks see the words that were learnt', async () => {
  const me = await learner();
  const list = await cards(me, 'learn');
  await send(me, ...list.slice(0, 3).map(({ word }) => ({ vocabulary_id: word.id, grade: 3 })));
  const deeds = await site.rows(`select 1 from deeds where user_id = $1 and deed = 'words_learned'`, [me.user.id]);
  expect(deeds).toHaveLength(3);
});

test('what a guest learnt comes along to the account', async () => {
  const guest = await site.guest();
  await guest.api.vocabulary.studentBook.create({ book_id: book, weight: 1 });
  const [card] = await cards(guest, 'learn');
  await send(guest, { vocabulary_id: card!.word.id, grade: 3 });
  const me = await learner();
  const [row] = await site.rows<{ user_id: number }>('select user_id from word_cards order by last_at desc limit 1');
  await site.deps.db.transaction((tx) => site.services.learning.mergeGuest(tx, row!.user_id, me.user.id));
  expect((await me.api.vocabulary.getBookInfo({ id: book })).progress.learning).toBe(1);
  expect((await me.api.vocabulary.learnPlan.getTodayReport()).load.length).toBeGreaterThan(0);
});
