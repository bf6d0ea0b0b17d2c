import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { answersRepo } from '../sittings/answers.repo.ts';
import { handIn, recount } from '../sittings/hand-in.ts';
import { historyEntry } from '../sittings/history-entry.ts';
import { type RecordRow, recordsRepo } from '../sittings/records.repo.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';

/** Whoever was charged under this key gets back exactly what this request took. */
export const payKey = ({ id, requests }: Pick<RecordRow, 'id' | 'requests'>): string =>
  `speaking_report:${id}:${requests}`;

/**
 * The sitting is handed in, paid for and put before the engine, all or nothing. The record stays locked meanwhile, so
 * that a second press, from wherever it comes, finds the report of the first.
 */
export async function request(deps: SpeakingDeps, tx: Db, held: RecordRow): Promise<RecordRow> {
  if (held.state === 'scoring' || held.state === 'scored') return held;
  const now = deps.now();
  const row = await sealed(deps, tx, await handIn(deps, tx, held, now));
  if (row.answered === 0) throw new AppError('invalid_input', { fields: ['answers'] });
  const requests = row.requests + 1;
  const paid = await deps.purchases.payFor(tx, {
    userId: row.user_id,
    item: 'speaking_report',
    reference: `speaking:${row.id}`,
    key: payKey({ id: row.id, requests }),
  });
  await answersRepo(tx).listen(row.id);
  const next = await recordsRepo(tx).change(row.id, {
    ...{ state: 'scoring', wanted_at: now, requests, failure: null, refunded: false },
    paid_with: paid.with === 'try' ? 'free_try' : paid.with,
    coins: paid.with === 'coins' ? paid.amount : 0,
  });
  if (row.origin === 'own') await deps.historyIndex.move(tx, historyEntry(next));
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
