import { readFileSync } from 'node:fs';
import { openExaminer } from '../../packages/examiner/src/essay/examiner.ts';

// By name at run time: the server has types of its own, which the benches do not share.
const product: string = '../../packages/server/src/main.ts';
await import(product);

/** The product while it scores essays all the time: BENCH_ESSAYS a minute, read in a thread of this same process. */
const pause = 60_000 / Number(process.env.BENCH_ESSAYS);
const sample = JSON.parse(readFileSync('packages/examiner/samples/task-2-band-6.json', 'utf8'));
const examiner = openExaminer();
const read = () => void examiner.scoreEssay(sample);
read();
setInterval(read, pause);
