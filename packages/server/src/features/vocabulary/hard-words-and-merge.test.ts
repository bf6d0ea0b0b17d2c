// @postgres: merges of what two learnt
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, register } from '#features/identity/identity.testing.ts';
import {
  bookOf,
  cardRow,
  cards,
  DAY,
  firstWord,
  learnerOf,
  learnsFrom,
  review,
  send,
  todayOf,
  undo,
} from './learning.testing.ts';
import { openWordsSite, type WordsSite } from './vocabulary.testing.ts';

let site: WordsSite;
let book: number;
const WORDS = 60;

beforeAll(async () => {
  site = await openWordsSite({ CONTENT_STATUS: 'review' });
  book = await bookOf(site, 'zorb', WORDS);
});
afterAll(() => site.close());

const learner = () => learnerOf(site, [book]);

test('a word forgotten four times leaves the round and is learnt apart; two right days bring it back', async () => {
  const me = await learner();
  const id = await firstWord(me);
  await send(me, { vocabulary_id: id, grade: 3 });
  for (let lapse = 0; lapse < 4; lapse++) {
    site.later(DAY);
    await send(me, { vocabulary_id: id, grade: 1 });
  }
  expect((await cards(me, 'hard')).map(({ word }) => word.id)).toEqual([id]);
  site.later(DAY);
  expect((await cards(me, 'review')).map(({ word }) => word.id)).not.toContain(id);
  expect((await todayOf(me)).hard_count).toBe(1);
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
  const id = await firstWord(me);
  await send(me, { vocabulary_id: id, grade: 3 });
  site.later(10 * DAY);
  await send(me, { vocabulary_id: id, grade: 1, given: 'zorbb', form: 'word' });
  site.later(2 * DAY);
  expect((await cards(me, 'review')).find(({ word }) => word.id === id)?.form).toBe('word');
  const { list } = await me.api.vocabulary.getSmartList({ kind: 'misspelt' });
  expect(list.map(({ word }) => word.id)).toEqual([id]);
});

test('grades are refused under another account, and taken by the account a guest became, once', async () => {
  const guest = await learner();
  const [sent, kept] = await cards(guest, 'learn');
  const mine = review({ vocabulary_id: sent!.word.id, grade: 3 });
  const still = review({ vocabulary_id: kept!.word.id, grade: 3 });
  await guest.api.vocabulary.saveReviews({ reviews: [mine], by: guest.id });
  const stranger = await site.guest();
  const asStranger = stranger.api.vocabulary.saveReviews({ reviews: [still], by: guest.id });
  expect(await refusal(asStranger)).toBe('forbidden');
  // The guest's tab that stays open after the log-in in another one keeps its grades for the account.
  const cookies = new Map(guest.cookies);
  const account = await register(site, undefined, guest);
  const { results } = await account.api.vocabulary.saveReviews({ reviews: [mine, still], by: guest.id });
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(['already', 'taken']);
  expect((await todayOf(account)).done_fresh).toBe(2);
  for (const [name, value] of cookies) guest.cookies.set(name, value);
  expect(await refusal(guest.api.vocabulary.saveReviews({ reviews: [still], by: guest.id }))).toBe('not_logged_in');
});

test('at log-in a word that both learnt is what the answers of both make of it, and both days are one', async () => {
  const account = await register(site);
  await learnsFrom(site, account.user.id, [book]);
  const [both, own] = await cards(account, 'learn');
  await send(account, { vocabulary_id: both!.word.id, grade: 3, key: 'key-of-both' });
  site.later(3 * DAY);
  await send(account, { vocabulary_id: own!.word.id, grade: 3 });

  const guest = await learner();
  const words = await cards(guest, 'learn');
  await send(guest, { vocabulary_id: both!.word.id, grade: 4, key: 'of-the-guest' });
  await send(guest, { vocabulary_id: words[5]!.word.id, grade: 3, key: 'key-of-both' });
  const { id: guestId } = guest;
  await register(site, account.mobile, guest);

  // The guest's Easy was no first meeting: with the account's Good before it, it is the review three days later.
  const merged = await cardRow(site, account.user.id, both!.word.id);
  expect(merged).toMatchObject({ first_grade: 3, reviews: 2, lapses: 0 });
  const alone = await learner();
  await send(alone, { vocabulary_id: both!.word.id, grade: 4 });
  expect(merged!.stability).not.toBeCloseTo((await cardRow(site, alone.id, both!.word.id))!.stability, 3);
  expect(await todayOf(guest)).toMatchObject({ done_fresh: 3, done_reviews: 0, grades: [0, 0, 2, 1] });
  const [{ n } = { n: 0 }] = await site.rows<{ n: number }>(
    'select count(*)::int as n from word_reviews where user_id = $1',
    [account.user.id],
  );
  expect(n).toBe(4);
  for (const table of ['word_cards', 'word_reviews', 'word_days', 'word_memories', 'student_books', 'word_plans'])
    expect(await site.rows(`select 1 from ${table} where user_id = $1`, [guestId]), table).toEqual([]);
  // Taken back, the account's own answer is what is left.
  expect(await undo(guest, 'of-the-guest')).toBe('undone');
  expect(await cardRow(site, account.user.id, both!.word.id)).toMatchObject({ first_grade: 3, reviews: 1 });
  // What is asked for today is chosen for both together: nothing that was met already.
  expect((await cards(guest, 'learn')).map(({ word }) => word.id)).not.toContain(words[5]!.word.id);
});
