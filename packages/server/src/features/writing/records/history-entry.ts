import { RECORD_TYPES } from '@ninefold/core/history/record-types';
import { ESSAY_STATUS, type EssayTask } from '@ninefold/core/writing/essay-state';
import type { RecordEntry, Standing } from '#features/history/history-index.service.ts';
import type { RecordRow } from './records.repo.ts';

export const recordTypeOf = (task: EssayTask) =>
  task === 1 ? RECORD_TYPES.writing_task_1 : RECORD_TYPES.writing_task_2;

/** A draft as the history tells of it. */
export const historyEntry = (row: RecordRow, topic: string): RecordEntry => ({
  type: recordTypeOf(row.task),
  record_id: row.id,
  user_id: row.user_id,
  title: row.title,
  about: row.question,
  doors: {
    mode: row.mode,
    kind: row.paper_id > 0 ? 'paper' : 'own',
    source_id: row.paper_id || (row.prompt_id ?? 0),
    papers: row.paper_id > 0 ? [row.paper_id] : [],
    redo: false,
  },
  topics: topic ? [topic] : [],
  question_types: [row.type],
  right: 0,
  total: 0,
  started_at: row.created_at,
  ...standingOf(row),
});

/** Scored, handed in, or still the learner's to write on. */
export function standingOf(row: RecordRow): Standing {
  return {
    state: stateOf(row),
    band: row.score,
    duration: row.seconds,
    update_time: row.handed_in_at ?? row.saved_at,
  };
}

function stateOf({ status, handed_in_at }: RecordRow): Standing['state'] {
  if (status === ESSAY_STATUS.scored) return 'done';
  if (status === ESSAY_STATUS.scoring) return 'scoring';
  return handed_in_at ? 'handed_in' : 'open';
}
