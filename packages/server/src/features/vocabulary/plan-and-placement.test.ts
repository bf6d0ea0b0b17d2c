// @postgres: placement, days chosen anew
import { NON_WORDS } from '@ninefold/core/vocabulary/non-words';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const said = (names: readonly string[], known: 0 | 1) => names.map((name) => ({ name, known }));
const namesOf = (letters: string, count: number) => Array.from({ length: count }, (_, n) => `${letters}${n}`);

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
