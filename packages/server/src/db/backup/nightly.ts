import { join } from 'node:path';
import type { Deps } from '#deps.ts';
import { makeBackup } from './make-backup.ts';
import { backupFolder, backupName, keepNewest, removeUnfinished } from './places.ts';
import { sayBackup } from './said.ts';

/** One more copy, and only then one less. */
export async function nightlyBackup({ db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>): Promise<string> {
  const folder = backupFolder(settings);
  const made = await makeBackup(db, settings, { file: join(folder, backupName('nightly', now())), now: now() });
  keepNewest(folder, 'nightly', settings.BACKUPS_KEPT);
  removeUnfinished(settings, now());
  return sayBackup(made.file, made.manifest);
}
