import type { EvidenceSource } from '@ninefold/core/mistakes/kinds';
import type { Database, Db } from '#db/db.ts';
import { fillRepo } from './fill.repo.ts';

/** Reports some of what lies after one number and up to another, oldest first; the last number it came to, or null. */
export type FillStep = (tx: Db, after: number, until: number) => Promise<number | null>;

/** How long one run may take before it hands over to the next. */
const RUN_MS = 60_000;

/**
 * Everything from before the book was kept, piece by piece, each in a transaction of its own that also notes how far
 * it came: a process that is killed goes on there. What is newer is reported by whoever marks it.
 */
export async function fill(
  db: Database,
  source: EvidenceSource,
  newest: (tx: Db) => Promise<number>,
  step: FillStep,
): Promise<boolean> {
  const deadline = Date.now() + RUN_MS;
  while (Date.now() < deadline) if (await isDone(db, source, newest, step)) return true;
  return false;
}

function isDone(
  db: Database,
  source: EvidenceSource,
  newest: (tx: Db) => Promise<number>,
  step: FillStep,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const repo = fillRepo(tx);
    const known = await repo.lock(source);
    if (!known) {
      await repo.begin(source, await newest(tx));
      return false;
    }
    if (known.done_to >= known.until) return true;
    const last = await step(tx, known.done_to, known.until);
    await repo.note(source, last ?? known.until);
    return last === null;
  });
}
