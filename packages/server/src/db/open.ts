import type { Settings } from '#settings.ts';
import type { Database } from './db.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './pglite.ts';
import { openPostgres } from './postgres.ts';

type DatabaseSettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_POOL' | 'STATEMENT_TIMEOUT_MS'>;

/** The database of the settings, opened and brought up to date. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const db = settings.DATABASE_URL ? await openPostgres(settings) : await openEmbedded(settings);
  try {
    await (settings.DATABASE_URL ? migratePatiently(settings) : migrate(db));
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

const AN_HOUR_MS = 3_600_000;

/** On a connection of its own: what a migration does to a grown site takes longer than any call may. */
async function migratePatiently(settings: DatabaseSettings): Promise<void> {
  const db = await openPostgres({ ...settings, DATABASE_POOL: 1, STATEMENT_TIMEOUT_MS: AN_HOUR_MS });
  try {
    await migrate(db);
  } finally {
    await db.close();
  }
}
