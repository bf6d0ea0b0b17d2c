import { createHash } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { Db } from '#db/db.ts';
import type { JobRules } from './rules.ts';

/** pg-boss's own queue for cron; made by us, so that a start finds everything in place. */
const CRON_QUEUE = '__pgboss__send-it';
/** Any fixed number: processes starting together queue on it. */
const LOCK = 909_003;

/** Of pg-boss's tables. */
export const JOBS_VERSION = createHash('sha256').update(PgBoss.getConstructionPlans()).digest('hex');

/** What pg-boss calls a database; a transaction's `tx` will do as well: its jobs are then committed or rolled back with it. */
export function bossDatabase(db: Db): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const bare = withoutTransaction(text);
      const rows = await (bare ? db.transaction((tx) => tx.query(bare)) : db.query(text, values));
      return { rows };
    },
  };
}

/** pg-boss brackets some texts in BEGIN and COMMIT; when one fails half-way, nobody would roll it back. */
function withoutTransaction(text: string): string | null {
  return /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(text)?.[1] ?? null;
}

/** Makes or updates pg-boss's tables and our queues. Cheap when everything is there. */
export async function installJobs(db: Db, rules: JobRules): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const boss = new PgBoss({ db: bossDatabase(tx), supervise: false, schedule: false });
    await boss.start();
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    if (!known.has(CRON_QUEUE)) await boss.createQueue(CRON_QUEUE);
    for (const [name, rule] of Object.entries(rules)) {
      const wanted = {
        name,
        retryLimit: rule.retries,
        retryDelay: rule.waitSeconds,
        retryBackoff: true,
        expireInSeconds: rule.seconds,
      };
      const queue = known.get(name);
      if (!queue) await boss.createQueue(name, wanted);
      else if (Object.entries(wanted).some(([key, value]) => queue[key as keyof typeof queue] !== value))
        await boss.updateQueue(name, wanted);
    }
    await boss.stop({ graceful: false });
  });
}
