import type { UserInfo } from '@ninefold/contract/identity';
import { type FIRST_TIME, noScores, pastFromMock, pastScoresOf, TAKEN_BEFORE } from '@ninefold/core/bands/past-scores';
import {
  MINUTES_PER_DAY,
  nextStep,
  type PlanDraft,
  type PlanStep,
  previousStep,
} from '@ninefold/core/planner/plan-draft';
import {
  clampTarget,
  DEFAULT_STRATEGY,
  DEFAULT_TARGET,
  overallOf,
  type Strategy,
  SUGGESTED_TARGETS,
  strategyOf,
  strategyTargets,
  suggestedAim,
} from '@ninefold/core/planner/targets';
import { scoresIn } from '@ninefold/core/score-fields';
import { forEverySkill, type Skill, type SkillScores } from '@ninefold/core/skills';
import { addDays, type Day, dayAt } from '@ninefold/core/time/day';

/** The wizard's state until the plan is completed, and how each answer of the learner changes it. Pure. */
export type HeldPlan = {
  step: PlanStep;
  draft: PlanDraft;
  /** One is always chosen. */
  strategy: Strategy;
  /** The overall the learner aims at; past scores may lift the average of the four above it. */
  aim: number;
  /** The learner has set an aim or a target: what is suggested no longer changes it. */
  own: boolean;
  /** The question about the mock scores has been answered: it is asked once. */
  mockOffered: boolean;
};

export type PlanEvent =
  | { type: 'went_on' }
  | { type: 'went_back' }
  | { type: 'wants_changes' }
  | { type: 'day_chosen'; day: Day }
  | { type: 'minutes_chosen'; minutes: number }
  | { type: 'history_chosen'; history: typeof TAKEN_BEFORE | typeof FIRST_TIME }
  | { type: 'mock_accepted'; mock: SkillScores }
  | { type: 'mock_declined' }
  | { type: 'past_entered'; skill: Skill; band: number }
  | { type: 'strategy_chosen'; strategy: Strategy }
  | { type: 'overall_aimed'; overall: number }
  | { type: 'target_moved'; skill: Skill; target: number }
  | { type: 'started_over'; plan: HeldPlan };

export function afterEvent(plan: HeldPlan, event: PlanEvent): HeldPlan {
  const { draft, step } = plan;
  const withDraft = (change: Partial<PlanDraft>): HeldPlan => ({ ...plan, draft: { ...draft, ...change } });
  switch (event.type) {
    case 'went_on':
      return arrivedAt(nextStep(step, draft.history), plan);
    case 'went_back':
      return { ...plan, step: previousStep(step, draft.history) };
    case 'wants_changes':
      return { ...plan, step: 1 };
    case 'day_chosen':
      return withDraft({ examDay: event.day });
    case 'minutes_chosen':
      return withDraft({ minutesPerDay: event.minutes });
    case 'history_chosen':
      return withDraft(withPast(draft, pastScoresOf(event.history, draft.past), event.history));
    case 'mock_accepted':
      return {
        ...withDraft(withPast(draft, pastFromMock(event.mock), TAKEN_BEFORE)),
        mockOffered: true,
        step: nextStep(step, TAKEN_BEFORE),
      };
    case 'mock_declined':
      return { ...plan, mockOffered: true, step: nextStep(step, draft.history) };
    case 'past_entered':
      return withDraft(withPast(draft, { ...draft.past, [event.skill]: event.band }, draft.history));
    case 'strategy_chosen':
      return aimedAt(plan.aim, { ...plan, strategy: event.strategy, own: true });
    case 'overall_aimed':
      return aimedAt(event.overall, { ...plan, own: true });
    case 'target_moved': {
      const target = clampTarget(event.target, draft.past[event.skill]);
      const targets = { ...draft.targets, [event.skill]: target };
      return { ...withDraft({ targets }), aim: overallOf(targets), own: true };
    }
    case 'started_over':
      return event.plan;
  }
}

/** Whoever comes to the targets without having set any finds a strategy and an aim that goes beyond the past. */
function arrivedAt(step: PlanStep, plan: HeldPlan): HeldPlan {
  const arrived = { ...plan, step };
  return step === 3 && !plan.own ? aimedAt(suggestedAim(plan.draft.past), arrived) : arrived;
}

const aimedAt = (aim: number, plan: HeldPlan): HeldPlan => ({
  ...plan,
  aim,
  draft: { ...plan.draft, targets: strategyTargets(aim, plan.strategy, plan.draft.past) },
});

/** A target below a past score just entered moves up to it. */
function withPast({ targets }: PlanDraft, past: SkillScores, history: PlanDraft['history']): Partial<PlanDraft> {
  return { past, history, targets: forEverySkill((skill) => clampTarget(targets[skill], past[skill])) };
}

/** Before the learner has answered anything: the test is tomorrow, with the suggested targets. */
export const freshPlan = (step: PlanStep, today: Day): HeldPlan => ({
  step,
  draft: {
    examDay: addDays(today, 1),
    history: 0,
    past: noScores(),
    targets: SUGGESTED_TARGETS,
    minutesPerDay: MINUTES_PER_DAY.standard,
  },
  strategy: DEFAULT_STRATEGY,
  aim: DEFAULT_TARGET,
  own: false,
  mockOffered: false,
});

/** The plan that was saved last, to be changed. */
export function planOf(me: UserInfo, step: PlanStep): HeldPlan {
  const past = scoresIn('past_score', me);
  const targets = scoresIn('target_score', me);
  const aim = overallOf(targets);
  return {
    step,
    draft: {
      examDay: me.exam_date === 0 ? '' : dayAt(me.exam_date, me.time_zone),
      history: me.is_ielts,
      past,
      targets,
      minutesPerDay: me.minutes_per_day,
    },
    strategy: strategyOf(targets, aim, past) ?? DEFAULT_STRATEGY,
    aim,
    own: true,
    mockOffered: false,
  };
}
