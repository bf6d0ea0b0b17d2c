import { openDatabase } from '#db/open.ts';
import { startJobs } from '../pg-boss.ts';

/** Takes a job, says so, and never finishes: the test kills it during the job. */
const db = await openDatabase({
  DATA_DIR: process.env.DATA_DIR ?? '',
  DATABASE_URL: process.env.DATABASE_URL ?? '',
  DATABASE_POOL: 2,
  STATEMENT_TIMEOUT_MS: 10_000,
});
const rules = { 'send-sms': { seconds: 2, retries: 5, waitSeconds: 1, atOnce: 1 } };
const jobs = await startJobs(db, { JOBS: true }, { rules });
await jobs.work('send-sms', async ({ mobile }) => {
  console.log(`took ${mobile}`);
  await new Promise(() => {});
});
await jobs.send(db, 'send-sms', { countryId: 45, mobile: '13800000000', purpose: 'login', sealed: '' });
setInterval(() => {}, 1000);
