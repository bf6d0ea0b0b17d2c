import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { migrate } from '../packages/server/src/db/migrate.ts';
import { databaseOn, startPglite } from '../packages/server/src/db/pglite.ts';
import { smallDump } from '../packages/server/src/db/seed/small-dump.ts';
import { pgliteVersion, seedFile } from '../packages/server/src/db/seed/unpack-seed.ts';
import { installJobs } from '../packages/server/src/jobs/boss.ts';
import { JOB_RULES } from '../packages/server/src/jobs/rules.ts';

/**
 * Makes the seed of the embedded database anew; run it after PGlite was updated, and commit what it writes. The seed has
 * the tables and the queues of the day on which it was made. Newer migrations run on top of it and newer queues are added
 * by the first start, so none of them needs a new seed.
 */

const pglite = await startPglite({});
const db = databaseOn(pglite);
await migrate(db);
await installJobs(db, JOB_RULES);
const tar = await smallDump(pglite);
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
