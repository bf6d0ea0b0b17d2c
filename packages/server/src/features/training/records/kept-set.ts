import type { Db } from '#db/db.ts';
import type { Exercises } from '../sets/read-set.ts';
import type { RecordRow } from '../training.repo.ts';
import type { TrainingDeps } from '../training-deps.ts';

/** The exercises of a record, in the version it began with. */
export async function setOf({ library }: TrainingDeps, db: Db, { id, versions }: RecordRow): Promise<Exercises> {
  const [set] = await library.kept(db, versions);
  if (!set) throw new Error(`record ${id} has no set`);
  return set;
}
