import type { Answer } from '../paper/answers.ts';

/** One answer as it was given. The server applies each id once, however often it is sent. */
export type Entry = {
  id: string;
  /** Entries are sent in this order. */
  seq: number;
  key: string;
  value: Answer;
  /** What the server had when this was given. If it has something else by now, somebody else wrote it. */
  was: Answer;
  /** When it was given, epoch milliseconds of this device. */
  at: number;
  /** The learner preferred it to what the server had, or had no time to choose: the other one is not lost either. */
  chosen?: true;
};
