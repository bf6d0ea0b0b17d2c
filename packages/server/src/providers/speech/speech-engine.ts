import type {
  AssessOutcome,
  SpokenAnswer,
  Window,
  WindowOutcome,
} from '@ninefold/examiner/speech/answers/answer-listener';
import type { Reading, ReadingOutcome } from '@ninefold/examiner/speech/speech-thread';

/** What the server asks of whoever judges speech. The pool of threads is the real one; tests have their own. */
export type SpeechEngine = {
  /** Which engine made a score; kept beside it. */
  engine: string;
  /** So many readings at once; the others wait in a queue that is fair between learners. */
  atOnce: number;
  read: (learnerId: number, reading: Reading) => SpeechTicket;
  answers: AnswersEngine;
  close: () => Promise<void>;
};

/** A reading that was handed in. */
export type SpeechTicket = {
  outcome: Promise<ReadingOutcome>;
  /** Where it stands now. */
  place: () => QueuePlace;
};

export type QueuePlace = {
  /** Readings that come first; 0: it is being read, or was. */
  ahead: number;
  /** About how long until its score, from how long the last ones took. */
  seconds: number;
};

/** Open answers. Who is next stands in the database, so that a second process and the next start know it too. */
export type AnswersEngine = {
  engine: string;
  /** So many at once; whoever asks for more waits for a free one. */
  atOnce: number;
  hear: (window: Window) => Promise<WindowOutcome>;
  assess: (answer: SpokenAnswer) => Promise<AssessOutcome>;
};
