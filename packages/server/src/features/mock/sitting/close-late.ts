import type { Db } from '#db/db.ts';
import { type MockRecordRow, mockRepo } from '../mock.repo.ts';
import type { MockDeps } from '../mock-deps.ts';

const BATCH = 100;
/** One that could not be taken further is tried again then, behind all others. */
const AGAIN_MS = 10 * 60_000;

/**
 * Takes every mock further whose moment has come, each in a transaction of its own. One that cannot be keeps nobody else
 * waiting; the job fails at the end, so that an operator hears of it.
 */
export async function closeLateMocks(
  { db, now }: Pick<MockDeps, 'db' | 'now'>,
  upToDate: (tx: Db, record: MockRecordRow) => Promise<MockRecordRow>,
): Promise<number> {
  const ids = await mockRepo(db).due(now(), BATCH);
  const failed = new Map<number, unknown>();
  for (const id of ids)
    try {
      await db.transaction(async (tx) => {
        const record = await mockRepo(tx).lockById(id);
        if (record) await upToDate(tx, record);
      });
    } catch (error) {
      failed.set(id, error);
      await mockRepo(db).change(id, { due_at: new Date(now().getTime() + AGAIN_MS) });
    }
  if (failed.size)
    throw new AggregateError(failed.values(), `could not go on with mocks ${[...failed.keys()].join(', ')}`);
  return ids.length;
}
