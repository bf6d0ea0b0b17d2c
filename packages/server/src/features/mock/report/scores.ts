import { bandFromRaw } from '@ninefold/core/bands/band-tables';
import { mockWriting, type TaskResult } from '@ninefold/core/mock/scores';
import { hasScore, NONE, type SkillScores } from '@ninefold/core/skills';
import type { Db } from '#db/db.ts';
import { interviewOf } from '../interview/interview.ts';
import { type MockRecordRow, mockRepo } from '../mock.repo.ts';
import type { MockDeps } from '../mock-deps.ts';

type Marked = { right: number; band: number };
const EMPTY: TaskResult = { state: 'empty', band: NONE };

/** A pack's own table changes a band that may be told; it never makes one. */
export function bandIn(record: MockRecordRow, part: 'listening' | 'reading', { right, band }: Marked): number {
  const table = record.band_tables[part];
  if (!table || band < 0) return band;
  const fromTop = [...table].sort((one, other) => other.band - one.band);
  return bandFromRaw(right, part === 'listening' ? 'listening' : 'academic_reading', fromTop);
}

/** An essay that its learner removed was not left empty: what the mock had for writing stays. */
async function keptWriting(db: Db, { id }: MockRecordRow): Promise<ReturnType<typeof mockWriting>> {
  const band = (await mockRepo(db).resultOf(id))?.writing_score ?? NONE;
  return { state: hasScore(band) ? 'told' : 'none', band };
}

/** The scores of a mock as its parts have them now. */
export async function scoresOf(deps: MockDeps, db: Db, record: MockRecordRow) {
  const { attempts, writing } = deps;
  const { user_id } = record;
  const papers = { listening: NONE, reading: NONE };
  let [right, total] = [0, 0];
  for (const part of ['listening', 'reading'] as const) {
    const id = record[`${part}_attempt`];
    const attempt = id === null ? undefined : await attempts.sealed.head(db, user_id, id);
    if (attempt?.state !== 'marked') continue;
    papers[part] = bandIn(record, part, attempt);
    right += attempt.right;
    total += attempt.total;
  }
  const tasks = [];
  let isRemoved = false;
  for (const id of [record.task1_record, record.task2_record]) {
    const task = id === null ? null : await writing.mockEssays.summary(db, user_id, id);
    isRemoved ||= id !== null && task === null;
    tasks.push(task);
  }
  const written = isRemoved ? await keptWriting(db, record) : mockWriting(tasks[0] ?? EMPTY, tasks[1] ?? EMPTY);
  const interview = await interviewOf(deps, db, record);
  const scores: SkillScores = { ...papers, writing: written.band, speaking: interview.band };
  return { scores, right, total, written, tasks: tasks.filter((task) => task !== null), interview };
}
