import PgBoss from 'pg-boss';
import type { Database, Db } from '#db/db.ts';
import type { Settings } from '#settings.ts';
import { bossDatabase, installJobs } from './boss.ts';
import { complainSparingly } from './complain.ts';
import { deadJobs, retryDead } from './dead.ts';
import type { JobData, JobName, Jobs } from './jobs.ts';
import { startLookOut } from './look-out.ts';
import { startMaintenance } from './maintenance.ts';
import { JOB_RULES, type JobRules } from './rules.ts';
import { startWorker, type Worker } from './worker.ts';

type Options = {
  rules?: JobRules;
  /** How often jobs of dead processes are looked for and old ones archived. */
  maintenanceSeconds?: number;
  onError?: (error: unknown) => void;
};

/** Background jobs in the database itself, by pg-boss. With JOBS off this process only sends. */
export async function startJobs(
  db: Database,
  settings: Pick<Settings, 'JOBS'> & Partial<Pick<Settings, 'DEFAULT_TIME_ZONE'>>,
  { rules = JOB_RULES, maintenanceSeconds = 20, onError = complainSparingly() }: Options = {},
): Promise<Jobs> {
  await installJobs(db, rules);
  const boss = new PgBoss({ db: bossDatabase(db) });
  const maintenance = settings.JOBS ? await startMaintenance(db, maintenanceSeconds, onError) : null;
  const workers = new Map<string, Worker[]>();
  const wake = (name: string) => {
    for (const worker of workers.get(name) ?? []) worker.wake();
  };
  // Nobody else can send on the embedded database and we are woken by our own; only retries wait for the clock.
  const lookOut = startLookOut(db, wake, db.kind === 'embedded' ? 3000 : 2000);

  const wakeAfter = (tx: Db, name: string) => tx.afterCommit(() => wake(name));

  return {
    async send(tx, name, data) {
      const id = await boss.send(name, data, { db: bossDatabase(tx) });
      if (!id) throw new Error(`there is no queue for ${name}`);
      wakeAfter(tx, name);
    },
    async work<N extends JobName>(name: N, handler: (data: JobData[N]) => Promise<void>) {
      if (!settings.JOBS) return;
      const rule = rules[name];
      if (!rule) throw new Error(`there is no rule for ${name}`);
      const worker = startWorker({ boss, name, rule, handler, onError });
      workers.set(name, [...(workers.get(name) ?? []), worker]);
      lookOut.soon();
    },
    async schedule(name, cron, data) {
      if (!settings.JOBS) return;
      if (cron) await boss.schedule(name, cron, data, { tz: settings.DEFAULT_TIME_ZONE ?? 'UTC' });
      else await boss.unschedule(name);
    },
    dead: (limit) => deadJobs(db, limit),
    async retry(tx, id) {
      const name = await retryDead(tx, id);
      if (name) wakeAfter(tx, name);
      return name !== null;
    },
    async stop() {
      await lookOut.stop();
      await Promise.all([...workers.values()].flat().map((worker) => worker.stop()));
      await maintenance?.stop();
    },
  };
}
