import { type Answer, type Answers, sameAnswer } from '../paper/answers.ts';
import type { Entry } from './entry.ts';

/**
 * What the server has, and what it has not acknowledged yet. Pure: time and ids are passed in; `open-store.ts` chooses
 * where it is kept on the device.
 */
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

/**
 * For the start, and whenever the server turns out to be ahead. Answers that this device has not sent replace those of the
 * server; if somebody else has answered the same question differently meanwhile, the learner has to choose. An earlier
 * visit may have sent some of `left`, so all of them are sealed.
 */
export function openJournal(server: ServerAnswers, left: readonly Entry[]): { journal: Journal; clashes: Clash[] } {
  const waiting = [...left].sort((one, other) => one.seq - other.seq);
  const last = new Map(waiting.map((entry) => [entry.key, entry]));
  const clashes = [...last.values()].flatMap(({ key, value, was }) => {
    const theirs = server.answers[key] ?? '';
    // It may be an earlier answer of our own whose acknowledgement was lost.
    const ours = waiting.some((entry) => entry.key === key && sameAnswer(entry.value, theirs));
    return ours || sameAnswer(theirs, was) ? [] : [{ key, mine: value, theirs }];
  });
  return {
    journal: { revision: server.revision, base: server.answers, waiting, sealed: waiting.length },
    clashes,
  };
}

export const answersOf = ({ base, waiting }: Journal): Answers => ({
  ...base,
  ...Object.fromEntries(waiting.map(({ key, value }) => [key, value])),
});

export const nextSeq = ({ waiting }: Journal, floor: number): number =>
  Math.max(floor, ...waiting.map(({ seq }) => seq)) + 1;

/** Until it is sent, an answer typed letter by letter is one entry, which takes each new value. */
export function write(journal: Journal, given: Omit<Entry, 'was'>): { journal: Journal; stored: Entry } {
  const { base, waiting, sealed } = journal;
  const open = waiting.findIndex(({ key }, at) => at >= sealed && key === given.key);
  if (open === -1) {
    const stored = { ...given, was: base[given.key] ?? '' };
    return { journal: { ...journal, waiting: [...waiting, stored] }, stored };
  }
  const stored = { ...waiting[open]!, value: given.value, at: given.at };
  return { journal: { ...journal, waiting: waiting.map((one, at) => (at === open ? stored : one)) }, stored };
}

export function seal(journal: Journal, most: number): { journal: Journal; batch: readonly Entry[] } {
  const batch = journal.waiting.slice(0, most);
  return { journal: { ...journal, sealed: Math.max(journal.sealed, batch.length) }, batch };
}

/** `renewed`: later answers to the same questions; their `was` is now what the server has. */
export function acknowledge(
  journal: Journal,
  batch: readonly Entry[],
  revision: number,
): { journal: Journal; renewed: readonly Entry[] } {
  const known = new Set(batch.map(({ id }) => id));
  const news = Object.fromEntries(batch.map(({ key, value }) => [key, value]));
  const rest = journal.waiting.filter(({ id }) => !known.has(id));
  const waiting = rest.map((entry) => (entry.key in news ? { ...entry, was: news[entry.key]! } : entry));
  const sealed = Math.max(0, journal.sealed - (journal.waiting.length - rest.length));
  return {
    journal: { revision, base: { ...journal.base, ...news }, waiting, sealed },
    renewed: waiting.filter(({ key }) => key in news),
  };
}

/** The learner chose the other side's answers: our own to these questions are not sent any more. */
export function drop(journal: Journal, keys: readonly string[]): { journal: Journal; dropped: readonly Entry[] } {
  const dropped = journal.waiting.filter(({ key }) => keys.includes(key));
  const waiting = journal.waiting.filter(({ key }) => !keys.includes(key));
  const sealed = journal.waiting.slice(0, journal.sealed).filter(({ key }) => !keys.includes(key)).length;
  return { journal: { ...journal, waiting, sealed }, dropped };
}
