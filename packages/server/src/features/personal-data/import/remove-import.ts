import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportDeps } from '../personal-data-deps.ts';
import { type ImportRow, importsRepo } from './imports.repo.ts';

const BATCH = 100;

type Uses = Pick<ExportDeps, 'settings'>;

const folderOf = ({ settings }: Uses): string => join(settings.DATA_DIR, 'imports');

/** Where an archive lies while it is read. Each try has a file of its own: one that lost its lease spoils nobody's. */
export const unpackedAt = (deps: Uses, { id, tries }: Pick<ImportRow, 'id' | 'tries'>): string =>
  join(folderOf(deps), `${id}-${tries}.part`);

/** Whatever tries have left. */
export async function removeUnpacked(deps: Uses, id: number): Promise<void> {
  for (const name of await readdir(folderOf(deps)).catch(() => []))
    if (name.startsWith(`${id}-`)) await rm(join(folderOf(deps), name), { force: true });
}

/** The bytes before the rows that name them: a sudden stop between the two leaves nothing that nobody knows of. */
export async function removePieces(deps: ExportDeps, { id }: Pick<ImportRow, 'id'>): Promise<void> {
  for (const { file } of await importsRepo(deps.db).pieces(id)) await deps.storage.remove(file);
  await importsRepo(deps.db).dropPieces(id);
  await removeUnpacked(deps, id);
}

export async function removeImport(deps: ExportDeps, row: ImportRow): Promise<void> {
  await removePieces(deps, row);
  await importsRepo(deps.db).remove(row.id);
}

/** The job: archives that nobody went on with, and what was said about those that came. */
export async function removeExpiredImports(deps: ExportDeps): Promise<void> {
  for (const row of await importsRepo(deps.db).expired(deps.now(), BATCH)) await removeImport(deps, row);
}
