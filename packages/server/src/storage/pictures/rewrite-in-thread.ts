import { Worker } from 'node:worker_threads';
import { AppError } from '#app-error.ts';
import { type Gate, openGate } from './gate.ts';
import { measurePicture } from './measure-picture.ts';
import { LONGEST, MOST_PIXELS, type Rewritten, type ToRewrite } from './rewrite-picture.ts';

const SECONDS = 15;
/** Each takes up to 256 MB and a core: a class that uploads at one moment must not take the machine down. */
const usualGate = openGate({ atOnce: 2, waiting: 30 });

const refused = () => new AppError('file_not_accepted', { fields: ['file'] });

/** Decoding is computing: in a thread of its own, with its own memory and time, nobody else waits or falls with it. */
export async function rewriteInThread(
  bytes: Uint8Array,
  { gate = usualGate, longest = LONGEST }: { gate?: Gate; longest?: number } = {},
): Promise<Rewritten> {
  const size = measurePicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  // Before a thread is even started.
  if (!size || size.width * size.height > MOST_PIXELS) throw refused();
  const leave = await gate.enter();
  try {
    return await rewritten(bytes, longest);
  } finally {
    leave();
  }
}

const rewritten = (bytes: Uint8Array, longest: number): Promise<Rewritten> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./rewrite-worker.start.mjs', import.meta.url), {
      workerData: { bytes, longest } satisfies ToRewrite,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const settle = (act: () => void) => {
      clearTimeout(timer);
      act();
      void worker.terminate();
    };
    const timer = setTimeout(() => settle(() => reject(refused())), SECONDS * 1000);
    worker.once('message', (made: Rewritten | null) => settle(() => (made ? resolve(made) : reject(refused()))));
    worker.once('error', () => settle(() => reject(refused())));
    worker.once('exit', () => settle(() => reject(refused())));
  });
