import type { UserInfo } from '@ninefold/contract/identity';
import { noScores } from '@ninefold/core/bands/past-scores';
import { overallOf } from '@ninefold/core/planner/targets';
import { describe, expect, test } from 'vitest';
import { afterEvent, freshPlan, type HeldPlan, type PlanEvent, planOf } from './plan-draft-state.ts';

const fresh = freshPlan(1, '2026-11-15');
const after = (plan: HeldPlan, ...events: PlanEvent[]) => events.reduce(afterEvent, plan);
const scores = (listening: number, reading: number, writing: number, speaking: number) => ({
  listening,
  reading,
  writing,
  speaking,
});

test('a new plan: tomorrow, no answer about the past, the suggested targets, an hour a day', () => {
  expect(fresh.draft).toEqual({
    examDay: '2026-11-16',
    history: 0,
    past: noScores(),
    targets: scores(6.5, 6.5, 5.5, 5.5),
    minutesPerDay: 60,
  });
});

describe('past scores', () => {
  test('the mock scores are copied, each onto the scale; what was not tested stays open', () => {
    const plan = after(
      { ...fresh, draft: { ...fresh.draft, history: 1 } },
      { type: 'mock_accepted', mock: scores(6.5, 9.5, -1, 5) },
    );
    expect(plan.draft.past).toEqual(scores(6.5, 9, -1, 5));
    expect([plan.step, plan.mockOffered, plan.draft.history]).toEqual([2, true, 1]);
  });

  test('declined, the learner goes on without them and is not asked again', () => {
    const plan = after(fresh, { type: 'history_chosen', history: 1 }, { type: 'mock_declined' });
    expect([plan.step, plan.mockOffered, plan.draft.past]).toEqual([2, true, noScores()]);
  });

  test('"first time" resets what was entered before', () => {
    const plan = after(
      fresh,
      { type: 'history_chosen', history: 1 },
      { type: 'past_entered', skill: 'reading', band: 7 },
      { type: 'history_chosen', history: 2 },
    );
    expect(plan.draft.past).toEqual(noScores());
  });

  test('a target below a score just entered moves up to it', () => {
    const plan = after(fresh, { type: 'past_entered', skill: 'writing', band: 7 });
    expect(plan.draft.targets).toEqual(scores(6.5, 6.5, 7, 5.5));
  });
});

describe('steps', () => {
  test('the first-time learner skips the past scores, both ways', () => {
    const plan = after(fresh, { type: 'history_chosen', history: 2 }, { type: 'went_on' });
    expect(plan.step).toBe(3);
    expect(after(plan, { type: 'went_back' }).step).toBe(1);
  });

  test('adjusting leads back to the exam date and keeps every answer', () => {
    const plan = after({ ...fresh, step: 4 }, { type: 'wants_changes' });
    expect(plan).toEqual({ ...fresh, step: 1 });
  });

  test('starting over forgets every answer', () => {
    const plan = after(
      fresh,
      { type: 'past_entered', skill: 'reading', band: 7 },
      { type: 'started_over', plan: fresh },
    );
    expect(plan).toEqual(fresh);
  });
});

describe('targets', () => {
  test('the overall moves the skills by the strategy chosen', () => {
    expect(after(fresh, { type: 'overall_aimed', overall: 7 }).draft.targets).toEqual(scores(7.5, 7.5, 6.5, 6.5));
    const balanced = after(fresh, { type: 'strategy_chosen', strategy: 'balanced' });
    expect(balanced.draft.targets).toEqual(scores(6, 6, 6, 6));
    expect(after(balanced, { type: 'overall_aimed', overall: 7 }).draft.targets).toEqual(scores(7, 7, 7, 7));
  });

  test('on arrival one strategy is chosen and nothing promises +0.0', () => {
    const past = scores(7, 7, 7, 7);
    const plan = after(
      fresh,
      { type: 'history_chosen', history: 1 },
      { type: 'mock_accepted', mock: past },
      { type: 'went_on' },
    );
    expect([plan.step, plan.strategy, plan.aim]).toEqual([3, 'strengths', 7.5]);
    expect(plan.draft.targets).toEqual(scores(8, 8, 7, 7));
    expect(overallOf(plan.draft.targets)).toBe(7.5);
  });

  test('what the learner has set stays when they come back to the targets', () => {
    const plan = after(
      fresh,
      { type: 'history_chosen', history: 2 },
      { type: 'went_on' },
      { type: 'overall_aimed', overall: 7 },
      { type: 'went_back' },
      { type: 'went_on' },
    );
    expect([plan.aim, plan.draft.targets]).toEqual([7, scores(7.5, 7.5, 6.5, 6.5)]);
  });

  test('balanced keeps the aim where the past lifts the average: the slider stays under the finger', () => {
    const plan = after(
      fresh,
      { type: 'mock_accepted', mock: scores(8, 8, 5, 5) },
      { type: 'strategy_chosen', strategy: 'balanced' },
      { type: 'overall_aimed', overall: 7 },
    );
    expect(plan.draft.targets).toEqual(scores(8, 8, 7, 7));
    expect([plan.aim, overallOf(plan.draft.targets)]).toEqual([7, 7.5]);
    expect(after(plan, { type: 'overall_aimed', overall: 6.5 }).draft.targets).toEqual(scores(8, 8, 6.5, 6.5));
  });

  test('one skill cannot be pulled below its past score', () => {
    const plan = after(
      fresh,
      { type: 'past_entered', skill: 'speaking', band: 6 },
      { type: 'target_moved', skill: 'speaking', target: 4 },
    );
    expect(plan.draft.targets.speaking).toBe(6);
  });
});

test('a saved plan is opened as it was saved, its day in the zone of the learner', () => {
  const me = {
    exam_date: Date.parse('2027-01-16T00:00:00+08:00') / 1000,
    time_zone: 'Asia/Shanghai',
    is_ielts: 1,
    past_score_listen: 6,
    past_score_read: 6.5,
    past_score_write: -1,
    past_score_speak: 5.5,
    target_score_listen: 7.5,
    target_score_read: 7.5,
    target_score_write: 6.5,
    target_score_speak: 6.5,
    minutes_per_day: 90,
  } as UserInfo;
  expect(planOf(me, 1).draft).toEqual({
    examDay: '2027-01-16',
    history: 1,
    past: scores(6, 6.5, -1, 5.5),
    targets: scores(7.5, 7.5, 6.5, 6.5),
    minutesPerDay: 90,
  });
});
