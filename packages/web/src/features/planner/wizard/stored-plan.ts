import { isBand } from '@ninefold/core/bands/band';
import { isMinutesPerDay, type PlanDraft, type PlanStep } from '@ninefold/core/planner/plan-draft';
import { overallOf, STRATEGIES, type Strategy } from '@ninefold/core/planner/targets';
import { NONE, SKILLS, type SkillScores } from '@ninefold/core/skills';
import { isDay } from '@ninefold/core/time/day';
import { safeStorage } from '#platform/safe-storage.ts';
import type { HeldPlan } from '../plan-draft-state.ts';

/** Named after the learner: the next one on the same computer must not find it. */
const storedAs = (userId: number) => `nf-plan-draft-${userId}`;

export const storedPlan = {
  read: (userId: number): HeldPlan | null => readPlan(safeStorage.get(storedAs(userId))),
  write: (userId: number, plan: HeldPlan): void => safeStorage.set(storedAs(userId), JSON.stringify(plan)),
  forget: (userId: number): void => safeStorage.remove(storedAs(userId)),
};

/** What a reload finds: a whole plan with values it can have, or nothing. */
export function readPlan(stored: string | null): HeldPlan | null {
  if (!stored) return null;
  try {
    const plan: unknown = JSON.parse(stored);
    return isPlan(plan) ? { ...plan, ...aimOf(plan) } : null;
  } catch {
    return null;
  }
}

/** Left on this device by an older page, which kept neither: the targets are taken for the learner's own. */
const aimOf = ({ aim, own, draft }: OldPlan): Pick<HeldPlan, 'aim' | 'own'> => ({
  aim: typeof aim === 'number' && isBand(aim) ? aim : overallOf(draft.targets),
  own: own !== false,
});

type OldPlan = Omit<HeldPlan, 'aim' | 'own'> & Partial<HeldPlan>;

function isPlan(plan: unknown): plan is OldPlan {
  if (!isObject(plan)) return false;
  const { step, draft, strategy, mockOffered } = plan;
  return isStep(step) && isDraft(draft) && isStrategy(strategy) && typeof mockOffered === 'boolean';
}

const isStep = (step: unknown): step is PlanStep => [0, 1, 2, 3, 4].some((known) => known === step);

const isStrategy = (strategy: unknown): strategy is Strategy => STRATEGIES.some((known) => known === strategy);

function isDraft(draft: unknown): draft is PlanDraft {
  if (!isObject(draft)) return false;
  const { examDay, history, past, targets, minutesPerDay } = draft;
  return (
    (examDay === '' || (typeof examDay === 'string' && isDay(examDay))) &&
    [0, 1, 2].some((known) => known === history) &&
    areScores(past, (score) => score === NONE || isBand(score)) &&
    areScores(targets, isBand) &&
    typeof minutesPerDay === 'number' &&
    isMinutesPerDay(minutesPerDay)
  );
}

const areScores = (scores: unknown, fits: (score: number) => boolean): scores is SkillScores =>
  isObject(scores) &&
  SKILLS.every((skill) => {
    const score = scores[skill];
    return typeof score === 'number' && fits(score);
  });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
