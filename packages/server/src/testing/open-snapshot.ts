import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Database } from '#db/db.ts';
import { databaseOn, startPglite } from '#db/pglite.ts';
import { SharedFiles } from './pglite/shared-files.ts';
import type { Contents } from './prepare.ts';
import { snapshot } from './snapshot.ts';
import './pglite/small-buffers.ts';

/** Node has it; the types of this package have no browser in them. */
declare const WebAssembly: { compile(code: Uint8Array): Promise<object> };

/** A database of its own in memory, in a third of a second: PGlite's own way to load a tar takes four times as long. */
export async function openSnapshot(contents: Contents): Promise<Database> {
  program ??= readProgram();
  return databaseOn(await startPglite({ fs: new SharedFiles(await snapshot(contents)), ...(await program) }));
}

/** Read and compiled once by a process, which opens dozens. */
let program: ReturnType<typeof readProgram> | undefined;

async function readProgram() {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const [code, data] = await Promise.all(['pglite.wasm', 'pglite.data'].map((name) => readFile(join(folder, name))));
  // Only ever read: a real Blob would copy its megabytes for every database.
  const bundle = data!.buffer.slice(data!.byteOffset, data!.byteOffset + data!.byteLength);
  return {
    pgliteWasmModule: await WebAssembly.compile(code!),
    fsBundle: { arrayBuffer: async () => bundle } as unknown as Blob,
  };
}
