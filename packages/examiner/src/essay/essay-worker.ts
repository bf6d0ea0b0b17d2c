import { parentPort, workerData } from 'node:worker_threads';
import { refusal } from './guards/guard.ts';
import type { EssayRequest } from './report.ts';
import { openScorer, type ScorerSettings } from './scorer.ts';

/** The far side of `openExaminer`: one essay at a time, so memory stays flat. */
const { method, folder } = workerData as Pick<ScorerSettings, 'method'> & { folder?: string };
// An address crosses to a thread as text only.
const scorer = openScorer({ ...(method && { method }), ...(folder && { folder: new URL(folder) }) });
let queue: Promise<unknown> = Promise.resolve();

parentPort!.on('message', ({ id, request }: { id: number; request: EssayRequest }) => {
  queue = queue.then(async () => {
    try {
      const open = await scorer;
      parentPort!.postMessage({
        id,
        report: await open.score(request, (stage) => parentPort!.postMessage({ id, stage })),
      });
    } catch (error) {
      const words = 0;
      const report = { assessable: false, task: request.task, words, reason: refusal('failed') };
      parentPort!.postMessage({ id, report, error: String(error) });
    }
  });
});
