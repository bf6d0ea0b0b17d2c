import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Settings } from '#settings.ts';
import type { Database, Orm } from './db.ts';
import { isDatabaseAway } from './errors.ts';
import { type Connection, databaseFrom } from './transaction.ts';
import { OID, PARSERS } from './values.ts';

// Drizzle asks pg's global table, so a parser given to the pool alone would not reach it.
for (const [oid, parse] of Object.entries(PARSERS)) pg.types.setTypeParser(Number(oid), parse);
// pg parses the elements of this array in its own way, PGlite in ours. (pg's types list only some of the numbers.)
const int8Array = OID.int8Array as number as Parameters<typeof pg.types.getTypeParser>[0];
const textArray: (text: string) => (string | null)[] = pg.types.getTypeParser(int8Array);
pg.types.setTypeParser(int8Array, (text) => textArray(text).map((item) => item && PARSERS[OID.int8]?.(item)));

type PostgresSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL' | 'STATEMENT_TIMEOUT_MS'> &
  Partial<Pick<Settings, 'LOCK_TIMEOUT_MS'>>;

/** PostgreSQL, or a relative that speaks its protocol. A database that went away is found again by the next query. */
export async function openPostgres(settings: PostgresSettings): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: settings.DATABASE_URL,
    max: settings.DATABASE_POOL,
    statement_timeout: settings.STATEMENT_TIMEOUT_MS,
    // Shorter than the statement's: whoever waits for one row holds a connection that others need.
    lock_timeout: settings.LOCK_TIMEOUT_MS ?? 0,
    // A little later than the database's own timeout: for a host that vanished without closing the connection.
    query_timeout: settings.STATEMENT_TIMEOUT_MS + 5000,
    idle_in_transaction_session_timeout: Math.max(30_000, 2 * settings.STATEMENT_TIMEOUT_MS),
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'ninefold',
    // As on the embedded database, whatever the server was set up with.
    options: '-c timezone=UTC',
  });
  // An idle connection that dies tells the pool, which forgets it; without a listener the process would end.
  pool.on('error', () => {});
  let closing: Promise<void> | undefined;
  return databaseFrom(connectionOf(pool), (work) => inTransaction(pool, work), {
    kind: 'postgres',
    ping: async () => void (await pool.query('select 1')),
    close() {
      closing ??= pool.end();
      return closing;
    },
  });
}

/** Made once: every connection keeps its own. */
const orms = new WeakMap<pg.Pool | pg.PoolClient, Orm>();

function ormOf(client: pg.Pool | pg.PoolClient): Orm {
  const orm = orms.get(client) ?? (drizzle({ client }) as unknown as Orm);
  orms.set(client, orm);
  return orm;
}

function connectionOf(client: pg.Pool | pg.PoolClient): Connection {
  return {
    get orm() {
      return ormOf(client);
    },
    async query<T extends object>(text: string, values?: unknown[], name?: string) {
      const asked = { text, ...(values && { values }), ...(name && { name }) };
      const result: pg.QueryResult<T> | pg.QueryResult<T>[] = await client.query<T>(asked);
      return (Array.isArray(result) ? result.at(-1)?.rows : result.rows) ?? [];
    },
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (connection: Connection) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const note = (error: Error) => {
    broken = error;
  };
  client.on('error', note);
  try {
    await client.query('begin');
    const result = await work(connectionOf(client));
    // PostgreSQL answers COMMIT of a transaction that had failed with a quiet ROLLBACK.
    if ((await client.query('commit')).command === 'ROLLBACK')
      throw new Error('the transaction had failed and was rolled back');
    return result;
  } catch (error) {
    // On a broken connection a rollback would only wait for another timeout; the database rolls back by itself.
    if (isDatabaseAway(error)) note(error as Error);
    else await client.query('rollback').catch(note);
    throw error;
  } finally {
    client.off('error', note);
    client.release(broken);
  }
}
