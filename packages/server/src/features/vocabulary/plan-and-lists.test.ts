// @postgres: order of books, days chosen anew
import { NON_WORDS } from '@ninefold/core/vocabulary/non-words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, register } from '#features/identity/identity.testing.ts';
import { importBooks, openWordsSite, type WordsSite } from './vocabulary.testing.ts';

let site: WordsSite;
const DAY = 86_400;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const named = (letters: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${letters}${n}`, []]));

beforeAll(async () => {
  site = await openWordsSite({ CONTENT_STATUS: 'published' });
  await importBooks(site, 'one', 1, { one: { status: 'published', words: named('alfa', 30) } });
  await importBooks(site, 'two', 1, { two: { status: 'published', words: named('bravo', 30) } });
});
afterAll(() => site.close());

type Learner = Awaited<ReturnType<typeof register>>;
const books = async ({ api }: Pick<Learner, 'api'>) => (await api.vocabulary.getBookList()).list;
const fresh = async ({ api }: Pick<Learner, 'api'>) =>
  (await api.vocabulary.getCards({ which: 'learn' })).list.map(({ word }) => word.name);

test('only what is on the shelf is there, and a book that is not cannot be learnt from', async () => {
  const me = await register(site);
  expect((await books(me)).map(({ word_count }) => word_count)).toEqual([30, 30]);
  const [hidden] = await site.rows<{ id: number }>(`select id from content_items where slug = 'drafts'`);
  expect(await refusal(me.api.vocabulary.getBookInfo({ id: hidden!.id }))).toBe('not_found');
  expect(await refusal(me.api.vocabulary.studentBook.create({ book_id: hidden!.id, weight: 0 }))).toBe('not_found');
  expect(await refusal(me.api.vocabulary.getUnitWordList({ book_id: hidden!.id }))).toBe('not_found');
});

test('new words come in the order of the books, and sorting changes today', async () => {
  const me = await register(site);
  const [one, two] = await books(me);
  await me.api.vocabulary.learnPlan.save({ unit: 'words', amount: 3, days: EVERY_DAY });
  for (const [weight, book] of [one!, two!].entries())
    await me.api.vocabulary.studentBook.create({ book_id: book.id, weight });
  expect(await fresh(me)).toEqual(['alfa0', 'alfa1', 'alfa2']);
  await me.api.vocabulary.studentBook.batchSort({
    books: [
      { book_id: two!.id, weight: 0 },
      { book_id: one!.id, weight: 1 },
      { book_id: 999_999, weight: 2 },
    ],
  });
  expect(await fresh(me)).toEqual(['bravo0', 'bravo1', 'bravo2']);
  expect((await me.api.vocabulary.studentBook.list()).list.map(({ id }) => id)).toEqual([two!.id, one!.id]);
});

test('a day off asks for nothing until the learner wants ten minutes', async () => {
  const me = await register(site);
  const [one] = await books(me);
  const today = new Date(site.deps.now()).getUTCDay();
  const free = EVERY_DAY.filter((day) => Math.abs(day - (today === 0 ? 7 : today)) > 1);
  await me.api.vocabulary.studentBook.create({ book_id: one!.id, weight: 0 });
  await me.api.vocabulary.learnPlan.save({ unit: 'minutes', amount: 10, days: free });
  expect((await me.api.vocabulary.learnPlan.getDetail()).is_study_day).toBe(0);
  expect(await fresh(me)).toEqual([]);
  const { today: more } = await me.api.vocabulary.addMinutes({ minutes: 10 });
  expect(more.fresh).toBeGreaterThan(10);
});

test.each([
  { plan: { unit: 'minutes', amount: 0, days: [1] }, why: 'no minutes' },
  { plan: { unit: 'minutes', amount: 301, days: [1] }, why: 'more than five hours' },
  { plan: { unit: 'words', amount: 10, days: [] }, why: 'no day' },
  { plan: { unit: 'words', amount: 10, days: [1, 1] }, why: 'a day twice' },
  { plan: { unit: 'words', amount: 10, days: [8] }, why: 'no such day' },
] as const)('a plan is refused: $why', async ({ plan }) => {
  const me = await register(site);
  expect(await refusal(me.api.vocabulary.learnPlan.save({ ...plan, days: [...plan.days] }))).toBe('invalid_input');
});

test('words of a file: what would happen, then it happens once', async () => {
  const me = await register(site);
  const words = ['tides', 'waist', 'Waist', 'xqztl'].map((name) => ({ name, sentence: `Here is ${name}.` }));
  const dry = await me.api.vocabulary.importWords({ words, dry: 1 });
  expect(dry.results.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'there', 'unknown']);
  expect((await me.api.vocabulary.notebook.find({})).total).toBe(0);
  await me.api.vocabulary.importWords({ words, dry: 0 });
  const again = await me.api.vocabulary.importWords({ words, dry: 0 });
  expect(again.results.map(({ outcome }) => outcome)).toEqual(['there', 'there', 'there', 'unknown']);
  const { list } = await me.api.vocabulary.notebook.find({ order: 'name' });
  expect(list.map(({ word, entry }) => `${word.name}: ${entry.sentence}`)).toEqual([
    'tide: Here is tides.',
    'waist: Here is waist.',
  ]);
  const many = Array.from({ length: 201 }, () => ({ name: 'tide', sentence: '' }));
  expect(await refusal(me.api.vocabulary.importWords({ words: many, dry: 1 }))).toBe('invalid_input');
});

test('what another program knew of a word is kept, unless the word was asked here before', async () => {
  const me = await register(site);
  const [one] = await books(me);
  await me.api.vocabulary.studentBook.create({ book_id: one!.id, weight: 0 });
  await me.api.vocabulary.learnPlan.save({ unit: 'words', amount: 3, days: EVERY_DAY });
  const [card] = (await me.api.vocabulary.getCards({ which: 'learn' })).list;
  const asked = { vocabulary_id: card!.word.id, grade: 3, form: 'meaning' as const, seconds: 5, at: 1 };
  await me.api.vocabulary.saveReviews({ reviews: [{ key: `schedule-${me.user.id}`, ...asked }] });
  const schedule = { interval: 12, days_ago: 12, reviews: 7, lapses: 1 };
  const cards = ['waist', 'waist', 'xqztl', card!.word.name].map((name) => ({ name, ...schedule }));
  expect(await me.api.vocabulary.importSchedules({ cards })).toEqual({ taken: 1 });
  expect(await me.api.vocabulary.importSchedules({ cards })).toEqual({ taken: 0 });
  await me.api.vocabulary.importWords({ words: [{ name: 'waist' }], dry: 0 });
  const [row] = (await me.api.vocabulary.notebook.find({})).list;
  const { day } = await me.api.vocabulary.learnPlan.getTodayReport();
  expect(row).toMatchObject({ state: 'learning', interval: 12, reviews: 7, lapses: 1, due: day });
  expect((await me.api.vocabulary.getCards({ which: 'review' })).list.map(({ word }) => word.name)).toEqual(['waist']);
  const far = [{ name: 'waist', ...schedule, interval: 36_501 }];
  expect(await refusal(me.api.vocabulary.importSchedules({ cards: far }))).toBe('invalid_input');
});

test('a saved word is learnt before the books, with the sentence it was met in', async () => {
  const me = await register(site);
  const [one] = await books(me);
  await me.api.vocabulary.studentBook.create({ book_id: one!.id, weight: 0 });
  const [word] = (await me.api.vocabulary.getWordList({ name: 'waist', exact: 1 })).list;
  const met = { sentence: 'A rope round her waist.', met_in: 'reading', paper_id: 7 } as const;
  await me.api.vocabulary.notebook.save({ vocabulary_id: word!.id, ...met });
  expect((await me.api.vocabulary.notebook.find({ name: 'WAI' })).list[0]?.entry).toMatchObject(met);
  expect((await me.api.vocabulary.notebook.find({ name: '100%' })).total).toBe(0);
  expect(await me.api.vocabulary.notebook.learn({})).toEqual({ queued: 1 });
  const [card] = (await me.api.vocabulary.getCards({ which: 'learn' })).list;
  expect(card?.word).toMatchObject({ name: 'waist', vocabulary_ext: { examples: [{ en: met.sentence, zh: '' }] } });
  expect((await me.api.vocabulary.getCards({ which: 'notebook' })).list).toHaveLength(1);
});

test('whoever knows words that do not exist skips nothing', async () => {
  const me = await register(site);
  const { words, non_words } = await me.api.vocabulary.placement.getItems();
  expect(non_words).toEqual([...NON_WORDS]);
  const answers = [...non_words.slice(0, 8), ...words.map(({ name }) => name)].map((name) => ({
    name,
    known: 1 as const,
  }));
  const result = await me.api.vocabulary.placement.save({ answers });
  expect(result).toMatchObject({ reliable: 0, skipped: 0, sure_level: '' });
  expect((await me.api.vocabulary.learnPlan.getDetail()).is_placed).toBe(1);
});

test('a peak is spread over the next days and comes back there', async () => {
  const me = await register(site);
  const [one] = await books(me);
  await me.api.vocabulary.studentBook.create({ book_id: one!.id, weight: 0 });
  await me.api.vocabulary.learnPlan.save({ unit: 'words', amount: 20, days: EVERY_DAY });
  const { list } = await me.api.vocabulary.getCards({ which: 'learn' });
  const reviews = list.map(({ word }, n) => ({
    ...{ key: `spread-${me.user.id}-${n}`, vocabulary_id: word.id, grade: 3, form: 'meaning' as const },
    ...{ seconds: 5, at: n },
  }));
  await me.api.vocabulary.saveReviews({ reviews });
  await me.api.vocabulary.learnPlan.save({ unit: 'minutes', amount: 1, days: EVERY_DAY });
  const before = await me.api.vocabulary.learnPlan.getTodayReport();
  expect(Math.max(...before.load.map(({ count }) => count))).toBe(20);
  const { moved } = await me.api.vocabulary.learnPlan.spread();
  expect(moved).toBe(20 - before.cap);
  const after = await me.api.vocabulary.learnPlan.getTodayReport();
  expect(Math.max(...after.load.map(({ count }) => count))).toBe(after.cap);
  expect(after.load.reduce((sum, { count }) => sum + count, 0)).toBe(20);
});

test('with an exam ahead and enough answers there is a promise, within what there is to know', async () => {
  const me = await register(site);
  for (const [weight, book] of (await books(me)).entries())
    await me.api.vocabulary.studentBook.create({ book_id: book.id, weight });
  await me.api.vocabulary.learnPlan.save({ unit: 'words', amount: 15, days: EVERY_DAY });
  const exam = new Date(site.deps.now().getTime() + 30 * DAY * 1000);
  await site.rows('update users set exam_date = $2 where id = $1', [me.user.id, exam]);
  let n = 0;
  for (let day = 0; day < 6; day++) {
    for (const which of ['review', 'learn'] as const) {
      const { list } = await me.api.vocabulary.getCards({ which });
      const reviews = list.map(({ word }) => ({
        ...{ key: `promise-${me.user.id}-${n++}`, vocabulary_id: word.id, grade: n % 6 === 0 ? 1 : 3 },
        ...{ form: 'meaning' as const, seconds: 5, at: n },
      }));
      if (reviews.length > 0) await me.api.vocabulary.saveReviews({ reviews });
    }
    site.later(DAY);
  }
  await site.rows('update word_memories set reviews = greatest(reviews, 60) where user_id = $1', [me.user.id]);
  await expect.poll(async () => (await me.api.vocabulary.learnPlan.getPromise()).state).toBe('promised');
  const promise = await me.api.vocabulary.learnPlan.getPromise();
  if (promise.state !== 'promised') throw new Error('no promise');
  expect(promise.low).toBeLessThan(promise.about);
  expect(promise.high).toBeGreaterThan(promise.about);
  expect(promise.high).toBeLessThanOrEqual(promise.of);
  expect(promise.of).toBe(60);
  expect(promise.stopped.at(-1)?.known).toBeLessThanOrEqual(promise.today);
  expect(promise.way[0]?.day).toBe((await me.api.vocabulary.learnPlan.getTodayReport()).day);
});
