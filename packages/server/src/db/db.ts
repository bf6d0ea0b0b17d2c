import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Orm = PgDatabase<PgQueryResultHKT>;

/**
 * What a service and its repositories may use. Inside `transaction` the same type stands for
 * the open transaction, so a service of another feature simply joins its caller's.
 */
export type Db = {
  /** Drizzle, for repositories. */
  readonly orm: Orm;
  /**
   * Plain SQL with $1 parameters, for what Drizzle cannot say (and for pg-boss). A long statement that runs all the time
   * is given a name: each connection then reads and plans it once.
   */
  query<T extends object = Record<string, unknown>>(text: string, values?: unknown[], name?: string): Promise<T[]>;
  /**
   * Read committed, with row locks where it matters; run again on a serialization failure or deadlock,
   * so `work` must not touch the outside world: that goes into `afterCommit`.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Runs once the outermost transaction has committed; at once when there is none. */
  afterCommit(effect: () => void): void;
  /** Runs when the outermost transaction comes to nothing, for what was put outside the database meanwhile. */
  afterRollback(effect: () => void): void;
};

/** The opened database: what `main.ts` holds and closes. */
export type Database = Db & {
  readonly kind: 'embedded' | 'postgres';
  /** Resolves when the database answers; rejects when it is away. */
  ping(): Promise<void>;
  /** The embedded one only: all of its files as a tar, as a sudden stop would leave them. */
  dump?(): Promise<Uint8Array>;
  close(): Promise<void>;
};
