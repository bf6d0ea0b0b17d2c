import {
  openSpeechThread,
  type Reading,
  type ReadingOutcome,
  type SpeechThread,
  type SpeechThreadSettings,
} from '@ninefold/examiner/speech/speech-thread';
import { SPEECH_VERSION } from '@ninefold/examiner/speech/speech-version';
import type { Settings } from '#settings.ts';
import { openAnswersPool } from './answers-pool.ts';
import { fairQueue } from './fair-queue.ts';
import type { SpeechEngine } from './speech-engine.ts';

const THREAD = new URL('./speech-worker.start.mjs', import.meta.url);

/** `start`: for tests of threads that hang or die. */
type Parts = Pick<SpeechThreadSettings, 'start'> & { say?: (line: string) => void };
type Waiting = { reading: Reading; answer: (outcome: ReadingOutcome) => void };

const CLOSED: ReadingOutcome = { ok: false, failure: 'closed', about: 'the server stopped before it was read' };

/** What a reading takes before any was measured. */
const FIRST_GUESS_SECONDS = 4;

/**
 * Threads that score readings, so many at once as the settings say. Each is started when it is first needed and does
 * one reading at a time; the next is taken from a queue that is fair between learners.
 */
export function openSpeechPool(settings: Settings, parts: Parts = {}): SpeechEngine {
  const { say = console.error, ...threadParts } = parts;
  const free = Array.from({ length: settings.SPEECH_SCORERS }, () =>
    openSpeechThread({
      timeoutMs: settings.SPEECH_SCORING_SECONDS * 1000,
      memoryMb: settings.SPEECH_SCORING_MEMORY_MB,
      idleMs: settings.SPEECH_REST_SECONDS * 1000,
      start: THREAD,
      ...threadParts,
    }),
  );
  const all = [...free];
  const answers = openAnswersPool(settings, say);
  const queue = fairQueue<Waiting>();
  let closed = false;
  let usualSeconds = FIRST_GUESS_SECONDS;
  let measured = 0;
  const work = async (thread: SpeechThread, { reading, answer }: Waiting) => {
    const from = performance.now();
    const scored = await thread.score(reading);
    // A thread that the stop ended has not failed: whoever comes after the stop reads it anew.
    const outcome = closed && !scored.ok ? CLOSED : scored;
    // The first one tells more than any guess; from then on each counts a little. A failure tells nothing of it.
    if (scored.ok) usualSeconds += (measured++ === 0 ? 1 : 0.2) * ((performance.now() - from) / 1000 - usualSeconds);
    if (!outcome.ok && outcome.failure !== 'unreadable' && outcome !== CLOSED)
      say(`speech: ${outcome.failure}: ${outcome.about}`);
    answer(outcome);
    free.push(thread);
    next();
  };
  const next = () => {
    while (free.length > 0 && !closed) {
      const waiting = queue.take();
      if (!waiting) return;
      void work(free.pop()!, waiting);
    }
  };
  return {
    engine: SPEECH_VERSION,
    atOnce: settings.SPEECH_SCORERS,
    answers,
    read(learnerId, reading) {
      let waiting: Waiting | undefined;
      const outcome = new Promise<ReadingOutcome>((answer) => {
        waiting = { reading, answer };
      });
      queue.add(learnerId, waiting!);
      next();
      return {
        outcome,
        place: () => {
          const at = queue.ahead(waiting!);
          // The threads are all at work when something waits, so those in them come first as well.
          const ahead = at < 0 ? 0 : at + settings.SPEECH_SCORERS;
          return { ahead, seconds: Math.ceil(usualSeconds * (1 + ahead / settings.SPEECH_SCORERS)) };
        },
      };
    },
    async close() {
      closed = true;
      for (const { answer } of queue.items()) answer(CLOSED);
      await Promise.all([...all, answers].map((engine) => engine.close()));
    },
  };
}
