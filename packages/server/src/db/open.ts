import type { Settings } from '#settings.ts';
import { copyBeforeUpgrade } from './backup/before-upgrade.ts';
import type { Database } from './db.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { unreachable } from './unreachable.ts';

type DatabaseSettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_POOL' | 'STATEMENT_TIMEOUT_MS'> &
  Partial<Pick<Settings, 'LOCK_TIMEOUT_MS' | 'BACKUP_DIR' | 'STORAGE' | 'SECRET_KEY'>>;

/** The database of the settings, opened and brought up to date; as it stands where `upgrade` is false. */
export async function openDatabase(settings: DatabaseSettings, { upgrade = true } = {}): Promise<Database> {
  const db = settings.DATABASE_URL ? await reachPostgres(settings) : await openEmbedded(settings);
  try {
    if (upgrade) await (settings.DATABASE_URL ? migratePatiently(settings) : upgradeEmbedded(db, settings));
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** A laptop has nobody who makes a copy before an upgrade; on PostgreSQL that is its operator's. */
async function upgradeEmbedded(db: Database, settings: DatabaseSettings): Promise<void> {
  await copyBeforeUpgrade(db, { BACKUP_DIR: '', STORAGE: 'local', SECRET_KEY: '', ...settings });
  await migrate(db);
}

/** Asked once at the start, so that a wrong address is one sentence and not a stack. */
async function reachPostgres(settings: DatabaseSettings): Promise<Database> {
  const db = await openPostgres(settings);
  try {
    await db.ping();
    return db;
  } catch (error) {
    await db.close();
    throw unreachable(settings.DATABASE_URL, error);
  }
}

const AN_HOUR_MS = 3_600_000;

/** On a connection of its own: what a migration does to a grown site takes longer than any call may. */
async function migratePatiently(settings: DatabaseSettings): Promise<void> {
  const db = await openPostgres({
    ...settings,
    DATABASE_POOL: 1,
    STATEMENT_TIMEOUT_MS: AN_HOUR_MS,
    LOCK_TIMEOUT_MS: AN_HOUR_MS,
  });
  try {
    await migrate(db);
  } finally {
    await db.close();
  }
}
