import { parentPort, workerData } from 'node:worker_threads';
import { rewritePicture } from './rewrite-picture.ts';

/** The far side of `rewriteInThread`: one picture, then it ends. */
parentPort?.postMessage(rewritePicture(workerData as Uint8Array));
