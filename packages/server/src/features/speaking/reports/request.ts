import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { answersRepo } from '../sittings/answers.repo.ts';
import { handIn, recount } from '../sittings/hand-in.ts';
import { historyEntry } from '../sittings/history-entry.ts';
import { type RecordRow, recordsRepo } from '../sittings/records.repo.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';

/** Whoever was charged under this key gets back exactly what this request took. */
export const payKey = ({ id, requests, paid_key }: Pick<RecordRow, 'id' | 'requests' | 'paid_key'>): string =>
  paid_key || `speaking_report:${id}:${requests}`;

/** Paid before the sitting began. */
export type PaidBefore = { key: string; with: 'membership' | 'free_try' | 'coins'; coins: number };

/**
 * The sitting is handed in, paid for and put before the engine, all or nothing. The record stays locked meanwhile, so
 * that a second press, from wherever it comes, finds the report of the first.
 */
export async function request(deps: SpeakingDeps, tx: Db, held: RecordRow): Promise<RecordRow> {
  if (held.state === 'scoring' || held.state === 'scored') return held;
  const row = await sealed(deps, tx, await handIn(deps, tx, held, deps.now()));
  if (row.answered === 0) throw new AppError('invalid_input', { fields: ['answers'] });
  const requests = row.requests + 1;
  const paid = await deps.purchases.payFor(tx, {
    userId: row.user_id,
    item: 'speaking_report',
    reference: `speaking:${row.id}`,
    key: payKey({ id: row.id, requests, paid_key: '' }),
  });
  const paidWith = paid.with === 'try' ? 'free_try' : paid.with;
  return listen(deps, tx, row, { key: '', with: paidWith, coins: paid.with === 'coins' ? paid.amount : 0 });
}

/** The interview of a mock test goes before the engine as it was paid for; false where there is nothing to hear. */
export async function requestPaid(deps: SpeakingDeps, tx: Db, held: RecordRow, paid: PaidBefore): Promise<boolean> {
  if (held.state !== 'handed_in' || held.requests > 0) return false;
  const row = await sealed(deps, tx, held);
  if (row.answered === 0) return false;
  await listen(deps, tx, row, paid);
  return true;
}

async function listen(deps: SpeakingDeps, tx: Db, row: RecordRow, paid: PaidBefore): Promise<RecordRow> {
  await answersRepo(tx).listen(row.id);
  const next = await recordsRepo(tx).change(row.id, {
    ...{ state: 'scoring', wanted_at: deps.now(), requests: row.requests + 1, failure: null, refunded: false },
    ...{ paid_with: paid.with, coins: paid.coins, paid_key: paid.key },
  });
  await deps.historyIndex.move(tx, historyEntry(next));
  await deps.jobs.send(tx, 'hear-answers', {});
  return next;
}

/** From now on nothing is added: pieces that came after the end, without a last one, belong to the answer as well. */
async function sealed(deps: SpeakingDeps, tx: Db, row: RecordRow): Promise<RecordRow> {
  for (const { id, key, recorded } of await answersRepo(tx).assessed([row.id])) {
    const recording = await deps.recordings.seal(tx, row.user_id, key);
    if (recording && recording.seconds > recorded)
      await answersRepo(tx).change(id, { recorded: recording.seconds, assessment: null, tries: 0 });
  }
  return recount(deps, tx, row, deps.now());
}
