import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { contentService, type TaskRule } from '#features/content/content.service.ts';

/** Packs are imported at the start of a process; another one's import is seen after this long. */
const FRESH_MS = 30_000;
const kept = new WeakMap<Deps['db'], { readAt: number; rules: TaskRule[] }>();

/**
 * The tasks of every pack. Each recorded word asks for them, so they are not read from the database each time.
 * What is kept is the answer, never the reading: a transaction must not wait for one that waits for the transaction.
 */
export async function taskCatalogue({ db, now }: Pick<Deps, 'db' | 'now'>, tx: Db = db): Promise<TaskRule[]> {
  const at = now().getTime();
  const known = kept.get(db);
  if (known && Math.abs(at - known.readAt) < FRESH_MS) return known.rules;
  const rules = await contentService(tx).tasks();
  kept.set(db, { readAt: at, rules });
  return rules;
}
