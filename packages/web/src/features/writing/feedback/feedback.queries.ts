import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export type Detail = Output<Contract['writing']['getScoreDetail']>;
export type Info = Output<Contract['writing']['getTopicInfo']>;
export type DiffRow = Output<Contract['writing']['getFeedbackDiff']>['feedbackDiff'][number];

/** A draft by its number, or the newest scored one of a question or of a task. */
export type Wanted = { recordId: number } | { paperId: number } | { task: 1 | 2 };

const FEEDBACK = 'writing-feedback';

export const feedbackQueries = {
  all: () => ({ queryKey: [FEEDBACK] }),
  detail: (wanted: Wanted) =>
    queryOptions({
      queryKey: [FEEDBACK, 'detail', wanted],
      queryFn: () => ('task' in wanted ? newestOfTask(wanted.task) : api.writing.getScoreDetail(inputOf(wanted))),
      staleTime: 5_000,
    }),
  info: (recordId: number) =>
    queryOptions({
      queryKey: [FEEDBACK, 'info', recordId],
      queryFn: () => api.writing.getTopicInfo({ record_id: recordId }),
    }),
  diff: (recordId: number) =>
    queryOptions({
      queryKey: [FEEDBACK, 'diff', recordId],
      queryFn: () => api.writing.getFeedbackDiff({ record_id: recordId }),
    }),
};

const inputOf = (wanted: { recordId: number } | { paperId: number }) =>
  'recordId' in wanted ? { record_id: wanted.recordId } : { paper_id: wanted.paperId };

/** null: nothing of this task has been scored yet. */
async function newestOfTask(task: 1 | 2): Promise<Detail | null> {
  const list = task === 1 ? api.exercise.getEssayRecordList : api.exercise.getBigEssayRecordList;
  const newest = (await list({ status: 3, page_size: 1 })).list[0];
  return newest ? api.writing.getScoreDetail({ record_id: newest.record_id }) : null;
}
