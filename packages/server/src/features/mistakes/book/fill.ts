import type { EvidenceSource } from '@ninefold/core/mistakes/kinds';
import type { Database, Db } from '#db/db.ts';
import { fillRepo } from './fill.repo.ts';

/** What there was before the book was kept, as its owner knows it. */
export type FillSource = {
  /** The highest number there is now; what is newer is reported by whoever marks it. */
  newest(db: Db): Promise<number>;
  /** Some numbers after one and up to another, lowest first; none when nothing is left. */
  next(db: Db, after: number, until: number): Promise<number[]>;
  /** The same again changes nothing. */
  report(tx: Db, id: number): Promise<void>;
};

/** How long one run may take before it hands over to the next. */
const RUN_MS = 60_000;

/**
 * Piece by piece, noting how far it came: a process that is killed goes on there, and two beside each other report the
 * same once. Each is reported in a transaction of its own, so that one that cannot be keeps nobody else waiting; the
 * job fails at the end of a run, so that an operator hears of it. True when nothing is left.
 */
export async function fill(db: Database, source: EvidenceSource, from: FillSource): Promise<boolean> {
  const [deadline, repo] = [Date.now() + RUN_MS, fillRepo(db)];
  const failed = new Map<number, unknown>();
  let isDone = false;
  while (!isDone && Date.now() < deadline) {
    const known = (await repo.find(source)) ?? (await repo.begin(source, await from.newest(db)));
    const ids = known.done_to < known.until ? await from.next(db, known.done_to, known.until) : [];
    for (const id of ids) await db.transaction((tx) => from.report(tx, id)).catch((error) => failed.set(id, error));
    await repo.note(source, ids.at(-1) ?? known.until);
    isDone = ids.length === 0;
  }
  if (failed.size)
    throw new AggregateError(
      failed.values(),
      `could not read mistakes from ${source} ${[...failed.keys()].join(', ')}`,
    );
  return isDone;
}
