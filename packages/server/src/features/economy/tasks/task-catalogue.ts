import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Content, TaskRule } from '#features/content/content.service.ts';

/** Packs are imported at the start of a process; another one's import is seen after this long. */
const FRESH_MS = 30_000;

/** The tasks of every pack, read inside the caller's transaction where there is one. */
export type TaskCatalogue = (tx?: Db) => Promise<TaskRule[]>;

/**
 * Each recorded word asks for the tasks, so they are not read from the database each time. Only finished answers are
 * kept, never a pending read: a transaction must not wait for a read that waits for that transaction.
 */
export function taskCatalogue({ db, now, content }: Pick<Deps, 'db' | 'now'> & { content: Content }): TaskCatalogue {
  let kept: { readAt: number; rules: TaskRule[] } | null = null;
  return async (tx = db) => {
    const at = now().getTime();
    if (kept && Math.abs(at - kept.readAt) < FRESH_MS) return kept.rules;
    const rules = await content.tasks(tx);
    kept = { readAt: at, rules };
    return rules;
  };
}
