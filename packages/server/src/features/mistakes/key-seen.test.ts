import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  handIn,
  keysOf,
  openPracticeSite,
  type PracticeSite,
  rightAnswers,
  start,
} from '#features/practice/attempts/attempts.testing.ts';
import { type Api, answer, DAY, newLearner, numbered, PASSAGE, rightFor, sit } from './mistakes.testing.ts';

/** A right answer proves nothing on a day on which its key was on the screen, wherever that was. */

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
}, 180_000);
afterAll(() => site.close());

async function dueCard(learner: Api) {
  const [card] = (await learner.api.mistakes.getToday({})).list;
  if (!card) throw new Error('nothing is due');
  return card;
}

test('opened before it is answered, a right answer is worth nothing that day', async () => {
  const learner = await newLearner(site);
  await sit(site, learner, { 7: 'T' });
  site.later(DAY);
  const [card] = (await learner.api.mistakes.getToday({})).list;
  if (!card) throw new Error('nothing is due');
  await learner.api.mistakes.getInfo({ id: card.id });
  expect(await answer(learner, card.id, await rightFor(site, card))).toMatchObject({
    right: 1,
    verdict: 'key_just_seen',
    mistake: { state: 'open', rights: [] },
  });
});

test('so does a look at the review of the attempt', async () => {
  const learner = await newLearner(site);
  const { attempt } = await sit(site, learner, { 7: 'T' });
  site.later(DAY);
  const [card] = (await learner.api.mistakes.getToday({})).list;
  if (!card) throw new Error('nothing is due');
  await learner.api.attempt.getResult({ attempt_id: attempt.id });
  expect((await answer(learner, card.id, await rightFor(site, card))).verdict).toBe('key_just_seen');
});

test('and at the review of another attempt, in which it was right', async () => {
  const learner = await newLearner(site);
  await sit(site, learner, { 6: 'slegde', 7: 'T' });
  const right = await sit(site, learner, {});
  site.later(DAY);
  const { list } = await learner.api.mistakes.getToday({});
  expect(list.map(({ kind }) => kind).sort()).toEqual(['question', 'spelling']);
  await learner.api.attempt.getResult({ attempt_id: right.attempt.id });
  for (const card of list)
    expect((await answer(learner, card.id, await rightFor(site, card))).verdict).toBe('key_just_seen');
});

test('and a question that was checked in a new attempt', async () => {
  const learner = await newLearner(site);
  await sit(site, learner, { 7: 'T' });
  site.later(DAY);
  const card = await dueCard(learner);
  const attempt = await start(learner, { id: site.id(PASSAGE), mode: 'practice' });
  const key = 'key' in card.drill ? card.drill.key : '';
  await learner.api.attempt.checkOne({ attempt_id: attempt.id, key, value: 'NG' });
  expect((await answer(learner, card.id, await rightFor(site, card))).verdict).toBe('key_just_seen');
});

test('an answer that was wrong when it was checked, and corrected from the key, was lost all the same', async () => {
  const learner = await newLearner(site);
  const keys = await keysOf(site, [site.id(PASSAGE)]);
  const [lost, found] = [numbered(keys, 7).question, numbered(keys, 9).question];
  const attempt = await start(learner, { id: site.id(PASSAGE), mode: 'practice' });
  const answers = rightAnswers(keys);
  await learner.api.attempt.checkOne({ attempt_id: attempt.id, key: lost, value: 'T' });
  await learner.api.attempt.checkOne({ attempt_id: attempt.id, key: lost, value: 'NG' });
  await learner.api.attempt.checkOne({ attempt_id: attempt.id, key: found, value: answers[found] ?? '' });
  const { attempt: marked } = await handIn(learner, attempt, answers);
  const { list } = await learner.api.mistakes.getList({ attempt_id: marked.id });
  expect(list.map(({ place, kind }) => [place.source === 'attempt' && place.key, kind])).toEqual([[lost, 'question']]);
  const { solution } = await learner.api.mistakes.getInfo({ id: list[0]?.id ?? 0 });
  expect(solution).toMatchObject({
    last_given: ['T'],
    last_reason: 'WRONG',
    question: { given: ['T'], right: 0, answer: ['F'] },
  });
});

test('a list with solutions is for paper: it tells what is right, and an answer that day is worth nothing', async () => {
  const learner = await newLearner(site);
  await sit(site, learner, { 6: 'slegde', 7: 'T' });
  await learner.api.vocabulary.getWordList({ name: 'rope', exact: 1 });
  site.later(DAY);
  const asked = { skill: 'reading', kind: 'question' } as const;
  const plain = await learner.api.mistakes.getList(asked);
  expect(plain.list.map(({ solution }) => solution)).toEqual([undefined]);
  const [told] = (await learner.api.mistakes.getList({ ...asked, with_solutions: 1 })).list;
  expect(told?.solution).toMatchObject({ form: 'question', last_given: ['T'], question: { answer: ['F'] } });
  const words = await learner.api.mistakes.getList({ skill: 'words', kind: 'word', with_solutions: 1 });
  expect(words.list[0]?.solution).toMatchObject({ form: 'word', word: { name: 'rope' } });
  expect((await answer(learner, told?.id ?? 0, 'F')).verdict).toBe('key_just_seen');
});
