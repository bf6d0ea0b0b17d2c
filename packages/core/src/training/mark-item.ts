import { readAnswer } from '../practice/marking/read-answer.ts';
import { REASONS } from '../practice/marking/reasons.ts';
import { saysOneOf } from '../practice/marking/same-answer.ts';
import { markTyped } from '../practice/marking/typed.ts';
import { compareSentence, plainSentence } from '../writing/segmented/check-sentence.ts';
import type { ExerciseKind } from './item-kinds.ts';

/** From an answer to what it is worth. The server alone asks this: the keys never leave it before. */

type Both = { en: string; zh: string };
/** A wrong answer that learners do give, and why it is one. */
export type KnownWrong = { answer: string; mistake: string; why: Both };

export type ItemMark = {
  do: ExerciseKind;
  /** Of everything but pairs. The first is our model. */
  accept?: readonly string[] | undefined;
  pairs?: readonly (readonly [string, string])[] | undefined;
  must?: readonly string[] | undefined;
  wrongs?: readonly KnownWrong[] | undefined;
  /** The sentence that is to be corrected. */
  wrong?: string | undefined;
};

/** null: did not know. */
export type ItemGiven = string | readonly string[] | null;

/**
 * `close`: another sentence than our models with nothing wrong that we can name, or a reading that is understood and not
 * yet clean. It is neither lost nor proved. `skipped`: a sentence that could not be read aloud here and now.
 */
export type Outcome = 'right' | 'close' | 'wrong' | 'skipped';
export const OUTCOMES = ['right', 'close', 'wrong', 'skipped'] as const satisfies readonly Outcome[];
/** Beside those of papers: what is said about a sentence that was read aloud. */
export const ITEM_REASONS = [...REASONS, 'WORDS_MISSED', 'SOUNDS_OFF', 'NOT_HEARD', 'NOT_READ'] as const;
export type ItemReason = (typeof ITEM_REASONS)[number];
export type MarkedItem = { outcome: Outcome; reason: ItemReason | '' };

const RIGHT: MarkedItem = { outcome: 'right', reason: '' };
const CLOSE: MarkedItem = { outcome: 'close', reason: '' };
const wrong = (reason: ItemReason): MarkedItem => ({ outcome: 'wrong', reason });
const judged = (isRight: boolean): MarkedItem => (isRight ? RIGHT : wrong('WRONG'));

export function markItem(mark: ItemMark, given: ItemGiven): MarkedItem {
  if (isBlank(given)) return wrong('BLANK');
  const { accept = [] } = mark;
  switch (mark.do) {
    case 'match':
      return judged(isMatched(mark.pairs ?? [], given));
    case 'order':
      return judged(accept.some((one) => plainSentence(one) === plainSentence(textOf(given, ' '))));
    case 'choose':
    case 'pair':
      return judged(accept.includes(textOf(given, ' ')));
    case 'fill':
      return typed(textOf(given, ' '), accept);
    case 'correct':
      return corrected(textOf(given, ' '), accept, mark.wrong ?? '');
    case 'translate':
      return translated(textOf(given, ' '), accept, mark);
    case 'dictate':
      return sentence(textOf(given, ' '), accept);
    case 'say':
      throw new Error('a sentence read aloud is marked by its recording');
  }
}

/** Why this very answer is wrong, where the author knows. */
export function knownWrong({ wrongs = [] }: ItemMark, given: ItemGiven): KnownWrong | null {
  const said = plainSentence(textOf(given, ' '));
  return said === '' ? null : (wrongs.find(({ answer }) => plainSentence(answer) === said) ?? null);
}

/** The model the learner meant: the one with most of its words in the answer. */
export function nearestModel(accept: readonly string[], given: ItemGiven): string {
  const said = new Set(plainSentence(textOf(given, ' ')).split(' '));
  const shared = accept.map((one) => {
    const words = plainSentence(one).split(' ');
    return words.filter((word) => said.has(word)).length / Math.max(words.length, said.size);
  });
  return accept[shared.indexOf(Math.max(...shared))] ?? accept[0] ?? '';
}

const textOf = (given: ItemGiven, between: string): string =>
  (typeof given === 'string' ? given : (given ?? []).join(between)).trim();

export const isBlank = (given: ItemGiven): boolean =>
  given === null || (typeof given === 'string' ? given.trim() === '' : given.every((one) => one.trim() === ''));

/** Given as the right side of each pair, in the order of the left sides. */
const isMatched = (pairs: readonly (readonly [string, string])[], given: ItemGiven): boolean =>
  typeof given === 'object' &&
  given !== null &&
  given.length === pairs.length &&
  pairs.every(([, right], at) => given[at] === right);

function typed(given: string, accept: readonly string[]): MarkedItem {
  const reason = markTyped(given, { accept });
  return reason === null ? RIGHT : wrong(reason);
}

/** A whole sentence: its words count and their order, numbers in words or figures, either dialect. */
function sentence(given: string, accept: readonly string[]): MarkedItem {
  if (isSame(given, accept)) return RIGHT;
  return wrong(markTyped(given, { accept }) ?? 'WRONG');
}

const isSame = (given: string, accept: readonly string[]): boolean =>
  accept.some((one) => plainSentence(one) === plainSentence(given)) ||
  saysOneOf(readAnswer(given), accept.map(readAnswer));

/**
 * Where the words of the wrong sentence are kept, the correction lies in its signs, so they count there; nowhere else.
 * Where only a capital was wrong, capitals count too.
 */
function corrected(given: string, accept: readonly string[], faulty: string): MarkedItem {
  if (signed(given) === signed(faulty) && accept.every((one) => signed(one) !== signed(faulty))) return wrong('WRONG');
  const bySigns = accept.filter((one) => plainSentence(one) === plainSentence(faulty));
  if (bySigns.some((one) => sameSigns(given, one, faulty))) return RIGHT;
  const byWords = accept.filter((one) => !bySigns.includes(one));
  if (byWords.length === 0) return wrong('WRONG');
  return plainSentence(given) === plainSentence(faulty) ? wrong('WRONG') : sentence(given, byWords);
}

function sameSigns(given: string, model: string, faulty: string): boolean {
  const aboutCapitals = signed(model) === signed(faulty);
  return aboutCapitals ? spaced(given) === spaced(model) : signed(given) === signed(model);
}

/** Spaces, kinds of quotes and dashes, and the last full stop do not decide. */
const spaced = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .trim()
    .replace(/[.!?]+$/, '');
const signed = (text: string): string => spaced(text).toLowerCase();

/** No list of models is complete: what has every word asked for and no known fault is shown beside the model. */
function translated(given: string, accept: readonly string[], mark: ItemMark): MarkedItem {
  if (isSame(given, accept)) return RIGHT;
  if (knownWrong(mark, given)) return wrong('WRONG');
  const findings = compareSentence(given, { accept, must: mark.must ?? [], points: [], wrongs: [] });
  return findings.length === 0 ? CLOSE : wrong('WRONG');
}
