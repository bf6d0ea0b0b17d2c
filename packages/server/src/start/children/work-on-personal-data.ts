import type { Database, Db } from '#db/db.ts';
import { openDatabase } from '#db/open.ts';
import { learnersService } from '#features/identity/learners/learners.service.ts';
import { personalDataService } from '#features/personal-data/personal-data.service.ts';
import { readSettings } from '#settings.ts';
import { openStorage } from '#storage/open.ts';
import { PERSONAL_DATA } from '../../personal-data-list.ts';

/** Does the work of the jobs. After so many calls to the database it says so and hangs: the test kills it there. */
const [work = '', calls = '0'] = process.argv.slice(2);
const where = { DATA_DIR: process.env.DATA_DIR ?? '', DATABASE_URL: process.env.DATABASE_URL ?? '' };
const settings = readSettings({ NODE_ENV: 'test', ...where });
const db = await openDatabase({ ...where, DATABASE_POOL: 2, STATEMENT_TIMEOUT_MS: 10_000 });
let left = Number(calls);

async function count(): Promise<void> {
  left -= 1;
  if (left > 0) return;
  console.log('half');
  setInterval(() => {}, 1000);
  await new Promise(() => {});
}

const mortal: Database = {
  ...db,
  get orm() {
    return db.orm;
  },
  query: async (...asked) => {
    await count();
    return db.query(...asked) as never;
  },
  transaction: async (inner: (tx: Db) => Promise<unknown>) => {
    await count();
    return db.transaction(inner) as never;
  },
};

const service = personalDataService({
  ...{ db: mortal, settings, storage: openStorage(settings), kept: PERSONAL_DATA, now: () => new Date() },
  jobs: { send: async () => {} } as never,
  proofs: {} as never,
  learners: learnersService(),
  words: { idsOfNames: async () => new Map() },
  doorsOf: async () => () => true,
});
if (work === 'export') await service.makeExports();
if (work === 'import') await service.runImports();
if (work === 'erase') await service.tidyUp();
console.log('whole');
