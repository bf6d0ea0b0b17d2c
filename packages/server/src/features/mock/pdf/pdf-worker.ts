import { parentPort, workerData } from 'node:worker_threads';
import { drawReport, type MockPdfRequest } from './draw-report.ts';

/** The far side of `drawInThread`: one report, then it ends. */
parentPort?.postMessage(await drawReport(workerData as MockPdfRequest));
