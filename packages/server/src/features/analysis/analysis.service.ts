import type { analysis } from '@ninefold/contract/analysis';
import type { ParsedInput } from '@ninefold/contract/call';
import { MOST_ESSAYS } from '@ninefold/core/analysis/most-essays';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { AnalysisDeps } from './analysis-deps.ts';
import { bandsOf } from './bands.ts';
import { marksOf } from './marks.ts';
import { weekOf } from './week.ts';
import { yearOf } from './year.ts';

type In<K extends keyof typeof analysis> = ParsedInput<(typeof analysis)[K]>;

export type Analysis = ReturnType<typeof analysisService>;

/** What holds the learner back, and where the time went. */
export const analysisService = (deps: AnalysisDeps) => ({
  getMarks: (userId: number, asked: In<'getMarks'>) => marksOf(deps, userId, asked),
  getBands: (userId: number) => bandsOf(deps, userId),
  getYear: (userId: number) => yearOf(deps, userId),
  getWeek: (userId: number, { week }: In<'getWeek'>) => weekOf(deps, userId, week),

  async getCriteria(userId: number) {
    const essays = await deps.essays.scored(userId, MOST_ESSAYS);
    return { list: essays.map(({ score, at, ...essay }) => ({ ...essay, band: score, at: secondsOf(at) })) };
  },

  async getSpokenCriteria(userId: number) {
    const sittings = await deps.sittings.scored(userId, MOST_ESSAYS);
    return { list: sittings.map(({ score, at, ...sitting }) => ({ ...sitting, band: score, at: secondsOf(at) })) };
  },
});
