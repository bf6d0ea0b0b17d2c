import { openDatabase } from '#db/open.ts';
import type { Deps } from '#deps.ts';
import { startJobs } from '#jobs/pg-boss.ts';
import { openExaminerPool } from '#providers/examiner/examiner-pool.ts';
import { buildServices } from '#services.ts';
import { readSettings } from '#settings.ts';

/** A process of its own that has an essay before an examiner who never answers, and says so: then it is killed. */
const [userId = '', recordId = ''] = process.argv.slice(2);
const settings = readSettings(process.env);
const db = await openDatabase(settings);
const jobs = await startJobs(db, settings);
const thread = new URL(`data:text/javascript,${encodeURIComponent('setInterval(() => {}, 1000)')}`);
const examiner = openExaminerPool(settings, { thread });
const { writing } = buildServices({ db, settings, jobs, examiner, now: () => new Date() } as Deps);
if (recordId) await writing.scoring.essayScoring(Number(userId), { record_id: Number(recordId) });
void writing.scoring.scoreNext();
const [row] = await waitForRunning();
process.stdout.write(`running ${row?.tries}\n`);

async function waitForRunning(): Promise<{ tries: number }[]> {
  for (;;) {
    const rows = await db.query<{ tries: number }>(`select tries from essay_scorings where state = 'running'`);
    if (rows.length) return rows;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
