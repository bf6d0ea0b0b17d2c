import { RECORD_TYPES } from '@ninefold/core/history/record-types';
import type { Db } from '#db/db.ts';
import { type AttemptRow, attemptsRepo } from './attempts.repo.ts';
import type { AttemptsDeps } from './attempts-deps.ts';

/** Gone with everything that points to it: no mistake is left without evidence that opens. */
export async function removeAttempt(
  deps: AttemptsDeps,
  tx: Db,
  { id, user_id, skill, state }: AttemptRow,
): Promise<void> {
  // Nothing was lost yet where nothing was marked.
  if (state !== 'open') await deps.mistakeBook.forget(tx, user_id, 'attempt', id, deps.now());
  await deps.historyIndex.remove(tx, RECORD_TYPES[skill], id);
  await attemptsRepo(tx).remove(id);
}
