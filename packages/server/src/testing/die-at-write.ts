import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/**
 * From now on this process kills itself, as `kill -9` would, in place of the n-th statement of its transactions that
 * writes; a commit counts as one. Dying at a statement that only reads leaves the same behind as dying at the next.
 */
export function dieAtWrite(n: number): void {
  let seen = 0;
  const about = (statement: unknown) => {
    if (!/^\s*(insert|update|delete|commit)\b/i.test(String(statement))) return;
    if (++seen === n) process.kill(process.pid, 'SIGKILL');
  };
  watchEmbedded(about);
  watchPostgres(about);
}

type About = (statement: unknown) => void;

function watchEmbedded(about: About): void {
  const { transaction } = PGlite.prototype;
  PGlite.prototype.transaction = function watched<T>(this: PGlite, work: (tx: never) => Promise<T>) {
    return transaction.call(this, async (tx) => {
      const result = await work(telling(tx, about) as never);
      about('commit');
      return result;
    }) as Promise<T>;
  } as typeof transaction;
}

function telling<T extends object>(tx: T, about: About): T {
  return new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (name === 'query' || name === 'exec') about(given[0]);
        return value.apply(target, given);
      };
    },
  });
}

function watchPostgres(about: About): void {
  const { query } = pg.Client.prototype;
  let inside = false;
  pg.Client.prototype.query = function watched(this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const statement = typeof first === 'object' && first && 'text' in first ? first.text : first;
    if (inside) about(statement);
    if (statement === 'begin') inside = true;
    if (statement === 'commit' || statement === 'rollback') inside = false;
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
}
