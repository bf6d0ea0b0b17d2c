import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#db/db.ts';

export type LookOut = { soon(): void; stop(): Promise<void> };

/** As pg-boss asks for the jobs of one queue. */
const WAITING = `select name from pgboss.job where state < 'active' and start_after < now() group by name`;
/** Queues are opened one after another: the first look is for all of them. */
const SOON_MS = 20;
const PATIENCE_MS = 2000;

/**
 * Asks for all queues at once what waits there, and tells. Asked one by one every three seconds, two dozen queues of the
 * embedded database took a tenth of a core of a server that had nothing to do (.2 to .3 s each time; this takes .01).
 */
export function startLookOut(db: Pick<Db, 'query'>, tell: (name: string) => void, everyMs: number): LookOut {
  let stopping = false;
  let nap = new AbortController();

  async function look(): Promise<void> {
    while (!stopping) {
      nap = new AbortController();
      // A database that is away is complained about by others; it is asked again.
      const waiting = await db.query<{ name: string }>(WAITING, []).catch(() => []);
      for (const { name } of waiting) tell(name);
      await sleep(everyMs, undefined, { signal: nap.signal }).catch(() => {});
      if (!stopping && nap.signal.aborted) await sleep(SOON_MS);
    }
  }

  let looking: Promise<void> | undefined;
  return {
    /** Somebody new wants to know. */
    soon() {
      looking ??= sleep(SOON_MS).then(look);
      nap.abort();
    },
    async stop() {
      stopping = true;
      nap.abort();
      // Who asks a database that is away may wait for long.
      await Promise.race([looking, sleep(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
