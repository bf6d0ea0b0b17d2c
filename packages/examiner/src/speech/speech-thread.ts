import { Worker } from 'node:worker_threads';
import type { AudioRefusal } from './audio/wav-header.ts';
import type { SentenceRequest, SentenceScore } from './report.ts';

/** A reading as it was uploaded: the file is judged and decoded in the thread. */
export type Reading = Omit<SentenceRequest, 'audio'> & { file: Uint8Array };

export type ReadingOutcome =
  | { ok: true; score: SentenceScore; seconds: number }
  /** The learner's file, and what is wrong with it. */
  | { ok: false; failure: 'unreadable'; reason: AudioRefusal }
  /** Ours: the same reading may be tried again. */
  | { ok: false; failure: 'timed_out' | 'crashed' | 'out_of_memory'; about: string };

export type SpeechThreadSettings = {
  timeoutMs?: number;
  memoryMb?: number;
  /** A thread without work for so long gives its memory back; the next reading starts a fresh one. */
  idleMs?: number;
  /** Another far side, for tests of what happens when it hangs or dies. */
  thread?: URL;
};
export type SpeechThread = {
  /** One at a time: the caller waits for the outcome before the next. */
  score: (reading: Reading) => Promise<ReadingOutcome>;
  close: () => Promise<void>;
};

/** The speech engine in a thread of its own, loaded with the first reading. A crash costs one reading. */
export function openSpeechThread({
  timeoutMs = 60_000,
  memoryMb = 300,
  idleMs = 300_000,
  thread = new URL('./speech-worker.start.mjs', import.meta.url),
}: SpeechThreadSettings = {}): SpeechThread {
  let worker: Worker | undefined;
  let open: { id: number; answer: (outcome: ReadingOutcome) => void } | undefined;
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
    fresh.on('message', ({ id, outcome }: { id: number; outcome: ReadingOutcome }) => {
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
    score: (reading) =>
      new Promise((resolve) => {
        clearTimeout(idle);
        worker ??= start();
        worker.ref();
        const id = next++;
        const timer = setTimeout(() => giveUp(`the reading took longer than ${timeoutMs} ms`), timeoutMs);
        open = {
          id,
          answer: (outcome) => {
            clearTimeout(timer);
            open = undefined;
            rest();
            resolve(outcome);
          },
        };
        worker.postMessage({ id, reading });
      }),
    close: async () => {
      clearTimeout(idle);
      const last = end();
      open?.answer({ ok: false, failure: 'crashed', about: 'the engine was closed' });
      clearTimeout(idle);
      await last;
    },
  };
}

function failureOf(about: string) {
  if (about.includes('took longer')) return 'timed_out' as const;
  return /out of memory|memory limit/i.test(about) ? ('out_of_memory' as const) : ('crashed' as const);
}
