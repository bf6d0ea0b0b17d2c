import { addDays, type Day } from '@ninefold/core/time/day';
import { mondayOf } from '@ninefold/core/time/local-day';
import type { AnalysisDeps } from './analysis-deps.ts';
import { learnerOf } from './learner.ts';
import { markedPapersRepo } from './marked-papers.repo.ts';

const ESSAYS = 30;

/** What one week brought, beside the week before. */
export async function weekOf(deps: AnalysisDeps, userId: number, asked: Day | undefined) {
  const { today, dayOf, startOf } = await learnerOf(deps, userId);
  const week = mondayOf(asked && asked < today ? asked : today);
  const next = addDays(week, 7);
  const [begin, end] = [startOf(week), startOf(next)];
  const papers = markedPapersRepo(deps.db);
  const [marks, before, essays, words, mended] = await Promise.all([
    papers.sumBetween(userId, begin, end),
    papers.sumBetween(userId, startOf(addDays(week, -7)), begin),
    deps.essays.scored(userId, ESSAYS),
    deps.learning.daysSince(userId, week),
    deps.mistakes.mendedIn(userId, week),
  ]);
  const mine = words.filter(({ day }) => day < next);
  return {
    week,
    marks,
    before,
    essays: essays
      .filter(({ at }) => dayOf(at) >= week && dayOf(at) < next)
      .map(({ id, task, draft, score }) => ({ id, task, draft, band: score })),
    words: {
      answers: mine.reduce((sum, { answers }) => sum + answers, 0),
      recalled: mine.reduce((sum, { recalled }) => sum + recalled, 0),
    },
    mended,
  };
}
