import { type AnswersThread, openAnswersThread } from '@ninefold/examiner/speech/answers/answers-thread';
import { ANSWERS_VERSION } from '@ninefold/examiner/speech/answers/answers-version';
import type { ThreadSettings } from '@ninefold/examiner/speech/one-at-a-time';
import type { Settings } from '#settings.ts';
import type { AnswersEngine } from './speech-engine.ts';

/** `thread`: for tests of processes that hang or die. */
type Parts = Partial<Pick<ThreadSettings, 'thread'>>;
const CLOSED = { ok: false as const, failure: 'closed' as const, about: 'the server stopped before it was heard' };
type Outcome = { ok: true } | { ok: false; failure: string; about?: string };

/** Processes that listen to open answers; started when first needed, ended when nobody has spoken for a while. */
export function openAnswersPool(
  settings: Settings,
  say: (line: string) => void = console.error,
  parts: Parts = {},
): AnswersEngine & { close: () => Promise<void> } {
  const free = Array.from({ length: settings.ANSWER_LISTENERS }, () =>
    openAnswersThread({
      timeoutMs: settings.ANSWER_SECONDS * 1000,
      memoryMb: settings.ANSWER_MEMORY_MB,
      idleMs: settings.SPEECH_REST_SECONDS * 1000,
      ...parts,
    }),
  );
  const all = [...free];
  let closed = false;
  const waiting: ((thread: AnswersThread) => void)[] = [];
  const take = (): Promise<AnswersThread> => {
    const thread = free.pop();
    return thread ? Promise.resolve(thread) : new Promise((give) => waiting.push(give));
  };
  const giveBack = (thread: AnswersThread) => {
    const next = waiting.shift();
    if (next) next(thread);
    else free.push(thread);
  };
  const withThread = async <T extends Outcome>(
    work: (thread: AnswersThread) => Promise<T>,
  ): Promise<T | typeof CLOSED> => {
    const thread = await take();
    try {
      const outcome = closed ? CLOSED : await work(thread);
      if (!outcome.ok && outcome.failure !== 'closed') say(`answers: ${outcome.failure}: ${outcome.about ?? ''}`);
      return outcome;
    } finally {
      giveBack(thread);
    }
  };
  return {
    engine: ANSWERS_VERSION,
    atOnce: settings.ANSWER_LISTENERS,
    hear: (window) => withThread((thread) => thread.hear(window)),
    assess: (answer) => withThread((thread) => thread.assess(answer)),
    close: async () => {
      closed = true;
      await Promise.all(all.map((thread) => thread.close()));
    },
  };
}
