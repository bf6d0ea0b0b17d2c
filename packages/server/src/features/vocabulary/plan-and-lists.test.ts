// @postgres: order of books, days chosen anew, placement
import { NON_WORDS } from '@ninefold/core/vocabulary/non-words';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusal } from '#features/identity/identity.testing.ts';
import { goalsService } from '#features/identity/learners/goals.service.ts';
import {
  bookOf,
  cards,
  DAY,
  EVERY_DAY,
  firstWord,
  type Learner,
  learnerOf,
  send,
  todayOf,
} from './learning.testing.ts';
import { promises } from './plan/promise.ts';
import { importBooks, openWordsSite, type WordsSite } from './vocabulary.testing.ts';

let site: WordsSite;
let one: number;
let two: number;

beforeAll(async () => {
  site = await openWordsSite({ CONTENT_STATUS: 'published' });
  one = await bookOf(site, 'alfa', 30, 'B1');
  two = await bookOf(site, 'bravo', 30, 'C1');
});
afterAll(() => site.close());

const fresh = async (me: Learner) => (await cards(me, 'learn')).map(({ word }) => word.name);

test('only what is on the shelf is there, and a book that is not cannot be learnt from', async () => {
  const me = await site.guest();
  const { list } = await me.api.vocabulary.getBookList();
  expect(list.map(({ word_count }) => word_count)).toEqual([30, 30]);
  const [hidden] = await site.rows<{ id: number }>(`select id from content_items where slug = 'drafts'`);
  expect(await refusal(me.api.vocabulary.getBookInfo({ id: hidden!.id }))).toBe('not_found');
  expect(await refusal(me.api.vocabulary.studentBook.create({ book_id: hidden!.id, weight: 0 }))).toBe('not_found');
  expect(await refusal(me.api.vocabulary.getUnitWordList({ book_id: hidden!.id }))).toBe('not_found');
});

test('new words come in the order of the books, and sorting changes today', async () => {
  const me = { ...(await site.guest()), id: 0 };
  await me.api.vocabulary.learnPlan.save({ unit: 'words', amount: 3, days: EVERY_DAY });
  for (const [weight, book_id] of [one, two].entries()) await me.api.vocabulary.studentBook.create({ book_id, weight });
  expect(await fresh(me)).toEqual(['alfa0', 'alfa1', 'alfa2']);
  await me.api.vocabulary.studentBook.batchSort({
    books: [
      { book_id: two, weight: 0 },
      { book_id: one, weight: 1 },
      { book_id: 999_999, weight: 2 },
    ],
  });
  expect(await fresh(me)).toEqual(['bravo0', 'bravo1', 'bravo2']);
  expect((await me.api.vocabulary.studentBook.list()).list.map(({ id }) => id)).toEqual([two, one]);
});

test('a search in a book counts nothing but what it finds', async () => {
  const me = await site.guest();
  const queries = vi.spyOn(site.deps.db, 'query');
  const { total } = await me.api.vocabulary.getUnitWordList({ book_id: one, name: 'alfa1' });
  const asked = queries.mock.calls.map(([sql]) => sql);
  queries.mockRestore();
  expect(total).toBe(11);
  expect(asked.some((sql) => sql.includes('from book_words place'))).toBe(true);
  expect(asked.filter((sql) => sql.includes('from book_units'))).toEqual([]);
});

test('the list of misspelt words is found by its index', async () => {
  const indexes = await site.rows<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'word_reviews_misspelt'`,
  );
  expect(indexes[0]?.indexdef).toMatch(/\(user_id\) WHERE .*grade = 1.*given <> ''/);
});

test('"I know this one" leaves a word out of every book until it is looked up', async () => {
  const me = await learnerOf(site, [one]);
  const [card] = await cards(me, 'learn');
  expect(await me.api.vocabulary.markKnown({ vocabulary_ids: [card!.word.id], known: 1 })).toEqual({ changed: 1 });
  expect(await fresh(me)).not.toContain(card!.word.name);
  const { list } = await me.api.vocabulary.getUnitWordList({ book_id: one, state: 'known' });
  expect(list.map(({ word }) => word.id)).toEqual([card!.word.id]);
  await me.api.vocabulary.getWordList({ name: card!.word.name, exact: 1 });
  expect((await me.api.vocabulary.getUnitWordList({ book_id: one, state: 'known' })).total).toBe(0);
  expect(await me.api.vocabulary.markKnown({ book_id: one, unit: 1, known: 1 })).toEqual({ changed: 30 });
});

test('a deleted book keeps its history, its words are reviewed on, and are not new when it comes back', async () => {
  const me = await learnerOf(site, [one]);
  const id = await firstWord(me);
  await send(me, { vocabulary_id: id, grade: 3 });
  await me.api.vocabulary.studentBook.delete({ book_id: one });
  expect((await me.api.vocabulary.studentBook.list()).list).toEqual([]);
  expect(await cards(me, 'learn')).toEqual([]);
  expect((await me.api.vocabulary.getBookInfo({ id: one })).progress.learning).toBe(1);
  site.later(4 * DAY);
  expect((await cards(me, 'review')).map(({ word }) => word.id)).toEqual([id]);
  await me.api.vocabulary.studentBook.create({ book_id: one, weight: 2 });
  expect((await cards(me, 'learn')).map(({ word }) => word.id)).not.toContain(id);
});

test('a book that leaves the shelf leaves no day that cannot be finished; what was learnt of it goes on', async () => {
  const gone = await bookOf(site, 'gone', 12);
  const me = await learnerOf(site, [gone, one]);
  const id = await firstWord(me);
  await send(me, { vocabulary_id: id, grade: 3 });
  await site.rows(`update content_items set status = 'retired' where id = $1`, [gone]);
  expect([(await todayOf(me)).fresh, await fresh(me)]).toEqual([0, []]);
  site.later(4 * DAY);
  expect((await cards(me, 'review')).map(({ word }) => word.id)).toEqual([id]);
  expect(await fresh(me)).toEqual(Array.from({ length: 10 }, (_, n) => `alfa${n}`));
});

test('whoever left a school is not asked for its words, and finishes the day without them', async () => {
  const [school] = await site.rows<{ id: number }>(`insert into organisations (name) values ('School') returning id`);
  const book = await bookOf(site, 'schoolword', 12);
  await site.rows(`update content_packs set organisation_id = $1 where id = 'schoolword'`, [school!.id]);
  const me = await learnerOf(site, [book]);
  await site.rows('update users set organisation_id = $2 where id = $1', [me.id, school!.id]);
  await send(me, { vocabulary_id: await firstWord(me), grade: 3 });
  site.later(4 * DAY);
  expect(await todayOf(me)).toMatchObject({ reviews: 1, fresh: 10 });
  await site.rows('update users set organisation_id = null where id = $1', [me.id]);
  expect(await todayOf(me)).toMatchObject({ reviews: 0, fresh: 0 });
  site.later(DAY);
  expect(await todayOf(me)).toMatchObject({ reviews: 0, fresh: 0 });
  await site.rows(`update content_items set status = 'retired' where id = $1`, [book]);
});

test('a day off asks for nothing until the learner wants ten minutes', async () => {
  const me = await learnerOf(site, [one]);
  // Neither today nor a day beside it, wherever on earth the learner is.
  const utcDay = site.deps.now().getUTCDay();
  const free = EVERY_DAY.filter((day) => ![0, 1, 6].includes((day - utcDay + 7) % 7));
  await me.api.vocabulary.learnPlan.save({ unit: 'minutes', amount: 10, days: free });
  expect((await me.api.vocabulary.learnPlan.getDetail()).is_study_day).toBe(0);
  expect(await fresh(me)).toEqual([]);
  const { today: more } = await me.api.vocabulary.addMinutes({ minutes: 10 });
  expect(more.fresh).toBeGreaterThan(10);
});

test('ten minutes more bring words after a slow day, and once all are met what would come next', async () => {
  const few = await bookOf(site, 'few', 30);
  const me = await learnerOf(site, [few]);
  await me.api.vocabulary.learnPlan.save({ unit: 'minutes', amount: 5, days: EVERY_DAY });
  const slow = (await cards(me, 'learn')).map(({ word }) => ({ vocabulary_id: word.id, grade: 4, seconds: 600 }));
  await send(me, ...slow);
  expect(await todayOf(me)).toMatchObject({ fresh: 0, reviews: 0 });
  const { today: more } = await me.api.vocabulary.addMinutes({});
  expect(more.fresh).toBeGreaterThan(0);
  await me.api.vocabulary.markKnown({ book_id: few, unit: 1, known: 1 });
  site.later(DAY);
  await site.rows('update word_cards set reviews = 1 where user_id = $1 and day is null', [me.id]);
  expect(await todayOf(me)).toMatchObject({ fresh: 0, reviews: 0 });
  expect((await me.api.vocabulary.addMinutes({})).today).toMatchObject({ fresh: 0, reviews: slow.length });
});

test.each([
  { plan: { unit: 'minutes', amount: 0, days: [1] }, why: 'no minutes' },
  { plan: { unit: 'minutes', amount: 301, days: [1] }, why: 'more than five hours' },
  { plan: { unit: 'words', amount: 10, days: [] }, why: 'no day' },
  { plan: { unit: 'words', amount: 10, days: [1, 1] }, why: 'a day twice' },
  { plan: { unit: 'words', amount: 10, days: [8] }, why: 'no such day' },
] as const)('a plan is refused: $why', async ({ plan }) => {
  const me = await site.guest();
  expect(await refusal(me.api.vocabulary.learnPlan.save({ ...plan, days: [...plan.days] }))).toBe('invalid_input');
});

test('words of a file: what would happen, then it happens once', async () => {
  const me = await site.guest();
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
});

test('a file comes in portions: more than two hundred words, or ten megabytes, are refused whole', async () => {
  const me = await site.guest();
  const many = Array.from({ length: 201 }, () => ({ name: 'tide', sentence: '' }));
  expect(await refusal(me.api.vocabulary.importWords({ words: many, dry: 1 }))).toBe('invalid_input');
  const payload = JSON.stringify({ words: [{ name: 'tide', sentence: 'x'.repeat(10 * 1024 * 1024) }], dry: 0 });
  const headers = { 'content-type': 'application/json' };
  await me.request({ method: 'POST', url: '/api/vocabulary/import-words', payload, headers });
  expect(JSON.parse(me.last.body)).toMatchObject({ code: 413 });
  expect((await me.api.vocabulary.notebook.find({})).total).toBe(0);
});

test('a saved word is learnt before the books, with the sentence it was met in', async () => {
  const me = await learnerOf(site, [one]);
  const [word] = (await me.api.vocabulary.getWordList({ name: 'waist', exact: 1 })).list;
  const met = { sentence: 'A rope round her waist.', met_in: 'reading', paper_id: 7 } as const;
  await me.api.vocabulary.notebook.save({ vocabulary_id: word!.id, ...met });
  expect((await me.api.vocabulary.notebook.find({ name: 'WAI' })).list[0]?.entry).toMatchObject(met);
  expect((await me.api.vocabulary.notebook.find({ name: '100%' })).total).toBe(0);
  expect(await me.api.vocabulary.notebook.learn({})).toEqual({ queued: 1 });
  const [card] = await cards(me, 'learn');
  expect(card?.word).toMatchObject({ name: 'waist', vocabulary_ext: { examples: [{ en: met.sentence, zh: '' }] } });
  expect(await cards(me, 'notebook')).toHaveLength(1);
});

const said = (names: readonly string[], known: 0 | 1) => names.map((name) => ({ name, known }));
const namesOf = (letters: string, count: number) => Array.from({ length: count }, (_, n) => `${letters}${n}`);

test('a placement leaves out what is surely known; taken again, the new result counts', async () => {
  const me = await learnerOf(site, [one, two]);
  const { words, non_words } = await me.api.vocabulary.placement.getItems();
  expect(non_words).toEqual([...NON_WORDS]);
  expect(new Set(words.map(({ level }) => level))).toEqual(new Set([3, 5]));
  const honest = [...said(NON_WORDS.slice(0, 8), 0), ...said(namesOf('alfa', 12), 1), ...said(namesOf('bravo', 12), 0)];
  expect(await me.api.vocabulary.placement.save({ answers: honest })).toMatchObject({
    ...{ reliable: 1, sure_level: 'B1', skipped: 30 },
  });
  expect((await fresh(me))[0]).toBe('bravo0');
  expect((await me.api.vocabulary.learnPlan.getDetail()).is_placed).toBe(1);
  const [bravo29] = await site.rows<{ id: number }>(`select id from vocabulary where slug = 'bravo29'`);
  await me.api.vocabulary.markKnown({ vocabulary_ids: [bravo29!.id], known: 1 });

  const humbler = [
    ...said(NON_WORDS.slice(0, 8), 0),
    ...said(namesOf('alfa', 12), 0),
    ...said(namesOf('bravo', 12), 0),
  ];
  expect(await me.api.vocabulary.placement.save({ answers: humbler })).toMatchObject({ reliable: 1, skipped: 0 });
  expect((await fresh(me))[0]).toBe('alfa0');
  const { list } = await me.api.vocabulary.getUnitWordList({ book_id: two, state: 'known' });
  expect(
    list.map(({ word }) => word.name),
    'what the learner said themselves stays',
  ).toEqual(['bravo29']);
});

test('whoever knows words that do not exist skips nothing', async () => {
  const me = await learnerOf(site, [one]);
  const answers = said([...NON_WORDS.slice(0, 8), ...namesOf('alfa', 20)], 1);
  const result = await me.api.vocabulary.placement.save({ answers });
  expect(result).toMatchObject({ reliable: 0, skipped: 0, sure_level: '' });
  expect((await fresh(me))[0]).toBe('alfa0');
});

test('books that say nothing about their words: by the band of the book, else each word for itself', async () => {
  const words = (letters: string) => Object.fromEntries(namesOf(letters, 20).map((name) => [name, []]));
  await importBooks(site, 'banded', 1, { banded: { status: 'published', words: words('delta'), level: 7.5 } });
  await importBooks(site, 'bare', 1, { bare: { status: 'published', words: words('echo') } });
  await site.rows(`update content_items set status = 'retired' where id in ($1, $2)`, [one, two]);
  const me = await site.guest();
  const items = await me.api.vocabulary.placement.getItems();
  const levelsOf = (letters: string) =>
    new Set(items.words.flatMap(({ name, level }) => (name.startsWith(letters) ? level : [])));
  expect([levelsOf('delta'), levelsOf('echo')]).toEqual([new Set([5]), new Set([3])]);
  const answers = [...said(NON_WORDS.slice(0, 8), 0), ...said(namesOf('echo', 14), 1)];
  expect(await me.api.vocabulary.placement.save({ answers })).toMatchObject({ reliable: 1, skipped: 14 });
  await site.rows(`update content_items set status = 'published' where id in ($1, $2)`, [one, two]);
  await site.rows(`update content_items set status = 'retired' where slug in ('banded', 'bare')`);
});

test('a peak is spread over the next days and comes back there', async () => {
  const me = await learnerOf(site, [one], 20);
  await send(me, ...(await cards(me, 'learn')).map(({ word }) => ({ vocabulary_id: word.id, grade: 3 })));
  await me.api.vocabulary.learnPlan.save({ unit: 'minutes', amount: 1, days: EVERY_DAY });
  const before = await todayOf(me);
  expect(Math.max(...before.load.map(({ count }) => count))).toBe(20);
  const { moved } = await me.api.vocabulary.learnPlan.spread();
  expect(moved).toBe(20 - before.cap);
  const after = await todayOf(me);
  expect(Math.max(...after.load.map(({ count }) => count))).toBe(after.cap);
  expect(after.load.reduce((sum, { count }) => sum + count, 0)).toBe(20);
});

/** An exam in so many days. */
const examIn = (me: Learner, days: number) =>
  site.rows('update users set exam_date = $2 where id = $1', [
    me.id,
    new Date(site.deps.now().getTime() + days * DAY * 1000),
  ]);

test('nothing is promised without an exam, before there are answers, or for a day years ahead', async () => {
  const me = await learnerOf(site, [one]);
  expect(await me.api.vocabulary.learnPlan.getPromise()).toEqual({ state: 'no_exam' });
  await examIn(me, 100);
  expect(await me.api.vocabulary.learnPlan.getPromise()).toEqual({ state: 'too_little', missing: 50 });
  await examIn(me, 4000);
  expect(await me.api.vocabulary.learnPlan.getPromise()).toEqual({ state: 'too_far', days: 365 });
});

/** Met a week ago, and enough answers since; every third at first sight. */
async function wellKnown(me: Learner): Promise<void> {
  await send(me, { vocabulary_id: await firstWord(me), grade: 3 });
  await site.rows(
    `insert into word_cards (user_id, vocabulary_id, stability, difficulty, day, due, first_grade, reviews, lapses, row, hard)
     select $1, id, 12, 5, (select day from word_days where user_id = $1) - 7, null,
       case when row_number() over () % 3 = 0 then 4 else 3 end, 2, 0, 2, false
     from vocabulary where slug like 'alfa%' on conflict do nothing`,
    [me.id],
  );
  await site.rows('update word_memories set reviews = 60 where user_id = $1', [me.id]);
}

test('the promise is within what there is to know, without what was known at first sight', async () => {
  const me = await learnerOf(site, [one, two], 15);
  await examIn(me, 30);
  await wellKnown(me);
  await expect.poll(async () => (await me.api.vocabulary.learnPlan.getPromise()).state).toBe('promised');
  const promise = await me.api.vocabulary.learnPlan.getPromise();
  if (promise.state !== 'promised') throw new Error('no promise');
  const [{ n: easy } = { n: 0 }] = await site.rows<{ n: number }>(
    'select count(*)::int as n from word_cards where user_id = $1 and first_grade = 4',
    [me.id],
  );
  expect(easy).toBeGreaterThanOrEqual(9);
  expect(promise.of).toBe(60 - easy);
  expect(promise.low).toBeLessThan(promise.about);
  expect(promise.high).toBeGreaterThan(promise.about);
  expect(promise.high).toBeLessThanOrEqual(promise.of);
  expect(promise.today).toBeLessThanOrEqual(30 - easy);
  expect(promise.stopped.at(-1)?.known).toBeLessThanOrEqual(promise.today);
  expect(promise.way[0]?.day).toBe((await todayOf(me)).day);
});

test('a reckoning that fails is told to the operator, and tried again with the next question', async () => {
  const me = await learnerOf(site, [one], 15);
  await examIn(me, 30);
  await wellKnown(me);
  const told: unknown[] = [];
  let fails = true;
  const settings = Object.defineProperty({ ...site.deps.settings }, 'CONTENT_STATUS', {
    get: () => {
      if (fails) throw new Error('no such setting');
      return 'published';
    },
  });
  const goals = goalsService(site.deps);
  const getPromise = promises({ ...site.deps, goals, settings }, (error) => told.push(error));
  expect(await getPromise(me.id)).toEqual({ state: 'counting' });
  await expect.poll(() => told.length).toBe(1);
  expect(String(told[0])).toContain('no such setting');
  fails = false;
  await expect.poll(async () => (await getPromise(me.id)).state).toBe('promised');
});
