import type { Db } from '#db/db.ts';
import { isAhead, type LearnerDay, outlookFor } from '../store/learner.ts';
import { planOf } from '../store/plan-of.ts';

/** Without an exam four weeks are shown. */
const DAYS_SHOWN = 28;

/** The last day of the coming load: the day before the exam, or four weeks ahead. */
export const loadDays = (learner: LearnerDay): number =>
  Math.min(
    learner.today + DAYS_SHOWN,
    isAhead(learner) ? (learner.exam ?? learner.today) - 1 : Number.POSITIVE_INFINITY,
  );

/** About one review in seven is a miss. */
const SHARE_MISSED = 0.15;

/** How many reviews fit into a day of the plan; a new word is reckoned as a minute. */
export async function capOf(db: Db, learner: LearnerDay): Promise<number> {
  const { amount } = await planOf(db, learner.id);
  const { pace } = await outlookFor(db, learner);
  return Math.max(5, Math.floor((amount * 60) / (pace.review + SHARE_MISSED * pace.lapse)));
}
