import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { examRecordsRepo } from './exam-records.repo.ts';
import { type RecordRow, recordsRepo } from './records.repo.ts';

const BATCH = 100;
type Uses = Pick<Deps, 'db' | 'now' | 'settings'>;

/** The learner's clock shows 0, and what was on its way has had its time to arrive. */
export const isLate = (
  { ends_at, handed_in_at }: Pick<RecordRow, 'ends_at' | 'handed_in_at'>,
  { now, settings }: Pick<Uses, 'now' | 'settings'>,
): boolean =>
  ends_at !== null &&
  handed_in_at === null &&
  now().getTime() > ends_at.getTime() + settings.ATTEMPT_GRACE_SECONDS * 1000;

/** What was saved is what counts; from now on nothing is written. */
export const handInRow = (tx: Db, row: RecordRow, by: 'learner' | 'clock', at: Date): Promise<RecordRow> =>
  row.handed_in_at
    ? Promise.resolve(row)
    : recordsRepo(tx).change(row.id, { handed_in_at: by === 'clock' ? (row.ends_at ?? at) : at, handed_in_by: by });

/** Hands in every exam whose time is over, each in a transaction of its own. Tells how many. */
export async function closeLate(deps: Uses): Promise<number> {
  let closed = 0;
  for (;;) {
    const before = new Date(deps.now().getTime() - deps.settings.ATTEMPT_GRACE_SECONDS * 1000);
    const late = await examRecordsRepo(deps.db).late(before, BATCH);
    for (const id of late)
      await deps.db.transaction(async (tx) => {
        const row = await recordsRepo(tx).lockById(id);
        if (row && isLate(row, deps)) await handInRow(tx, row, 'clock', deps.now());
      });
    closed += late.length;
    if (late.length < BATCH) return closed;
  }
}
