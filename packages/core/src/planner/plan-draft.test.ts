import { expect, test } from 'vitest';
import { noScores } from '../bands/past-scores.ts';
import { firstStep, nextStep, type PlanDraft, previousStep, stepProblem } from './plan-draft.ts';
import { SUGGESTED_TARGETS } from './targets.ts';

const today = '2027-01-16';
const draft: PlanDraft = {
  examDay: '2027-01-17',
  history: 2,
  past: noScores(),
  targets: SUGGESTED_TARGETS,
  minutesPerDay: 60,
};

test.each([
  { step: 1, change: {}, problem: null, why: 'date and history are there' },
  { step: 1, change: { examDay: today }, problem: null, why: 'today is allowed' },
  { step: 1, change: { examDay: '' }, problem: 'date_missing', why: '“please set the exam date”' },
  { step: 1, change: { examDay: '2027-02-30' }, problem: 'date_missing', why: 'there is no such day' },
  { step: 1, change: { examDay: '2027-01-15' }, problem: 'date_past', why: 'no dates before today' },
  { step: 1, change: { history: 0 }, problem: 'history_missing', why: '“please choose whether you have taken IELTS”' },
  { step: 1, change: { examDay: '', history: 0 }, problem: 'date_missing', why: 'the date is asked for first' },
  { step: 1, change: { minutesPerDay: 7 }, problem: 'minutes_wrong', why: 'steps of five from 15 on' },
  { step: 2, change: { past: { ...noScores(), writing: 6.5 } }, problem: null, why: 'one score is enough' },
  { step: 2, change: {}, problem: null, why: 'all “--” is allowed' },
  { step: 2, change: { past: { ...noScores(), writing: 6.3 } }, problem: 'past_wrong', why: 'half bands only' },
  { step: 3, change: {}, problem: null, why: 'the suggestion is fine' },
  { step: 3, change: { past: { ...noScores(), reading: 7 } }, problem: 'target_wrong', why: 'below the past score' },
  { step: 4, change: {}, problem: null, why: 'nothing to fill in' },
] as const)('step $step: $problem, because $why', ({ step, change, problem }) => {
  expect(stepProblem(step, { ...draft, ...change }, today)).toBe(problem);
});

test('it opens at the start if the plan is not done, at the exam date if it is; a phone skips the intro', () => {
  expect([firstStep(false, false), firstStep(true, false), firstStep(false, true)]).toEqual([0, 1, 1]);
});

test('past scores are asked only if taken before, in both directions', () => {
  expect([nextStep(1, 1), nextStep(1, 2), previousStep(3, 1), previousStep(3, 2)]).toEqual([2, 3, 2, 1]);
  expect([nextStep(4, 1), previousStep(0, 1)]).toEqual([4, 0]);
});
