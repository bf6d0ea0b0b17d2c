import { randomUUID } from 'node:crypto';
import { MOCK_PARTS } from '@ninefold/core/mock/sitting';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { LibraryMock } from '../library.ts';
import { type MockPayment, type MockPlan, type MockRecordRow, mockRepo } from '../mock.repo.ts';
import type { MockDeps } from '../mock-deps.ts';
import { tellHistory } from '../report/keep-scores.ts';
import { advance } from './advance.ts';

export type StartMock = { mock: LibraryMock; plan: MockPlan; examType: 1 | 2; withReport: boolean; key: string };

/** Begins a mock with its first paper, paid and sealed, all or nothing; or goes on with the open one. */
export async function startMock(
  deps: MockDeps,
  tx: Db,
  userId: number,
  { mock, plan, examType, withReport, key }: StartMock,
): Promise<MockRecordRow> {
  const repo = mockRepo(tx);
  await repo.waitFor(userId);
  const same = await repo.byKey(userId, key);
  if (same) return same;
  const open = await openNow(deps, tx, userId);
  if (open?.mock_id === mock.id) return open;
  if (open) throw new AppError('attempt_open', { details: { record_id: open.id } });
  const row = await repo.insert({
    user_id: userId,
    mock_id: mock.id,
    title: mock.title,
    module: mock.module,
    exam_type: examType,
    papers: mock.papers,
    versions: await deps.items.keep(tx, idsOf(mock)),
    speaking_paper: mock.speaking,
    plan,
    band_tables: mock.bands ?? {},
    state: 'open',
    start_key: key,
    with_report: withReport,
    started_at: deps.now(),
  });
  if (!row) throw new AppError('conflict', { fields: ['key'] });
  const payments = withReport ? await payBefore(deps, tx, row) : [];
  const paid = await repo.change(row.id, { payments });
  const papers = [...(mock.papers.listening ?? []), ...(mock.papers.reading ?? [])];
  await deps.attempts.sealed.seal(tx, userId, row.id, papers);
  await tellHistory(deps, tx, paid, null);
  return advance(deps, tx, paid);
}

/** An open one whose time ran out while nobody looked is finished here and is open no more. */
async function openNow(deps: MockDeps, tx: Db, userId: number): Promise<MockRecordRow | null> {
  const open = await mockRepo(tx).open(userId);
  const held = open && (await mockRepo(tx).lock(userId, open.id));
  const now = held && (await advance(deps, tx, held));
  return now?.state === 'open' ? now : null;
}

/** Everything of it that somebody will ask for: its papers in their order, and the interview. */
const idsOf = ({ papers, speaking }: LibraryMock): number[] => [
  ...MOCK_PARTS.flatMap((part) => papers[part] ?? []),
  ...(speaking === null ? [] : [speaking]),
];

/** Both essays and the interview, as far as the mock has them. */
async function payBefore(deps: MockDeps, tx: Db, record: MockRecordRow): Promise<MockPayment[]> {
  const { user_id, papers, speaking_paper } = record;
  const tasks = [...(papers.writing ? ([1, 2] as const) : []), ...(speaking_paper ? (['speaking'] as const) : [])];
  const payments: MockPayment[] = [];
  for (const task of tasks) {
    const key = `mock:${randomUUID()}:${task === 'speaking' ? task : `task${task}`}`;
    const paid =
      task === 'speaking'
        ? await deps.speaking.pay(tx, user_id, key)
        : await deps.writing.mockEssays.pay(tx, user_id, task, key);
    const paidWith = paid.with === 'try' ? 'free_try' : paid.with;
    payments.push({ task, key, with: paidWith, coins: paid.with === 'coins' ? paid.amount : 0 });
  }
  return payments;
}
