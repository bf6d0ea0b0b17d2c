import type { AudioRefusal } from '../audio/wav-header.ts';
import { type EngineFailure, type EngineSettings, openOneAtATime } from '../one-at-a-time.ts';
import type { AnswerQuestion } from './assess-answer.ts';
import type { HeardSoFar, WindowWords } from './heard.ts';
import type { AnswerAssessment } from './measures.ts';

/** Half a minute of a recording: 16 bit samples at 16 kHz. `more`: there is something behind it. */
export type Window = { pcm: Uint8Array; more: boolean };
/** A whole answer as it was recorded, with what was heard of it. */
export type SpokenAnswer = { file: Uint8Array; question: AnswerQuestion; heard: HeardSoFar };

export type AnswersAsked = ({ to: 'hear' } & Window) | ({ to: 'assess' } & SpokenAnswer);

export type WindowOutcome = { ok: true; window: WindowWords } | EngineFailure;
export type AssessOutcome =
  | { ok: true; assessment: AnswerAssessment }
  | { ok: false; failure: 'unreadable'; reason: AudioRefusal }
  | EngineFailure;

export type AnswerListener = {
  hear: (window: Window) => Promise<WindowOutcome>;
  assess: (answer: SpokenAnswer) => Promise<AssessOutcome>;
  close: () => Promise<void>;
};

/** The engine of open answers in a process of its own: a few hundred megabytes while it works, nothing when nobody speaks. */
export function openAnswerListener({
  timeoutMs = 120_000,
  memoryMb = 600,
  idleMs = 120_000,
  start = new URL('./answers-worker.start.mjs', import.meta.url),
}: Partial<Omit<EngineSettings, 'kind'>> = {}): AnswerListener {
  const { ask, close } = openOneAtATime<AnswersAsked, WindowOutcome | AssessOutcome>({
    ...{ timeoutMs, memoryMb, idleMs, start, kind: 'process' },
  });
  return {
    hear: (window) => ask({ to: 'hear', ...window }) as Promise<WindowOutcome>,
    assess: (answer) => ask({ to: 'assess', ...answer }) as Promise<AssessOutcome>,
    close,
  };
}
