import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Contents } from './prepare.ts';
import { snapshot } from './snapshot.ts';

/** Copies a prepared embedded database into a DATA_DIR, for processes that open it there as `npm start` does. */
export async function copySnapshot(dataDir: string, contents: Contents = 'tables'): Promise<void> {
  for (const { name, bytes } of await snapshot(contents)) {
    const path = join(dataDir, 'db', name);
    mkdirSync(bytes ? dirname(path) : path, { recursive: true, mode: 0o700 });
    if (bytes) writeFileSync(path, bytes, { mode: 0o600 });
  }
}
