import { parentPort, workerData } from 'node:worker_threads';
import { refusal } from './guards/guard.ts';
import type { EssayRequest } from './report.ts';
import { openScorer, type ScorerSettings } from './scorer.ts';

/** The thread that `openExaminer` starts: one essay at a time, so that it needs no more memory. */
const scorer = openScorer(workerData as ScorerSettings);
let queue: Promise<unknown> = Promise.resolve();

parentPort!.on('message', ({ id, request }: { id: number; request: EssayRequest }) => {
  queue = queue.then(async () => {
    try {
      parentPort!.postMessage({ id, report: await (await scorer).score(request) });
    } catch (error) {
      const words = 0;
      const report = { assessable: false, task: request.task, words, reason: refusal('failed') };
      parentPort!.postMessage({ id, report, error: String(error) });
    }
  });
});
