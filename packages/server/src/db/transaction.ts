import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Db, Orm } from './db.ts';
import { mayRunAgain } from './errors.ts';

/** One connection to a database: outside transactions, or inside one. */
export type Connection = { readonly orm: Orm; query: Db['query'] };
type Building = Pick<Database, 'kind' | 'ping' | 'dump' | 'close'>;
type Effects = { committed: (() => void)[]; rolledBack: (() => void)[] };
type Begin = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

const MOST_TRIES = 5;
/** Tracking every promise costs a busy server a tenth of its throughput. */
const TRACKS_TRANSACTIONS = process.env.NODE_ENV === 'test' || process.env.NODE_ENV === 'development';
const open = new AsyncLocalStorage<{ open: boolean }>();

/** What both adapters share: joining, running again and `afterCommit`. `begin` runs its work in one real transaction. */
export function databaseFrom(outside: Connection, begin: Begin, building: Building): Database {
  // The embedded database would wait for itself for ever, so there it is always tracked.
  const watched = TRACKS_TRANSACTIONS || building.kind === 'embedded';
  return {
    ...building,
    get orm() {
      if (watched) refuseInsideTransaction();
      return outside.orm;
    },
    query(text, values, name) {
      if (watched) refuseInsideTransaction();
      return outside.query(text, values, name);
    },
    transaction(work) {
      if (watched) refuseInsideTransaction();
      return runTransaction(begin, work, watched);
    },
    afterCommit: (effect) => effect(),
    afterRollback: () => {},
  };
}

async function runTransaction<T>(begin: Begin, work: (tx: Db) => Promise<T>, watched: boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    const effects: Effects = { committed: [], rolledBack: [] };
    const state = { open: true };
    try {
      const result = await begin((connection) => {
        const run = () => work(joined(connection, effects));
        return watched ? open.run(state, run) : run();
      });
      state.open = false;
      // It stands, whatever becomes of the effects.
      effects.rolledBack = [];
      for (const effect of effects.committed) effect();
      return result;
    } catch (error) {
      state.open = false;
      for (const effect of effects.rolledBack) effect();
      if (tries >= MOST_TRIES || !mayRunAgain(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** tries);
    }
  }
}

function joined(connection: Connection, effects: Effects): Db {
  const tx: Db = {
    get orm() {
      return connection.orm;
    },
    query: connection.query,
    transaction: (work) => work(tx),
    afterCommit: (effect) => void effects.committed.push(effect),
    afterRollback: (effect) => void effects.rolledBack.push(effect),
  };
  return tx;
}

/**
 * A service that forgets to pass `tx` on would wait for itself for ever on the embedded database,
 * and on PostgreSQL it would silently write outside the transaction. Here the first test already fails.
 */
function refuseInsideTransaction(): void {
  if (open.getStore()?.open) throw new Error('a transaction is open here: use its `tx`, not the database itself');
}
