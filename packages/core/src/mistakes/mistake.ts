import type { Day } from '../time/day.ts';
import type { MistakeKind, MistakeState } from './kinds.ts';
import type { Memory } from './scheduler.ts';

/** A try that counts towards closing. `sentence` says where, for kinds that ask for different ones. */
export type RightTry = { at: Date; day: Day; sentence: string };

/** What the rules need to know about one mistake. */
export type Mistake = {
  kind: MistakeKind;
  state: MistakeState;
  /** How it was closed: mended by the learner, or never one ("was right"). */
  closedAs: 'mended' | 'was_right' | null;
  seen: number;
  firstSeen: Date;
  lastSeen: Date;
  /** When the learner last saw what is right: a right answer straight after it proves nothing. */
  keySeen: Date;
  /** Since the last loss, oldest first. */
  rights: readonly RightTry[];
  /** From this day of the learner's calendar on it is asked again. */
  due: Day;
  memory: Memory | null;
};

/** A moment where the learner lives. */
export type Moment = { at: Date; timeZone: string };
