import type { AudioRefusal } from './audio/wav-header.ts';
import { type EngineFailure, type EngineSettings, openOneAtATime } from './one-at-a-time.ts';
import type { SentenceRequest, SentenceScore } from './report.ts';

/** A reading as it was uploaded: the file is judged and decoded in the thread. */
export type Reading = Omit<SentenceRequest, 'audio'> & { file: Uint8Array };

export type ReadingOutcome =
  | { ok: true; score: SentenceScore; seconds: number }
  /** The learner's file, and what is wrong with it. */
  | { ok: false; failure: 'unreadable'; reason: AudioRefusal }
  | EngineFailure;

export type SpeechThreadSettings = Partial<Omit<EngineSettings, 'kind'>>;
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
  start = new URL('./speech-worker.start.mjs', import.meta.url),
}: SpeechThreadSettings = {}): SpeechThread {
  const { ask, close } = openOneAtATime<Reading, ReadingOutcome>({
    ...{ timeoutMs, memoryMb, idleMs, start, kind: 'thread' },
  });
  return { score: ask, close };
}
