import { type BegunPart, type MockPart, partsOf } from '@ninefold/core/mock/sitting';
import type { Db } from '#db/db.ts';
import { type MockRecordRow, mockRepo } from '../mock.repo.ts';
import type { MockDeps } from '../mock-deps.ts';

/** A paper of a mock that was begun, as it is by the server's clock. */
export type PartTimes = { part: MockPart; startedAt: Date | null; handedInAt: Date | null; endsAt: Date | null };

/** Which papers were begun. One whose time is over is closed by this look. */
export async function begunParts(deps: MockDeps, tx: Db, record: MockRecordRow): Promise<PartTimes[]> {
  const begun: PartTimes[] = [];
  for (const part of partsOf(record.papers)) {
    const times = part === 'writing' ? await essays(deps, tx, record) : await paper(deps, tx, record, part);
    if (times) begun.push(times);
  }
  return begun;
}

export const asRule = ({ part, handedInAt }: PartTimes): BegunPart => ({
  part,
  handedInAt: handedInAt?.getTime() ?? null,
});

async function paper(
  { attempts }: MockDeps,
  tx: Db,
  record: MockRecordRow,
  part: 'listening' | 'reading',
): Promise<PartTimes | null> {
  const id = record[`${part}_attempt`];
  if (id === null) return null;
  const { started_at, submitted_at, ends_at } = await attempts.sealed.upToDate(tx, id);
  return { part, startedAt: started_at, handedInAt: submitted_at, endsAt: ends_at };
}

/** Both tasks are one paper: it is handed in when both are. */
async function essays({ writing, now }: MockDeps, tx: Db, record: MockRecordRow): Promise<PartTimes | null> {
  const ids = [record.task1_record, record.task2_record].filter((id) => id !== null);
  if (ids.length === 0) return null;
  const times = [];
  for (const id of ids) times.push(await writing.mockEssays.handedInAt(tx, record.user_id, id));
  const there = times.filter((one) => one !== null);
  const isOpen = there.some(({ at }) => at === null);
  const ends = there.flatMap(({ at }) => at ?? []);
  const last = ends.sort((a, b) => a.getTime() - b.getTime()).at(-1) ?? now();
  return {
    part: 'writing',
    startedAt: there[0]?.startedAt ?? null,
    handedInAt: isOpen ? null : last,
    endsAt: there[0]?.endsAt ?? null,
  };
}

/** Begins a paper at a moment that may lie in the past. */
export async function beginPart(
  deps: MockDeps,
  tx: Db,
  record: MockRecordRow,
  part: MockPart,
  startedAt: Date,
): Promise<MockRecordRow> {
  const { user_id, papers, versions, title, exam_type } = record;
  const paperIds = papers[part] ?? [];
  const key = `mock-${record.id}-${part}`;
  if (part === 'writing') {
    const [first = 0, second = 0] = paperIds;
    const exam = { papers: [first, second] as const, versions, key, at: startedAt };
    const { task1, task2 } = await deps.writing.mockEssays.start(tx, user_id, exam);
    return mockRepo(tx).change(record.id, { task1_record: task1, task2_record: task2 });
  }
  const start = { skill: part, paperIds, versions, title, examType: exam_type, key, startedAt };
  return mockRepo(tx).change(record.id, { [`${part}_attempt`]: await deps.attempts.sealed.start(tx, user_id, start) });
}
