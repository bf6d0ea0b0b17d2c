import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import type { AnalysisSearch, PaperSkill } from './analysis-search.ts';

export type Marks = Output<Contract['analysis']['getMarks']>;
export type Bands = Output<Contract['analysis']['getBands']>;
export type SkillBands = Bands['skills'][number];
export type Year = Output<Contract['analysis']['getYear']>;
export type Week = Output<Contract['analysis']['getWeek']>;
export type PlanDays = Output<Contract['plan']['getDays']>['days'];

const ANALYSIS = 'analysis';
// Whoever comes here has just done something.
const staleTime = 5_000;

export const analysisQueries = {
  marks: (skill: PaperSkill, days: NonNullable<AnalysisSearch['days']>) =>
    queryOptions({
      queryKey: [ANALYSIS, 'marks', skill, days],
      queryFn: () => api.analysis.getMarks({ skill, days }),
      // Another period of the same skill comes in its place; another skill begins anew.
      placeholderData: (before, query) => (query?.queryKey[2] === skill ? keepPreviousData(before) : undefined),
      staleTime,
    }),
  bands: () => queryOptions({ queryKey: [ANALYSIS, 'bands'], queryFn: () => api.analysis.getBands(), staleTime }),
  criteria: () =>
    queryOptions({ queryKey: [ANALYSIS, 'criteria'], queryFn: () => api.analysis.getCriteria(), staleTime }),
  spoken: () =>
    queryOptions({ queryKey: [ANALYSIS, 'spoken'], queryFn: () => api.analysis.getSpokenCriteria(), staleTime }),
  slips: () => queryOptions({ queryKey: [ANALYSIS, 'slips'], queryFn: () => api.writing.getErrorKinds({}), staleTime }),
  book: () => queryOptions({ queryKey: [ANALYSIS, 'book'], queryFn: () => api.mistakes.getSummary(), staleTime }),
  words: () =>
    queryOptions({
      queryKey: [ANALYSIS, 'words'],
      queryFn: () => api.vocabulary.learnPlan.getPromise(),
      staleTime: 60_000,
    }),
  year: () => queryOptions({ queryKey: [ANALYSIS, 'year'], queryFn: () => api.analysis.getYear(), staleTime }),
  week: (week: string) =>
    queryOptions({
      queryKey: [ANALYSIS, 'week', week],
      queryFn: () => api.analysis.getWeek({ week }),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  /** The plan of a week, from the day after this one on. */
  plan: (after: string) =>
    queryOptions({
      queryKey: [ANALYSIS, 'plan', after],
      queryFn: () => api.plan.getDays({ after, limit: 7 }),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  today: () => queryOptions({ queryKey: [ANALYSIS, 'today'], queryFn: () => api.plan.getToday(), staleTime }),
};
