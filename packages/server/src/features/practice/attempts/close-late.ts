import { attemptsRepo } from './attempts.repo.ts';
import type { AttemptsDeps } from './attempts-deps.ts';
import { handIn, isLate } from './marking/hand-in.ts';

const BATCH = 100;

/**
 * Marks every attempt whose time is over with what was saved, each in a transaction of its own. One that cannot be
 * marked keeps nobody else waiting; the job fails at the end, so that an operator hears of it.
 */
export async function closeLate(deps: AttemptsDeps): Promise<number> {
  const failed = new Map<number, unknown>();
  let closed = 0;
  for (;;) {
    const late = await attemptsRepo(deps.db).late(deps.now(), BATCH + failed.size);
    const waiting = late.filter((id) => !failed.has(id));
    if (waiting.length === 0) break;
    for (const id of waiting)
      try {
        if (await closeOne(deps, id)) closed += 1;
      } catch (error) {
        failed.set(id, error);
      }
  }
  if (failed.size)
    throw new AggregateError(failed.values(), `could not close attempts ${[...failed.keys()].join(', ')}`);
  return closed;
}

function closeOne(deps: AttemptsDeps, id: number): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const held = await attemptsRepo(tx).lockById(id);
    // Somebody may have looked at it in the meantime.
    if (!held || !isLate(held, deps.now())) return false;
    await handIn(deps, tx, held, 'clock');
    return true;
  });
}
