import { readFileSync } from 'node:fs';
import { openExaminer } from '../../packages/examiner/src/essay/examiner.ts';

/** Prints one line of figures; `bench/examiner.ts` starts it. */
const ESSAYS = 20;
const sample = JSON.parse(readFileSync('packages/examiner/samples/task-2-band-8.json', 'utf8'));
const examiner = openExaminer();
await examiner.scoreEssay(sample);
const firstSeconds = process.uptime();
for (let n = 0; n < 3; n += 1) await examiner.scoreEssay(sample);
const cpu = process.cpuUsage();
const from = performance.now();
for (let n = 0; n < ESSAYS; n += 1) await examiner.scoreEssay(sample);
const { user, system } = process.cpuUsage(cpu);
console.log(
  JSON.stringify({
    firstSeconds,
    cpuSeconds: (user + system) / 1e6 / ESSAYS,
    rssMb: process.memoryUsage.rss() / 1e6,
    perMinute: (ESSAYS * 60_000) / (performance.now() - from),
  }),
);
await examiner.close();
