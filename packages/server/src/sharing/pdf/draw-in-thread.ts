import { Worker } from 'node:worker_threads';

const SECONDS = 20;

/** Drawing takes a good part of a second of computing: in a thread of its own nobody else waits for it. */
export function drawInThread(start: URL, request: unknown): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(start, {
      workerData: request,
      // None of the caller's own flags: a test runner's or a debugger's would not work in here.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const timer = setTimeout(() => {
      reject(new Error(`a report took longer than ${SECONDS} s to draw`));
      void worker.terminate();
    }, SECONDS * 1000);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      act();
    };
    worker.once('message', (bytes: Uint8Array) => settle(() => resolve(bytes)));
    worker.once('error', (error) => settle(() => reject(error)));
    worker.once('exit', (code) => settle(() => reject(new Error(`drawing a report ended with ${code}`))));
  });
}
