import { parentPort, workerData } from 'node:worker_threads';
import { rewritePicture, type ToRewrite } from './rewrite-picture.ts';

/** The far side of `rewriteInThread`: one picture, then it ends. */
const { bytes, longest } = workerData as ToRewrite;
parentPort?.postMessage(rewritePicture(bytes, longest));
