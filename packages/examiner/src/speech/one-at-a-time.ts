import { Worker } from 'node:worker_threads';

/** Ours: the same thing may be tried again. closed: the stop ended it, which is nobody's failure. */
export type ThreadFailure = { ok: false; failure: 'timed_out' | 'crashed' | 'out_of_memory' | 'closed'; about: string };

export type ThreadSettings = {
  timeoutMs: number;
  memoryMb: number;
  /** A thread without work for so long gives its memory back; the next request starts a fresh one. */
  idleMs: number;
  thread: URL;
};
export type OneAtATime<Asked, Told> = {
  /** One at a time: the caller waits for the outcome before the next. */
  ask: (asked: Asked) => Promise<Told | ThreadFailure>;
  close: () => Promise<void>;
};

/** An engine in a thread of its own, loaded with the first request. A crash costs that request and nothing else. */
export function openOneAtATime<Asked, Told>({
  timeoutMs,
  memoryMb,
  idleMs,
  thread,
}: ThreadSettings): OneAtATime<Asked, Told> {
  let worker: Worker | undefined;
  let open: { id: number; answer: (outcome: Told | ThreadFailure) => void } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let next = 0;
  const rest = () => {
    worker?.unref();
    idle = setTimeout(() => void end(), idleMs).unref();
  };
  const end = async () => {
    const last = worker;
    worker = undefined;
    await last?.terminate();
  };
  const giveUp = (about: string) => {
    void end();
    open?.answer({ ok: false, failure: failureOf(about), about });
  };
  const start = (): Worker => {
    const fresh = new Worker(thread, {
      // None of the caller's own flags: a test runner's or a debugger's would not work in here.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    fresh.on('message', ({ id, outcome }: { id: number; outcome: Told }) => {
      if (open?.id === id) open.answer(outcome);
    });
    fresh.on('error', (error) => {
      if (worker === fresh) giveUp(String(error));
    });
    // A thread can also end without a word.
    fresh.on('exit', (code) => {
      if (worker === fresh) giveUp(`the thread ended with ${code}`);
    });
    return fresh;
  };
  return {
    ask: (asked) =>
      new Promise((resolve) => {
        clearTimeout(idle);
        worker ??= start();
        worker.ref();
        const id = next++;
        const timer = setTimeout(() => giveUp(`it took longer than ${timeoutMs} ms`), timeoutMs);
        open = {
          id,
          answer: (outcome) => {
            clearTimeout(timer);
            open = undefined;
            rest();
            resolve(outcome);
          },
        };
        worker.postMessage({ id, asked });
      }),
    close: async () => {
      clearTimeout(idle);
      const last = end();
      open?.answer({ ok: false, failure: 'closed', about: 'the engine was closed' });
      clearTimeout(idle);
      await last;
    },
  };
}

function failureOf(about: string) {
  if (about.includes('took longer')) return 'timed_out' as const;
  return /out of memory|memory limit/i.test(about) ? ('out_of_memory' as const) : ('crashed' as const);
}
