import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';

type Asked<A> = { id: number; asked: A };

/** An engine without work has time to tidy up. */
const TIDY_AFTER_MS = 1000;

/** The far side of `openOneAtATime`, in a thread or in a process: answers what is asked, one after the other. */
export function answerAll<A, T>(work: (asked: A) => Promise<T> | T, failed: (about: string) => T): void {
  let queue: Promise<unknown> = Promise.resolve();
  const tidy = tidier();
  const answer = async ({ id, asked }: Asked<A>) => {
    const outcome = await outcomeOf(asked);
    tidy();
    return { id, outcome };
  };
  const outcomeOf = async (asked: A): Promise<T> => {
    try {
      return await work(asked);
    } catch (error) {
      return failed(String(error));
    }
  };
  const port = parentPort;
  if (port)
    port.on('message', (message: Asked<A>) => {
      queue = queue.then(async () => port.postMessage(await answer(message)));
    });
  else {
    process.on('message', (message: Asked<A>) => {
      queue = queue.then(async () => process.send?.(await answer(message)));
    });
    // Whoever asked is gone, however suddenly: nobody waits for an answer any more.
    process.on('disconnect', () => process.exit());
  }
}

/** By itself a heap that nobody uses keeps what was left in it, for hours. */
function tidier(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let soon: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(soon);
    soon = setTimeout(collect, TIDY_AFTER_MS).unref();
  };
}
