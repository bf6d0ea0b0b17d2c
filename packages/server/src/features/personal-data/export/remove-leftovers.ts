import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportDeps } from '../personal-data-deps.ts';

/** Longer than any archive takes to be written or read. */
const HOUR_MS = 3_600_000;

/** The job: halves of archives on this machine's disk whose process died, and whose row may be gone meanwhile. */
export async function removeLeftovers({ settings }: Pick<ExportDeps, 'settings'>, now = Date.now()): Promise<number> {
  let removed = 0;
  for (const folder of ['exports', 'imports'].map((name) => join(settings.DATA_DIR, name)))
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const { mtimeMs } = (await stat(path).catch(() => null)) ?? { mtimeMs: now };
      // By the disk's clock: it wrote the file.
      if (!name.endsWith('.part') || now - mtimeMs < HOUR_MS) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  return removed;
}
