import { RECORD_TYPES } from '@ninefold/core/history/record-types';
import type { RecordEntry } from '#features/history/history-index.service.ts';
import type { PaperVersion } from '../papers/papers.service.ts';
import type { AttemptRow } from './attempts.repo.ts';

/** An attempt as the history tells of it. */
export function historyEntry(attempt: AttemptRow, versions: readonly PaperVersion[]): RecordEntry {
  const { skill, state, mode, kind, source_id, only } = attempt;
  const groups = versions.flatMap(({ id, shown }) => shown.groups.map((group) => ({ id, group })));
  // A second try asks only some questions; the types of the others are not its own.
  const asked = only
    ? groups.filter(({ id, group }) => group.questions.some(({ key }) => only.includes(`${id}.${key}`)))
    : groups;
  return {
    type: RECORD_TYPES[skill],
    record_id: attempt.id,
    user_id: attempt.user_id,
    state: state === 'marked' ? 'done' : state,
    title: attempt.title,
    about: attempt.paper_key,
    doors: { mode, kind, source_id, papers: versions.map(({ id }) => id), redo: attempt.of_attempt !== null },
    topics: [...new Set(versions.map(({ shown }) => shown.topic))],
    question_types: [...new Set(asked.map(({ group }) => group.type))],
    right: attempt.right,
    total: attempt.total,
    // Older rows may hold a band for practice, where nobody held the time.
    band: mode === 'exam' ? attempt.band : -1,
    duration: attempt.seconds,
    started_at: attempt.started_at,
    update_time: attempt.submitted_at ?? attempt.started_at,
  };
}
