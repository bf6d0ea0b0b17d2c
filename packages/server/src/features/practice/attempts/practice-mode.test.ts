import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, refused } from '#features/identity/identity.testing.ts';
import { handIn, keysOf, openPracticeSite, type PracticeSite, rightAnswers, start } from './attempts.testing.ts';

let site: PracticeSite;
let passage: number;
beforeAll(async () => {
  site = await openPracticeSite();
  passage = site.id('set1-passage-1');
});
afterAll(() => site.close());

const q = (n: number) => `${passage}.q${n}`;

test('one question is checked at once, with key, reason and explanation, and only that one', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: passage, mode: 'practice' });
  expect(attempt).toMatchObject({ ends_at: 0, left_ms: -1, check_seconds: 0 });
  const wrong = await learner.api.attempt.checkOne({ attempt_id: attempt.id, key: q(1), value: 'spike' });
  expect(wrong).toMatchObject({
    key: q(1),
    right: 0,
    total: 1,
    reason: 'PLURAL',
    answer: ['spikes'],
    given: ['spike'],
  });
  expect(wrong.explain.en).toContain('spikes');
  expect(learner.last.body).not.toContain('waist');
  const right = await learner.api.attempt.checkOne({ attempt_id: attempt.id, key: q(1), value: 'Spikes' });
  expect(right).toMatchObject({ right: 1, reason: '' });
  const now = await learner.api.attempt.getAttempt({ attempt_id: attempt.id });
  expect(now).toMatchObject({ checked: [q(1)], answers: {} });
});

test('a question whose key was shown is not found alone, and practice has no band', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: site.id('set-1'), mode: 'practice' });
  await learner.api.attempt.checkOne({ attempt_id: attempt.id, key: q(1), value: 'x' });
  const answers = rightAnswers(
    await keysOf(
      site,
      attempt.papers.map(({ id }) => id),
    ),
  );
  const result = await handIn(learner, attempt, answers);
  expect(result).toMatchObject({ right: 39, checked: 1, wrong: 0, blank: 0, total: 40, band: null });
  expect(result.questions[0]).toMatchObject({ checked: 1, right: 1 });
  // Wherever it is counted, it is counted alike.
  expect(result.types.reduce((sum, { right }) => sum + right, 0)).toBe(39);
  expect(result.groups.reduce((sum, { right }) => sum + right, 0)).toBe(39);
  expect(result.papers.map(({ right }) => right)).toEqual([12, 13, 14]);
  const { list } = await learner.api.reading.getJianYaList({});
  expect(list.find(({ id }) => id === site.id('set-1'))?.mine).toMatchObject({ best: 39, best_band: -1 });
  const unaided = await start(learner, { id: site.id('set-1'), mode: 'practice' });
  site.later(1800);
  expect(await handIn(learner, unaided, answers)).toMatchObject({ right: 40, checked: 0, band: null });
});

test('in the exam nobody tells you; after the end neither', async () => {
  const learner = await site.guest();
  const exam = await start(learner, { id: passage });
  const ask = (id: number, key: string) => learner.api.attempt.checkOne({ attempt_id: id, key, value: 'x' });
  expect(await refusal(ask(exam.id, q(1)))).toBe('forbidden');
  const beside = await start(learner, { id: site.id('set-1'), mode: 'practice' });
  // The exam is still open: a practice of the same paper beside it must not give its answers away.
  expect(await refusal(ask(beside.id, q(1)))).toBe('attempt_open');
  expect(learner.last.body).not.toContain('spikes');
  await handIn(learner, exam);
  expect(await ask(beside.id, q(1))).toMatchObject({ answer: ['spikes'] });
  const practice = await start(learner, { id: passage, mode: 'practice' });
  expect((await refused(ask(practice.id, `${passage}.q99`))).fields).toEqual(['key']);
  expect((await refused(ask(practice.id, '999999.q1'))).fields).toEqual(['key']);
  await handIn(learner, practice);
  expect(await refusal(ask(practice.id, q(1)))).toBe('attempt_closed');
});
