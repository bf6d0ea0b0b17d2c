import { hasAnyScore } from '@ninefold/core/bands/past-scores';
import { RECORD_TYPES } from '@ninefold/core/history/record-types';
import { mockOverall } from '@ninefold/core/mock/scores';
import { mockFields } from '@ninefold/core/score-fields';
import { NONE } from '@ninefold/core/skills';
import type { Db } from '#db/db.ts';
import { dueOf } from '../interview/interview.ts';
import { type MockRecordRow, mockRepo } from '../mock.repo.ts';
import type { MockDeps } from '../mock-deps.ts';
import { scoresOf } from './scores.ts';

/** Looked at again so long after, while the examiner reads. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Keeps what a mock gave as far as it is there, for the plan, the history and the next report: one row, rewritten when
 * another part arrives. Nothing is kept of a mock in which nothing was sat.
 */
export async function keepScores(deps: MockDeps, tx: Db, record: MockRecordRow) {
  const { scores, right, total, written, tasks, interview } = await scoresOf(deps, tx, record);
  const { band } = mockOverall(scores);
  const isWaiting = written.state === 'waiting' || interview.state === 'waiting';
  const change = {
    state: isWaiting || interview.state === 'sent' ? ('marking' as const) : ('done' as const),
    due_at: isWaiting ? new Date(deps.now().getTime() + LOOK_AGAIN_MS) : dueOf(deps, interview),
  };
  const held = await mockRepo(tx).change(record.id, change);
  if (hasAnyScore(scores))
    await mockRepo(tx).putResult({
      user_id: record.user_id,
      record_id: record.id,
      score: band,
      ...mockFields(scores),
      taken_at: record.ended_at ?? record.started_at,
    });
  await tellHistory(deps, tx, held, { right, total, band });
  return { held, words: tasks.map((task) => task.words) };
}

/** null: it has only begun. */
export async function tellHistory(
  { historyIndex }: MockDeps,
  tx: Db,
  record: MockRecordRow,
  result: { right: number; total: number; band: number } | null,
): Promise<void> {
  const { started_at, ended_at } = record;
  await historyIndex.put(tx, {
    type: RECORD_TYPES.mock,
    record_id: record.id,
    user_id: record.user_id,
    state: record.state === 'open' ? 'open' : record.state === 'marking' ? 'scoring' : 'done',
    title: record.title,
    about: `m${record.mock_id}`,
    doors: { mode: 'exam', kind: 'set', source_id: record.mock_id, papers: [], redo: false },
    topics: [],
    question_types: [],
    ...(result ?? { right: 0, total: 0, band: NONE }),
    duration: ended_at ? Math.round((ended_at.getTime() - started_at.getTime()) / 1000) : 0,
    started_at,
    update_time: ended_at ?? started_at,
  });
}
