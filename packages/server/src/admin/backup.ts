import { join, resolve } from 'node:path';
import { askForBackup } from '#db/backup/ask.ts';
import { makeBackup } from '#db/backup/make-backup.ts';
import { backupFolder, backupName } from '#db/backup/places.ts';
import { restoreBackup, verifyBackup } from '#db/backup/restore.ts';
import { sayBackup } from '#db/backup/said.ts';
import { FolderInUse } from '#db/folder-lock.ts';
import { OperatorMistake } from '#features/economy/coins/operator.service.ts';
import { readSettings } from '#settings.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-operator-services.ts';

export const backupCommands: Record<string, Command> = {
  backup: { about: 'a copy of everything into one file, also while the server runs (backup [FILE])', run: backup },
  restore: { about: 'puts a copy into an empty DATA_DIR or database (restore FILE)', run: restore },
  verify: { about: 'is a copy whole, and does its database open (verify FILE)', run: verify },
};

async function backup([name]: string[]): Promise<void> {
  const settings = readSettings(process.env);
  const now = new Date();
  const file = name ? resolve(name) : join(backupFolder(settings), backupName('backup', now));
  try {
    // As it stands: a copy from before an upgrade must be one that the version from before can read.
    const { manifest } = await withDatabase(({ db }) => makeBackup(db, settings, { file, now }), { upgrade: false });
    console.log(sayBackup(file, manifest));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    console.log(await askForBackup(settings.DATA_DIR, file));
  }
}

async function restore([name]: string[]): Promise<void> {
  const settings = readSettings(process.env);
  const manifest = await restoreBackup(fileCalled(name), settings);
  console.log(`restored ${sayBackup(fileCalled(name), manifest)}`);
  if (manifest.files === 'left out') console.log(`Put the folder files/ of that site into ${settings.DATA_DIR} again.`);
}

async function verify([name]: string[]): Promise<void> {
  console.log(`whole: ${sayBackup(fileCalled(name), await verifyBackup(fileCalled(name)))}`);
}

function fileCalled(name: string | undefined): string {
  if (!name) throw new OperatorMistake('the name of a backup file is needed');
  return resolve(name);
}
