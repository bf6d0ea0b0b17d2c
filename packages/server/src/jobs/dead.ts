import type { Db } from '#db/db.ts';
import type { DeadJob } from './jobs.ts';

type Row = { id: string; name: string; completed_on: Date; retry_count: number; reason: string | null };

/** Failed for good: still in its queue, or already archived. */
export async function deadJobs(db: Db, limit: number): Promise<DeadJob[]> {
  const columns = `id, name, completed_on, retry_count, coalesce(output->>'message', output->'value'->>'message') as reason`;
  const rows = await db.query<Row>(
    `select ${columns} from pgboss.job where state = 'failed'
     union all select ${columns} from pgboss.archive where state = 'failed'
     order by completed_on desc limit $1`,
    [limit],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    failedAt: row.completed_on,
    attempts: row.retry_count + 1,
    reason: row.reason ?? '',
  }));
}
