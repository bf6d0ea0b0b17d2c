import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { EssayRecords, RecordRow } from '../records/records.service.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { type ScoringRow, scoringsRepo } from './scorings.repo.ts';

type Uses = WritingDeps & { records: EssayRecords };

/** Whoever was charged under this key gets back exactly what this scoring took. */
export const payKey = ({ id, pay_key }: Pick<ScoringRow, 'id' | 'pay_key'>): string => pay_key || `essay_scoring:${id}`;

/** What the editor shows may be newer than what was saved; it is saved first, and judged like any save. */
type Shown = { content?: string | undefined; revision?: number | undefined };

/**
 * The text is frozen, paid for and put before the examiner, all or nothing. The draft stays locked meanwhile, so that
 * a second press, from wherever it comes, finds the scoring of the first. `stale`: the text was written on an old
 * revision; it is kept beside the draft, and nothing was paid.
 */
export async function press(
  { records, ...deps }: Uses,
  tx: Db,
  userId: number,
  recordId: number,
  shown: Shown,
): Promise<RecordRow | 'stale'> {
  const row = await records.lock(tx, userId, recordId);
  if (row.status === ESSAY_STATUS.scoring || row.status === ESSAY_STATUS.scored) return row;
  const draft =
    shown.content === undefined || row.handed_in_at ? row : await saveShown(records, tx, row, shown, deps.now());
  if (draft === 'stale') return draft;
  if (draft.content.trim() === '') throw new AppError('invalid_input', { fields: ['content'] });
  return order({ ...deps, records }, tx, draft, '', 'now');
}

/** A press does not say which tab it comes from, so an old revision is never taken for a lost answer of ours. */
const saveShown = (records: EssayRecords, tx: Db, row: RecordRow, { content = '', revision }: Shown, now: Date) =>
  records.write(tx, row, { content, revision, force: false, seconds: 0 }, now);

/** Paid before the text was written, under this key. */
export type PaidBefore = { key: string; with: ScoringRow['paid_with']; coins: number };

/**
 * A scoring that waits, with its payment and its wake-up. A second one of the same text by a newer engine is free; one of
 * a mock test was paid for before the mock began.
 */
export async function order(
  deps: Uses,
  tx: Db,
  row: RecordRow,
  remarkKey: string,
  payment: 'now' | 'free' | PaidBefore,
): Promise<RecordRow> {
  const now = deps.now();
  const repo = scoringsRepo(tx);
  const scoring = await repo.insert({
    record_id: row.id,
    user_id: row.user_id,
    task: row.task,
    remark_key: remarkKey,
    state: 'waiting',
    stage: 'waiting',
    paid_with: 'membership',
    ...(typeof payment === 'object' && { paid_with: payment.with, coins: payment.coins, pay_key: payment.key }),
    content: row.content,
    created_at: now,
  });
  if (payment === 'now') {
    const bought = {
      userId: row.user_id,
      item: 'essay_scoring',
      reference: `task${row.task}:${row.id}`,
      key: payKey(scoring),
    } as const;
    const paid = await deps.purchases.payFor(tx, bought);
    if (paid.with !== 'membership')
      await repo.change(scoring.id, {
        paid_with: paid.with === 'coins' ? 'coins' : 'free_try',
        coins: paid.with === 'coins' ? paid.amount : 0,
      });
  }
  await deps.jobs.send(tx, 'score-essay', {});
  return deps.records.change(tx, row, {
    status: ESSAY_STATUS.scoring,
    // As the specification has it: what was said before is cleared.
    score: -1,
    bands: null,
    finished: false,
    ...(row.handed_in_at === null && { handed_in_at: now, handed_in_by: 'learner' }),
  });
}
