import type { Db } from '#db/db.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { examRecordsRepo } from './exam-records.repo.ts';
import { historyEntry } from './history-entry.ts';
import { type RecordChange, type RecordRow, recordsRepo } from './records.repo.ts';

const BATCH = 100;
type Uses = Pick<WritingDeps, 'db' | 'now' | 'settings' | 'historyIndex'>;

/** The learner's clock shows 0, and what was on its way has had its time to arrive. */
export const isLate = (
  { ends_at, handed_in_at }: Pick<RecordRow, 'ends_at' | 'handed_in_at'>,
  { now, settings }: Pick<Uses, 'now' | 'settings'>,
): boolean =>
  ends_at !== null &&
  handed_in_at === null &&
  now().getTime() > ends_at.getTime() + settings.ATTEMPT_GRACE_SECONDS * 1000;

/** What was saved is what counts; from now on nothing is written. */
export async function handInRow(deps: Uses, tx: Db, row: RecordRow, by: 'learner' | 'clock'): Promise<RecordRow> {
  if (row.handed_in_at) return row;
  const at = deps.now();
  const change = { handed_in_at: by === 'clock' ? (row.ends_at ?? at) : at, handed_in_by: by };
  return changeRow(deps, tx, row, change);
}

/** Whatever moves a draft on moves its line in the history too. */
export async function changeRow(
  { historyIndex }: Pick<Uses, 'historyIndex'>,
  tx: Db,
  row: RecordRow,
  change: RecordChange,
): Promise<RecordRow> {
  const changed = await recordsRepo(tx).change(row.id, change);
  await historyIndex.move(tx, historyEntry(changed, ''));
  return changed;
}

/** Hands in every exam whose time is over, each in a transaction of its own. Tells how many. */
export async function closeLate(deps: Uses): Promise<number> {
  let closed = 0;
  for (;;) {
    const before = new Date(deps.now().getTime() - deps.settings.ATTEMPT_GRACE_SECONDS * 1000);
    const late = await examRecordsRepo(deps.db).late(before, BATCH);
    for (const id of late)
      await deps.db.transaction(async (tx) => {
        const row = await recordsRepo(tx).lockById(id);
        if (row && isLate(row, deps)) await handInRow(deps, tx, row, 'clock');
      });
    closed += late.length;
    if (late.length < BATCH) return closed;
  }
}
