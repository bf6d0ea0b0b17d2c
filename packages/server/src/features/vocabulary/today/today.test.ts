// @postgres: days chosen anew
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookOf, cards, DAY, EVERY_DAY, learnerOf, send, todayOf } from '../learning.testing.ts';
import { openWordsSite, type WordsSite } from '../vocabulary.testing.ts';

let site: WordsSite;
let one: number;

beforeAll(async () => {
  site = await openWordsSite({ CONTENT_STATUS: 'published' });
  one = await bookOf(site, 'alfa', 30);
});
afterAll(() => site.close());

test('a day off asks for nothing until the learner wants ten minutes', async () => {
  const me = await learnerOf(site, [one]);
  // Neither today nor a day beside it, wherever on earth the learner is.
  const utcDay = site.deps.now().getUTCDay();
  const free = EVERY_DAY.filter((day) => ![0, 1, 6].includes((day - utcDay + 7) % 7));
  await me.api.vocabulary.learnPlan.save({ unit: 'minutes', amount: 10, days: free });
  expect((await me.api.vocabulary.learnPlan.getDetail()).is_study_day).toBe(0);
  expect(await cards(me, 'learn')).toEqual([]);
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

test('after a pause of ten days what has faded has half of the day, beside new words, though most of those bring more', async () => {
  const book = await bookOf(site, 'pause', 150);
  const me = await learnerOf(site, [book]);
  const words = await site.rows<{ id: number }>(
    'select vocabulary_id as id from book_words where book_id = $1 order by place limit 60',
    [book],
  );
  const exam = new Date(site.deps.now().getTime() + (6 * 3 + 10 + 35) * DAY * 1000);
  await site.rows('update users set exam_date = $2 where id = $1', [me.id, exam]);
  await me.api.vocabulary.learnPlan.save({ unit: 'minutes', amount: 15, days: EVERY_DAY });
  for (let from = 0; from < words.length; from += 10) {
    const graded = (some: typeof words, seconds: number) =>
      some.map(({ id }, n) => ({ vocabulary_id: id, grade: n === 0 ? 1 : 3, seconds }));
    // Quick looks and few misses: a new word brings this learner more than most of the old ones would.
    await send(
      me,
      ...graded(words.slice(Math.max(0, from - 10), from), 8),
      ...graded(words.slice(from, from + 10), 12),
    );
    site.later(3 * DAY);
  }
  site.later(10 * DAY);
  const { reviews, fresh } = await todayOf(me);
  const [{ n: overdue } = { n: 0 }] = await site.rows<{ n: number }>(
    'select count(*)::int as n from word_cards where user_id = $1 and due < $2',
    [me.id, Math.floor(site.deps.now().getTime() / (DAY * 1000))],
  );
  expect(overdue).toBeGreaterThan(40);
  const share = (reviews * 11) / (reviews * 11 + fresh * 12);
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.65);
  // Fifteen minutes, whatever they are made of.
  expect(reviews * 11 + fresh * 12).toBeGreaterThan(700);
  expect(reviews * 11 + fresh * 12).toBeLessThan(1000);
});
