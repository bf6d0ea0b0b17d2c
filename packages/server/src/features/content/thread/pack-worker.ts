import { parentPort, workerData } from 'node:worker_threads';
import { PackRefused, preparePlain } from '../prepare-pack.ts';
import type { FromThread } from './prepare-in-thread.ts';

/** The far side of `prepareInThread`: one pack, then it ends. */
const answer = await preparePlain(workerData as string).then(
  (pack): FromThread => ({ pack }),
  (error: unknown): FromThread => {
    if (error instanceof PackRefused) return { refused: error.complaints };
    throw error;
  },
);
parentPort?.postMessage(answer);
