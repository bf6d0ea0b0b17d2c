import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportDeps } from '../personal-data-deps.ts';
import { type ImportRow, importsRepo } from './imports.repo.ts';

const BATCH = 100;

/** Where an archive lies while it is read. */
export const unpackedAt = ({ settings }: Pick<ExportDeps, 'settings'>, id: number): string =>
  join(settings.DATA_DIR, 'imports', `${id}.part`);

/** The bytes before the rows that name them: a sudden stop between the two leaves nothing that nobody knows of. */
export async function removePieces(deps: ExportDeps, { id }: Pick<ImportRow, 'id'>): Promise<void> {
  for (const { file } of await importsRepo(deps.db).pieces(id)) await deps.storage.remove(file);
  await importsRepo(deps.db).dropPieces(id);
  await rm(unpackedAt(deps, id), { force: true });
}

export async function removeImport(deps: ExportDeps, row: ImportRow): Promise<void> {
  await removePieces(deps, row);
  await importsRepo(deps.db).remove(row.id);
}

/** The job: archives that nobody went on with, and what was said about those that came. */
export async function removeExpiredImports(deps: ExportDeps): Promise<void> {
  for (const row of await importsRepo(deps.db).expired(deps.now(), BATCH)) await removeImport(deps, row);
}
