import { PGlite } from '@electric-sql/pglite';
import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs';
import type { Database } from '#db/db.ts';
import { databaseOn, startPglite } from '#db/pglite.ts';
import type { TarEntry } from '#db/seed/untar.ts';
import type { Contents } from './prepare.ts';
import { snapshot } from './snapshot.ts';

/** PGlite clears all of its 128 MB of buffers before it answers; that alone takes longer than most tests. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** A database of its own in memory, in a third of a second: PGlite's own way to load a tar takes four times as long. */
export async function openSnapshot(contents: Contents): Promise<Database> {
  const fs = new CopiedFiles(await snapshot(contents));
  return databaseOn(await startPglite({ fs, startParams: START }));
}

class CopiedFiles extends EmscriptenBuiltinFilesystem {
  readonly #files: readonly TarEntry[];
  constructor(files: readonly TarEntry[]) {
    super();
    this.#files = files;
  }

  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module;
    const root = PGlite.paths.PGDATA;
    FS.mkdirTree(root);
    for (const { name, bytes } of this.#files) {
      const path = `${root}/${name.replace(/^\/|\/$/g, '')}`;
      // The database writes into the very bytes it is given, so every database gets a copy.
      if (bytes) FS.writeFile(path, new Uint8Array(bytes), { canOwn: true });
      else FS.mkdirTree(path);
    }
  }

  override async closeFs(): Promise<void> {
    this.pg!.Module.FS.quit();
  }
}
