import { RECORD_TYPES } from '@ninefold/core/history/record-types';
import { WHOLE_TEST } from '@ninefold/core/speaking/parts';
import type { RecordEntry } from '#features/history/history-index.service.ts';
import type { RecordRow } from './records.repo.ts';

/** Speaking has no training list: what other skills train in sets is said in the lessons of its courses. */
export function recordTypeOf({ part, origin }: Pick<RecordRow, 'part' | 'origin'>) {
  if (origin === 'lesson') return RECORD_TYPES.training_speaking;
  return part === WHOLE_TEST ? RECORD_TYPES.speaking_mock : RECORD_TYPES.speaking;
}

const STATES = {
  open: 'open',
  handed_in: 'handed_in',
  scoring: 'scoring',
  scored: 'done',
  failed: 'handed_in',
} as const;

/** A sitting as the history tells of it. */
export const historyEntry = (row: RecordRow): RecordEntry => ({
  type: recordTypeOf(row),
  record_id: row.id,
  user_id: row.user_id,
  title: row.title,
  about: `s${row.paper_id}.${row.part}`,
  doors: { mode: row.mode, kind: 'paper', source_id: row.paper_id, papers: [row.paper_id], redo: false },
  topics: [row.topic],
  question_types: row.part === WHOLE_TEST ? [] : [`part${row.part}`],
  right: row.answered,
  total: row.asked,
  started_at: row.started_at,
  state: STATES[row.state],
  band: row.score,
  duration: row.seconds,
  update_time: row.done_at ?? row.started_at,
});
