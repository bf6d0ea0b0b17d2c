import type { Db } from '#db/db.ts';
import type { DeadJob } from './jobs.ts';

type Row = {
  id: string;
  name: string;
  completed_on: Date;
  retry_count: number;
  reason: string | null;
  is_kept: boolean;
};

/** Failed for good: still in its queue, or already archived. */
export async function deadJobs(db: Db, limit: number): Promise<DeadJob[]> {
  const columns = `id, name, completed_on, retry_count, coalesce(output->>'message', output->'value'->>'message') as reason`;
  const rows = await db.query<Row>(
    `select ${columns}, true as is_kept from pgboss.job where state = 'failed'
     union all select ${columns}, false as is_kept from pgboss.archive where state = 'failed'
     order by completed_on desc limit $1`,
    [limit],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    failedAt: row.completed_on,
    attempts: row.retry_count + 1,
    reason: row.reason ?? '',
    canRetry: row.is_kept,
  }));
}

/** One more try for a job that failed for good; its name, or null when it is not in its queue any more. */
export async function retryDead(tx: Db, id: string): Promise<string | null> {
  const rows = await tx.query<{ name: string }>(
    `update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
     where id = $1::uuid and state = 'failed' returning name`,
    [id],
  );
  return rows[0]?.name ?? null;
}
