import { type Answer, type Answers, sameAnswer } from '../paper/answers.ts';
import type { Entry } from './entry.ts';

/** What the server has, and what it has not yet acknowledged. Pure: time, ids and storage are passed in or stand around it. */
export type Journal = {
  revision: number;
  /** Acknowledged by the server. */
  base: Answers;
  /** Not yet acknowledged, oldest first. */
  waiting: readonly Entry[];
  /**
   * How many of `waiting` have been sent at least once. The server may know them although its reply was lost, so they
   * never change again: a new value under a known id would be thrown away.
   */
  sealed: number;
};

export type ServerAnswers = { revision: number; answers: Answers };
export type Clash = { key: string; mine: Answer; theirs: Answer };

/** What another visit left behind may have been sent by it, so all of it is sealed. */
export function openJournal({ revision, answers }: ServerAnswers, left: readonly Entry[]): Journal {
  const waiting = [...left].sort((one, other) => one.seq - other.seq);
  return { revision, base: answers, waiting, sealed: waiting.length };
}

export const answersOf = ({ base, waiting }: Journal): Answers => ({
  ...base,
  ...Object.fromEntries(waiting.map(({ key, value }) => [key, value])),
});

export const nextSeq = ({ waiting }: Journal, floor: number): number =>
  Math.max(floor, ...waiting.map(({ seq }) => seq)) + 1;

/** Letters typed one after the other are one answer until it is sent: the entry that is still here takes the new value. */
export function write(journal: Journal, entry: Entry): { journal: Journal; stored: Entry } {
  const { waiting, sealed } = journal;
  const open = waiting.findIndex(({ key }, at) => at >= sealed && key === entry.key);
  if (open === -1) return { journal: { ...journal, waiting: [...waiting, entry] }, stored: entry };
  const stored = { ...waiting[open]!, value: entry.value, at: entry.at };
  return { journal: { ...journal, waiting: waiting.map((one, at) => (at === open ? stored : one)) }, stored };
}

export function seal(journal: Journal, most: number): { journal: Journal; batch: readonly Entry[] } {
  const batch = journal.waiting.slice(0, most);
  return { journal: { ...journal, sealed: Math.max(journal.sealed, batch.length) }, batch };
}

export function acknowledge(journal: Journal, batch: readonly Entry[], revision: number): Journal {
  const known = new Set(batch.map(({ id }) => id));
  const waiting = journal.waiting.filter(({ id }) => !known.has(id));
  return {
    revision,
    base: { ...journal.base, ...Object.fromEntries(batch.map(({ key, value }) => [key, value])) },
    waiting,
    sealed: Math.max(0, journal.sealed - (journal.waiting.length - waiting.length)),
  };
}

/**
 * Somebody else wrote to the same attempt (another device, a tab without locks). What only one side touched stands;
 * where both gave different answers to one question the learner has to choose.
 */
export function meet(journal: Journal, theirs: ServerAnswers): { journal: Journal; clashes: Clash[] } {
  const mine = new Map(journal.waiting.map(({ key, value }) => [key, value]));
  const clashes = [...mine].flatMap(([key, value]) => {
    const other = theirs.answers[key] ?? '';
    // An earlier answer of our own whose acknowledgement was lost is not somebody else's.
    const ours = journal.waiting.some((entry) => entry.key === key && sameAnswer(entry.value, other));
    return ours || sameAnswer(other, journal.base[key]) ? [] : [{ key, mine: value, theirs: other }];
  });
  return { journal: { ...journal, revision: theirs.revision, base: theirs.answers }, clashes };
}

/** The learner took the other side's answers: ours on these questions are no longer sent. */
export function drop(journal: Journal, keys: readonly string[]): { journal: Journal; dropped: readonly Entry[] } {
  const dropped = journal.waiting.filter(({ key }) => keys.includes(key));
  const waiting = journal.waiting.filter(({ key }) => !keys.includes(key));
  const sealed = journal.waiting.slice(0, journal.sealed).filter(({ key }) => !keys.includes(key)).length;
  return { journal: { ...journal, waiting, sealed }, dropped };
}
