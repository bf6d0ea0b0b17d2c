import { evidenceFrom } from '@ninefold/core/memory/evidence';
import { type Outlook, outlookOf } from '@ninefold/core/memory/outlook';
import { type Day, dayAt } from '@ninefold/core/time/day';
import { secondsOf } from '@ninefold/core/time/seconds';
import { dayNumber } from '@ninefold/core/vocabulary/day';
import { paceOf } from '@ninefold/core/vocabulary/pace';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { LearningDeps } from './learning-deps.ts';
import { type Memory, memoriesRepo } from './memories.repo.ts';

/** A learner on a day of their own calendar. */
export type LearnerDay = {
  id: number;
  day: Day;
  today: number;
  /** The exam's day, ahead or past; null without one. */
  exam: number | null;
  examDay: Day | null;
};

export async function learnerDay(
  deps: Pick<LearningDeps, 'goals' | 'now'>,
  db: Db,
  userId: number,
): Promise<LearnerDay> {
  const goals = await deps.goals.find(db, userId);
  if (!goals) throw new AppError('not_logged_in');
  return dayOf(userId, goals, deps.now());
}

type Calendar = { time_zone: string; exam_date: Date | null };

export function dayOf(id: number, { time_zone, exam_date }: Calendar, now: Date): LearnerDay {
  const day = dayAt(secondsOf(now), time_zone);
  const examDay = exam_date ? dayAt(secondsOf(exam_date), time_zone) : null;
  return { id, day, today: dayNumber(day), exam: examDay === null ? null : dayNumber(examDay), examDay };
}

export const isAhead = ({ exam, today }: LearnerDay): boolean => exam !== null && exam > today;

export async function outlookFor(db: Db, learner: LearnerDay, freshFor?: number): Promise<Outlook> {
  return outlookFrom(learner, await memoriesRepo(db).find(learner.id), freshFor);
}

/** Without an exam ahead memory is ordinary FSRS: the exam stands on today. */
export function outlookFrom(learner: LearnerDay, memory: Memory | undefined, freshFor?: number): Outlook {
  const ahead = freshFor === undefined ? {} : { freshFor };
  const exam = isAhead(learner) ? (learner.exam ?? learner.today) : learner.today;
  if (!memory) return outlookOf({ today: learner.today, exam, ...ahead });
  const [again = 0, hard = 0, good = 0, easy = 0] = memory.first_grades;
  return outlookOf({
    today: learner.today,
    exam,
    ...ahead,
    evidence: evidenceFrom(memory.weights, memory.reviews),
    pace: paceOf(memory),
    counted: [again, hard, good, easy],
  });
}
