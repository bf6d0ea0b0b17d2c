import { type AnswerListener, openAnswerListener } from '@ninefold/examiner/speech/answers/answer-listener';
import { ANSWERS_VERSION } from '@ninefold/examiner/speech/answers/answers-version';
import type { EngineSettings } from '@ninefold/examiner/speech/one-at-a-time';
import type { Settings } from '#settings.ts';
import type { AnswersEngine } from './speech-engine.ts';

const PROCESS = new URL('./answers-worker.start.mjs', import.meta.url);

/** `start`: for tests of processes that hang or die. */
type Parts = Partial<Pick<EngineSettings, 'start'>>;
const CLOSED = { ok: false as const, failure: 'closed' as const, about: 'the server stopped before it was heard' };
type Outcome = { ok: true } | { ok: false; failure: string; about?: string };

/** Processes that listen to open answers; started when first needed, ended when nobody has spoken for a while. */
export function openAnswersPool(
  settings: Settings,
  say: (line: string) => void = console.error,
  parts: Parts = {},
): AnswersEngine & { close: () => Promise<void> } {
  const free = Array.from({ length: settings.ANSWER_LISTENERS }, () =>
    openAnswerListener({
      timeoutMs: settings.ANSWER_SECONDS * 1000,
      memoryMb: settings.ANSWER_MEMORY_MB,
      idleMs: settings.SPEECH_REST_SECONDS * 1000,
      start: PROCESS,
      ...parts,
    }),
  );
  const all = [...free];
  let closed = false;
  const waiting: ((listener: AnswerListener) => void)[] = [];
  const take = (): Promise<AnswerListener> => {
    const listener = free.pop();
    return listener ? Promise.resolve(listener) : new Promise((give) => waiting.push(give));
  };
  const giveBack = (listener: AnswerListener) => {
    const next = waiting.shift();
    if (next) next(listener);
    else free.push(listener);
  };
  const withListener = async <T extends Outcome>(
    work: (listener: AnswerListener) => Promise<T>,
  ): Promise<T | typeof CLOSED> => {
    const listener = await take();
    try {
      const outcome = closed ? CLOSED : await work(listener);
      if (!outcome.ok && outcome.failure !== 'closed') say(`answers: ${outcome.failure}: ${outcome.about ?? ''}`);
      return outcome;
    } finally {
      giveBack(listener);
    }
  };
  return {
    engine: ANSWERS_VERSION,
    atOnce: settings.ANSWER_LISTENERS,
    hear: (window) => withListener((listener) => listener.hear(window)),
    assess: (answer) => withListener((listener) => listener.assess(answer)),
    close: async () => {
      closed = true;
      await Promise.all(all.map((listener) => listener.close()));
    },
  };
}
