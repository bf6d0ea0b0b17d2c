import type { ParsedInput } from '@ninefold/contract/call';
import type { writingRecords } from '@ninefold/contract/writing/records';
import { secondsOf } from '@ninefold/core/time/seconds';
import { EXAM_MINUTES } from '@ninefold/core/writing/essay-limits';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Questions } from '../questions/questions.service.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { type About, insertDraft } from './create.ts';
import { type RecordRow, recordsRepo } from './records.repo.ts';
import { clockOf } from './views.ts';

type Uses = WritingDeps & { questions: Questions };
type Input = ParsedInput<(typeof writingRecords)['startExam']>;

/** Both tasks of a mock test. `at` may lie in the past: the break ended then, whoever was there. */
export type MockExam = {
  papers: readonly [number, number];
  /** As they were chosen when the mock began. */
  versions: readonly { id: number; hash: string }[];
  key: string;
  at: Date;
};

export async function startExam(deps: Uses, userId: number, { task1_paper_id, task2_paper_id, key }: Input) {
  const reader = await deps.questions.learner(deps.db, userId);
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const papers = [task1_paper_id, task2_paper_id].filter((id) => id > 0);
    const rows = await begin(deps, tx, { userId, papers, key, at: now }, async (paperId) => {
      const about = { ...(await deps.questions.begin(tx, reader, paperId)), question: `p${paperId}` };
      const field = paperId === task1_paper_id ? 1 : 2;
      if (about.paper.task !== field) throw new AppError('invalid_input', { fields: [`task${field}_paper_id`] });
      return about;
    });
    const [first] = rows;
    const idOf = (task: 1 | 2) => rows.find((row) => row.task === task)?.id ?? 0;
    const clock = first ? clockOf(first, now) : { now: secondsOf(now), ends_at: 0, left_ms: -1 };
    return { task1_record_id: idOf(1), task2_record_id: idOf(2), ...clock };
  });
}

export async function startMockExam(deps: Uses, tx: Db, userId: number, { papers, versions, key, at }: MockExam) {
  const rows = await begin(deps, tx, { userId, papers, key, at }, async (paperId) => ({
    ...(await deps.questions.beginMock(
      tx,
      paperId,
      versions.find(({ id }) => id === paperId),
    )),
    question: `p${paperId}`,
  }));
  const idOf = (task: 1 | 2) => rows.find((row) => row.task === task)?.id ?? 0;
  return { task1: idOf(1), task2: idOf(2) };
}

type Begin = { userId: number; papers: readonly number[]; key: string; at: Date };

async function begin(
  deps: Uses,
  tx: Db,
  { userId, papers, key, at }: Begin,
  aboutOf: (paperId: number) => Promise<About>,
): Promise<RecordRow[]> {
  const repo = recordsRepo(tx);
  const rows: RecordRow[] = [];
  await repo.waitForKey(userId, key);
  for (const paperId of papers) {
    const start_key = `${key}:${paperId}`;
    const before = await repo.byKey(userId, start_key);
    const row = before ?? (await insert(deps, tx, userId, await aboutOf(paperId), start_key, papers.length === 2, at));
    if (!row) throw new AppError('conflict', { fields: ['key'] });
    rows.push(row);
  }
  const [first, second] = rows;
  if (first && second && first.other_record === null) {
    await repo.change(first.id, { other_record: second.id });
    await repo.change(second.id, { other_record: first.id });
  }
  return rows;
}

function insert(deps: Uses, tx: Db, userId: number, about: About, start_key: string, both: boolean, at: Date) {
  const minutes = both ? EXAM_MINUTES.both : about.paper.minutes;
  const ends_at = new Date(at.getTime() + minutes * 60_000);
  return insertDraft(deps, tx, userId, about, { mode: 'exam', start_key, ends_at, created_at: at, saved_at: at });
}
