import { join } from 'node:path';
import type { Settings } from '#settings.ts';
import type { Database } from '../db.ts';
import { pendingMigrations } from '../migrate.ts';
import { type BackupSettings, makeBackup } from './make-backup.ts';
import { backupFolder, backupName, keepNewest } from './places.ts';

const KEPT = 3;

/** Before a migration changes a database that is in use. Stored files are left out: no migration touches them. */
export async function copyBeforeUpgrade(
  db: Database,
  settings: BackupSettings & Pick<Settings, 'BACKUP_DIR'>,
): Promise<string | null> {
  if ((await pendingMigrations(db)).length === 0) return null;
  const folder = backupFolder(settings);
  const now = new Date();
  const file = join(folder, backupName('before-upgrade', now));
  await makeBackup(db, settings, { file, files: false, now });
  keepNewest(folder, 'before-upgrade', KEPT);
  console.log(`  The database is upgraded; a copy from before: ${file}`);
  return file;
}
