import { recordTypeOf } from '@ninefold/core/training/courses';
import type { RecordEntry } from '#features/history/history-index.service.ts';
import type { RecordRow } from '../training.repo.ts';

/** A sitting or a drill as the history tells of it. A set is named by its area, a drill by its type of question. */
export function historyEntry(record: RecordRow): RecordEntry {
  const { kind, state, area, question_type } = record;
  return {
    type: recordTypeOf(record.course),
    record_id: record.id,
    user_id: record.user_id,
    state,
    title: record.title,
    about: record.source_key,
    doors: {
      mode: 'practice',
      kind: kind === 'set' ? 'set' : 'own',
      source_id: record.collection_id,
      papers: [],
      redo: false,
    },
    topics: [],
    question_types: [question_type || area].filter((name) => name !== ''),
    right: record.right,
    total: record.total,
    band: -1,
    duration: record.seconds,
    started_at: record.started_at,
    update_time: record.done_at ?? record.saved_at,
  };
}
