import { openDatabase } from '../open.ts';

/** Opens a database for the first time; the test kills it in the middle. */
console.log('opening');
const db = await openDatabase({
  DATA_DIR: process.argv[2] ?? '',
  DATABASE_URL: '',
  DATABASE_POOL: 1,
  STATEMENT_TIMEOUT_MS: 10_000,
});
console.log('opened');
await db.close();
