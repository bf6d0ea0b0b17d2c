// @postgres: order of books, days chosen anew
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusal } from '#features/identity/identity.testing.ts';
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
import { openWordsSite, type WordsSite } from './vocabulary.testing.ts';

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

test('what another program knew of a word is kept, unless the word was asked here before', async () => {
  const me = await learnerOf(site, [one], 3);
  const [card] = await cards(me, 'learn');
  await send(me, { vocabulary_id: card!.word.id, grade: 3 });
  const schedule = { interval: 12, days_ago: 12, reviews: 7, lapses: 1 };
  const known = ['waist', 'waist', 'xqztl', card!.word.name].map((name) => ({ name, ...schedule }));
  expect(await me.api.vocabulary.importSchedules({ cards: known })).toEqual({ taken: 1 });
  expect(await me.api.vocabulary.importSchedules({ cards: known })).toEqual({ taken: 0 });
  await me.api.vocabulary.importWords({ words: [{ name: 'waist' }], dry: 0 });
  const [row] = (await me.api.vocabulary.notebook.find({})).list;
  const { day } = await me.api.vocabulary.learnPlan.getTodayReport();
  expect(row).toMatchObject({ state: 'learning', interval: 12, reviews: 7, lapses: 1, due: day });
  expect((await cards(me, 'review')).map(({ word }) => word.name)).toEqual(['waist']);
  const far = [{ name: 'waist', ...schedule, interval: 36_501 }];
  expect(await refusal(me.api.vocabulary.importSchedules({ cards: far }))).toBe('invalid_input');
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
