import type { Db } from '#db/db.ts';
import type { Row } from '#db/personal/personal-data.ts';
import { keepVersionsHere, type Version, versionsHere } from '#db/personal/references.ts';
import type { ImportDeps } from '../personal-data-deps.ts';
import type { Coming } from './ready-row.ts';

const nameOf = ({ id, hash }: Version) => `${id} ${hash}`;

export function versionsOf({ comes }: Coming, row: Row): Version[] {
  return (comes.versions?.(row) ?? []).map(({ id, hash }) => ({ id: Number(id), hash: String(hash) }));
}

/** Whether every version that a row was made on is known here: an old result has to stay readable. */
export async function versionsThere({ deps }: { deps: ImportDeps }, table: Coming, rows: readonly Row[]) {
  const asked = new Map(rows.flatMap((row) => versionsOf(table, row)).map((one) => [nameOf(one), one]));
  const here = asked.size ? await versionsHere(deps.db, [...asked.values()]) : [];
  const names = new Set(here.map(nameOf));
  return (row: Row): boolean => versionsOf(table, row).every((one) => names.has(nameOf(one)));
}

export async function keepVersions(tx: Db, table: Coming, rows: readonly Row[]): Promise<void> {
  const versions = rows.flatMap((row) => versionsOf(table, row));
  if (versions.length) await keepVersionsHere(tx, versions);
}
