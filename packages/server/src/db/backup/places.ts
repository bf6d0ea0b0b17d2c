import { readdirSync, rmSync, statSync } from 'node:fs';
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

/** The folder of a copy that is being made begins so. */
export const UNFINISHED_COPY = 'backup-';

const A_DAY_MS = 86_400_000;

/** What copies left behind that were killed half way, a whole dump each. One that is being made is younger than a day. */
export function removeUnfinished({ DATA_DIR, BACKUP_DIR }: Where, now: Date): string[] {
  const folders = [
    { folder: resolve(DATA_DIR), unfinished: new RegExp(`^${UNFINISHED_COPY}[A-Za-z0-9]{6}$`) },
    { folder: backupFolder({ DATA_DIR, BACKUP_DIR }), unfinished: /\.tar\.gz\.[0-9a-f]{8}\.new$/ },
  ];
  const left = folders.flatMap(({ folder, unfinished }) =>
    readdirSync(folder)
      .filter((name) => unfinished.test(name))
      .map((name) => join(folder, name)),
  );
  const old = left.filter((path) => statSync(path).mtimeMs < now.getTime() - A_DAY_MS);
  for (const path of old) rmSync(path, { recursive: true, force: true });
  return old;
}
