import { readFileSync, writeFileSync } from 'node:fs';
import { openExaminer } from '../packages/examiner/src/essay/examiner.ts';
import type { EssayRequest } from '../packages/examiner/src/essay/report.ts';

/**
 * `node --import tsx tools/feedback-fixtures.ts`: has sample essays scored and keeps the reports for the tests of the
 * feedback page, so that it is drawn from what the examiner really says. Run it again when the report's shape changes.
 */
const FIXTURES = 'packages/web/src/features/writing/fixtures';
const SAMPLES = 'packages/examiner/samples';

const examiner = openExaminer({ method: 'trained' });
for (const name of ['task-1-band-5', 'task-2-band-6']) {
  const request = JSON.parse(readFileSync(`${SAMPLES}/${name}.json`, 'utf8')) as EssayRequest;
  const report = await examiner.scoreEssay(request);
  writeFileSync(`${FIXTURES}/${name}.json`, `${JSON.stringify({ prompt: request.prompt, report }, null, 1)}\n`);
}
await examiner.close();
