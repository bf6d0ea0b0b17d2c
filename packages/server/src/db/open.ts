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
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
