import { firstDue, nextDue } from './due.ts';
import type { MistakeKind } from './kinds.ts';
import type { Mistake, Moment } from './mistake.ts';
import type { Scheduler } from './scheduler.ts';

/**
 * One mistake or another? The slot is what a learner has one mistake of: a question however it was lost, a word that
 * is misspelt wherever it stands, a word that is not known, a rule of grammar. The same slot again is the same mistake seen again.
 */
export const slotOf = (
  of:
    | 'question'
    | 'spelling'
    | 'plural'
    | 'word'
    | 'grammar'
    | 'word_choice'
    | 'task'
    | 'exercise'
    | 'misheard'
    | 'sound'
    | 'fluency',
  name: string,
): string => `${of}:${isKey(of) ? name : name.trim().toLowerCase().replace(/\s+/g, ' ')}`;

/** Named by item and question or sentence, not by words. */
const isKey = (of: string): boolean => of === 'question' || of === 'exercise' || of === 'misheard';

/** Seen for the first time: the same for every mistake that is made at one moment, whatever its kind. */
export function seeFirst(moment: Moment, scheduler: Scheduler): Omit<Mistake, 'kind'> {
  const { at } = moment;
  return {
    state: 'open',
    closedAs: null,
    seen: 1,
    firstSeen: at,
    lastSeen: at,
    keySeen: at,
    rights: [],
    ...firstDue(scheduler, moment),
  };
}

/** Seen for the first time, or again. Again means that it was not mended: everything practised so far is void. */
export function see(known: Mistake | null, kind: MistakeKind, moment: Moment, scheduler: Scheduler): Mistake {
  const { at } = moment;
  if (!known) return { kind, ...seeFirst(moment, scheduler) };
  const seen = { ...known, seen: known.seen + 1, firstSeen: earlier(known.firstSeen, at) };
  // An old attempt that is reported late says nothing about what has been practised since.
  if (at < known.lastSeen) return seen;
  return {
    ...seen,
    kind,
    state: 'open',
    closedAs: null,
    lastSeen: at,
    keySeen: later(known.keySeen, at),
    rights: [],
    ...nextDue(scheduler, { kind, memory: known.memory }, 'again', [], moment),
  };
}

/** The learner looked at what is right: in the review, or by opening the evidence before answering. */
export const lookAtKey = (known: Mistake, at: Date): Mistake => ({ ...known, keySeen: later(known.keySeen, at) });

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const later = (a: Date, b: Date): Date => (a > b ? a : b);
