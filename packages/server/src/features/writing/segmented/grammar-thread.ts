import { Worker } from 'node:worker_threads';
import type { Finding } from '@ninefold/core/writing/segmented/check-sentence';

const PATIENCE_MS = 15_000;

type Answer = { id: number; findings: Finding[] };

/**
 * Grammar hints on single sentences, in a thread that is started by the first one and stays. Without an answer in time
 * a sentence simply has no hints: the rest of the check does not wait for it.
 */
export function grammarThread() {
  let worker: Worker | null = null;
  let next = 0;
  const waiting = new Map<number, (findings: Finding[]) => void>();

  function answer(id: number, findings: Finding[]): void {
    waiting.get(id)?.(findings);
    waiting.delete(id);
  }

  function start(): Worker {
    const fresh = new Worker(new URL('./grammar-worker.start.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 300 },
    });
    fresh.on('message', ({ id, findings }: Answer) => answer(id, findings));
    const gone = () => {
      if (worker === fresh) worker = null;
      for (const id of [...waiting.keys()]) answer(id, []);
    };
    fresh.on('error', gone);
    fresh.on('exit', gone);
    // It must not keep a process alive that wants to stop.
    fresh.unref();
    return fresh;
  }

  return (sentence: string): Promise<Finding[]> =>
    new Promise((resolve) => {
      const id = next++;
      // A thread that hangs would make everybody after this one wait as long: the next sentence gets a new one.
      const timer = setTimeout(() => void worker?.terminate(), PATIENCE_MS);
      waiting.set(id, (findings) => {
        clearTimeout(timer);
        resolve(findings);
      });
      worker ??= start();
      worker.postMessage({ id, sentence });
    });
}
