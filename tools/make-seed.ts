import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pgliteVersion, seedFile } from '../packages/server/src/db/seed/unpack-seed.ts';

/** Makes the seed of the embedded database anew; run it after PGlite was updated, and commit what it writes. */

const pglite = await PGlite.create();
// Everything into the tables' own files, so that a database unpacked from the seed has nothing to replay.
await pglite.exec('checkpoint');
const tar = new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer());
await pglite.close();

const file = seedFile(pgliteVersion());
for (const name of readdirSync(dirname(file))) if (name.endsWith('.tar.br')) rmSync(join(dirname(file), name));
writeFileSync(
  file,
  brotliCompressSync(tar, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
    },
  }),
);
console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(2)} MB, from ${(tar.length / 1e6).toFixed(1)} MB`);
