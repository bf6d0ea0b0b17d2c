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

test('a whole test with a checked question has no band: it was not sat', async () => {
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
  expect(result).toMatchObject({ right: 40, band: null });
  expect(result.questions[0]?.checked).toBe(1);
  const sat = await start(learner, { id: site.id('set-1'), mode: 'practice' });
  expect((await handIn(learner, sat, answers)).band?.band).toBe(9);
});

test('in the exam nobody tells you; after the end neither', async () => {
  const learner = await site.guest();
  const exam = await start(learner, { id: passage });
  const ask = (id: number, key: string) => learner.api.attempt.checkOne({ attempt_id: id, key, value: 'x' });
  expect(await refusal(ask(exam.id, q(1)))).toBe('forbidden');
  const practice = await start(learner, { id: passage, mode: 'practice' });
  expect((await refused(ask(practice.id, `${passage}.q99`))).fields).toEqual(['key']);
  expect((await refused(ask(practice.id, '999999.q1'))).fields).toEqual(['key']);
  await handIn(learner, practice);
  expect(await refusal(ask(practice.id, q(1)))).toBe('attempt_closed');
});
