import { isBand } from '../bands/band.ts';
import type { ExamHistory } from '../bands/past-scores.ts';
import { hasScore, SKILLS, type SkillScores } from '../skills.ts';
import { type Day, isDay } from '../time/day.ts';
import { wrongTargets } from './targets.ts';

/** What the wizard holds until the plan is completed. */
export type PlanDraft = {
  /** '' while none is chosen. */
  examDay: Day;
  history: ExamHistory;
  past: SkillScores;
  targets: SkillScores;
  minutesPerDay: number;
};

/** 0 intro, 1 exam date, 2 past scores, 3 targets, 4 the plan. */
export type PlanStep = 0 | 1 | 2 | 3 | 4;
export type StepProblem =
  | 'date_missing'
  | 'date_past'
  | 'history_missing'
  | 'past_wrong'
  | 'target_wrong'
  | 'minutes_wrong';

/** Steps of five minutes between a short break and four hours. */
export const MINUTES_PER_DAY = { min: 15, max: 240, step: 5, standard: 60 } as const;

export const isMinutesPerDay = (minutes: number): boolean =>
  Number.isInteger(minutes / MINUTES_PER_DAY.step) && minutes >= MINUTES_PER_DAY.min && minutes <= MINUTES_PER_DAY.max;

/** The first thing that keeps the learner on a step, or null. */
export function stepProblem(step: PlanStep, draft: PlanDraft, today: Day): StepProblem | null {
  if (step === 1) {
    if (!isDay(draft.examDay)) return 'date_missing';
    if (draft.examDay < today) return 'date_past';
    if (draft.history === 0) return 'history_missing';
    return isMinutesPerDay(draft.minutesPerDay) ? null : 'minutes_wrong';
  }
  if (step === 2) {
    const entered = SKILLS.map((skill) => draft.past[skill]).filter(hasScore);
    return entered.every(isBand) ? null : 'past_wrong';
  }
  if (step === 3) return wrongTargets(draft.targets, draft.past).length ? 'target_wrong' : null;
  return null;
}

/** A finished plan is opened at the exam date; the intro is for those who have none, and not on a phone. */
export function firstStep(planDone: boolean, mobile: boolean): PlanStep {
  return planDone || mobile ? 1 : 0;
}

/** Past scores are asked only of those who have some. */
export function nextStep(step: PlanStep, history: ExamHistory): PlanStep {
  if (step === 1 && history === 2) return 3;
  return Math.min(4, step + 1) as PlanStep;
}

export function previousStep(step: PlanStep, history: ExamHistory): PlanStep {
  if (step === 3 && history === 2) return 1;
  return Math.max(0, step - 1) as PlanStep;
}
