import { Worker } from 'node:worker_threads';
import type { Complaint } from '@ninefold/content/read-pack';
import { openGate } from '#storage/pictures/gate.ts';
import { PackRefused, type PlainPack, type PreparedPack, withFileOf } from '../prepare-pack.ts';

export type FromThread = { pack: PlainPack } | { refused: Complaint[] };

const LIMITS = { seconds: 120, megabytes: 1024 };
/** One at a time: however often the button is pressed, the machine has the memory for one. */
const gate = openGate({ atOnce: 1, waiting: 4 });

/**
 * Checking and compiling a large pack is a minute of computing: in a thread of its own, with its own memory and time,
 * no learner waits for it.
 */
export async function prepareInThread(folder: string, limits = LIMITS): Promise<PreparedPack> {
  const leave = await gate.enter();
  const answer = await fromThread(folder, limits).finally(leave);
  if ('refused' in answer) throw new PackRefused(folder, answer.refused);
  return withFileOf(answer.pack);
}

const fromThread = (folder: string, { seconds, megabytes }: typeof LIMITS): Promise<FromThread> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pack-worker.start.mjs', import.meta.url), {
      workerData: folder,
      // None of the caller's own flags: a test runner's or a debugger's would not work in here.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const settle = (act: () => void) => {
      clearTimeout(timer);
      act();
      void worker.terminate();
    };
    const tooMuch = (what: string) => resolve({ refused: [{ file: 'pack.yaml', where: '', what }] });
    const timer = setTimeout(
      () => settle(() => tooMuch(`takes longer than ${seconds} s to check; import it by a command`)),
      seconds * 1000,
    );
    worker.once('message', (answer: FromThread) => settle(() => resolve(answer)));
    worker.once('error', (error: Error & { code?: string }) =>
      settle(() =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? tooMuch(`takes more than ${megabytes} MB to check; import it by a command`)
          : reject(error),
      ),
    );
    worker.once('exit', (code) => settle(() => reject(new Error(`checking a pack ended with ${code}`))));
  });
