import { setTimeout as sleep } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { JobRule } from './rules.ts';

export type Worker = { wake(): void; stop(): Promise<void> };
type Job = PgBoss.Job<never>;
type Work = {
  boss: PgBoss;
  name: string;
  rule: JobRule;
  handler: (data: never) => Promise<void>;
  onError: (error: unknown) => void;
};

/** How long a stopping process waits for running jobs. */
const PATIENCE_MS = 20_000;

/**
 * Takes jobs of one queue when it is told that some wait, several at once where its rule allows. pg-boss has a worker of its own, but that one sleeps
 * after every job and leaves its last promise unhandled: a database that goes away at that moment would end the process.
 */
export function startWorker({ boss, name, rule, handler, onError }: Work): Worker {
  const inHand = new Map<Job, Promise<void>>();
  let stopping = false;
  let nap = new AbortController();

  async function work(): Promise<void> {
    await over(nap);
    while (!stopping) {
      // Made before we look: a wake-up that comes meanwhile must not be slept through.
      nap = new AbortController();
      const free = rule.atOnce - inHand.size;
      const jobs = free > 0 ? await boss.fetch<never>(name, { batchSize: free }) : [];
      for (const job of jobs) inHand.set(job, run(job));
      if (jobs.length === 0) await over(nap);
    }
    await Promise.all(inHand.values());
  }

  async function run(job: Job): Promise<void> {
    const failure = await outcome(handler, job.data, rule.seconds);
    await insist(() =>
      failure
        ? boss.fail(name, job.id, { message: failure.message, stack: failure.stack })
        : boss.complete(name, job.id, {}),
    );
    inHand.delete(job);
    nap.abort();
  }

  /** The database may be away for a moment. If reporting fails as well, the job runs again when its time is over. */
  async function insist(tell: () => Promise<void>): Promise<void> {
    const until = Date.now() + rule.seconds * 1000;
    for (;;) {
      try {
        return await tell();
      } catch (error) {
        onError(error);
        if (stopping || Date.now() > until) return;
        await sleep(500);
      }
    }
  }

  const working = work();
  return {
    wake: () => nap.abort(),
    async stop() {
      stopping = true;
      nap.abort();
      const finished = working.then(() => true);
      if (await Promise.race([finished, sleep(PATIENCE_MS, false, { ref: false })])) return;
      for (const { id } of inHand.keys())
        await boss.fail(name, id, { message: 'the process was stopped' }).catch(onError);
    },
  };
}

/** Until somebody ends it. */
const over = ({ signal }: AbortController): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });

async function outcome<T>(handler: (data: T) => Promise<void>, data: T, seconds: number): Promise<Error | null> {
  const timer = new AbortController();
  const tooLong = sleep(seconds * 1000, new Error(`took longer than ${seconds} s`), { signal: timer.signal });
  tooLong.catch(() => {});
  try {
    return await Promise.race([handler(data).then(() => null), tooLong]);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    timer.abort();
  }
}
