import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';

/**
 * Everything the work's services do is there together or not at all: a start that is killed in between begins anew the
 * next time, and of two starts at one moment the second finds what the first has done.
 */
export const inOneTransaction = (deps: Deps, work: (deps: Deps) => Promise<void>): Promise<void> =>
  deps.db.transaction(async (tx) => {
    // Weeks of a learner's past take seconds, and whoever starts beside it waits for its end: that is no jam.
    await tx.query(`select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '60s', true)`);
    await work({ ...deps, db: { ...outsideOf(deps), ...insideOf(tx) } });
  });

const outsideOf = ({ db }: Deps) => ({ kind: db.kind, ping: db.ping, close: db.close });

const insideOf = ({ orm, query, transaction, afterCommit, afterRollback }: Db): Db => ({
  ...{ orm, query, transaction, afterCommit, afterRollback },
});
