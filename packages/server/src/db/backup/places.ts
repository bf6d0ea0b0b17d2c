import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '#settings.ts';

type Where = Pick<Settings, 'DATA_DIR' | 'BACKUP_DIR'>;

export const backupFolder = ({ DATA_DIR, BACKUP_DIR }: Where): string =>
  resolve(BACKUP_DIR || join(DATA_DIR, 'backups'));

/** `nightly-2026-11-16T19-00-00Z.tar.gz`: names sort by their moment, and every system can spell them. */
export const backupName = (kind: string, now: Date): string =>
  `${kind}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/** Removes the oldest copies of a kind. */
export function keepNewest(folder: string, kind: string, kept: number): string[] {
  const names = readdirSync(folder)
    .filter((name) => new RegExp(`^${kind}-\\d{4}-.*\\.tar\\.gz$`).test(name))
    .sort();
  const old = names.slice(0, Math.max(0, names.length - kept));
  for (const name of old) rmSync(join(folder, name), { force: true });
  return old;
}
