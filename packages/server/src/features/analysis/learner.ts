import { scoresIn } from '@ninefold/core/score-fields';
import { type Day, dayAt, startOfDay } from '@ninefold/core/time/day';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { AnalysisDeps } from './analysis-deps.ts';

export type AnalysisLearner = Awaited<ReturnType<typeof learnerOf>>;

/** The learner's calendar and targets. */
export async function learnerOf({ db, now, goals }: AnalysisDeps, userId: number) {
  const learner = await goals.find(db, userId);
  if (!learner) throw new AppError('not_logged_in');
  const { time_zone, exam_date } = learner;
  const dayOf = (at: Date): Day => dayAt(secondsOf(at), time_zone);
  return {
    id: userId,
    timeZone: time_zone,
    today: dayOf(now()),
    exam: exam_date ? dayOf(exam_date) : null,
    targets: scoresIn('target_score', learner),
    dayOf,
    startOf: (day: Day): Date => new Date(startOfDay(day, time_zone) * 1000),
  };
}
