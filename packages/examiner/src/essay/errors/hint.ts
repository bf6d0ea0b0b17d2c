import type { Token } from '../text/tags.ts';

/** What kind of slip it is, in the words the comments use. */
export type ErrorKind =
  | 'spelling'
  | 'capital'
  | 'punctuation'
  | 'article'
  | 'number'
  | 'agreement'
  | 'verb'
  | 'preposition'
  | 'phrase'
  | 'comparison'
  | 'linking';

/** One slip a rule found: the tokens from `from` up to `to` should read `by`. `from === to` puts words in between. */
export type Edit = { from: number; to: number; by: string; rule: string; kind: ErrorKind };

export type Reading = {
  tokens: Token[];
  words: string[];
  tags: string[];
  /** The word at a place, or an empty string outside the sentence: rules look left and right without asking. */
  at: (index: number) => string;
  tag: (index: number) => string;
};

export type Rule = {
  id: string;
  kind: ErrorKind;
  find: (reading: Reading, index: number) => Omit<Edit, 'rule' | 'kind'> | null;
};

export function reading(tokens: Token[]): Reading {
  const words = tokens.map((token) => token.lower);
  const tags = tokens.map((token) => token.tag);
  return { tokens, words, tags, at: (i) => words[i] ?? '', tag: (i) => tags[i] ?? '' };
}

export const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
export const swap = (index: number, by: string) => ({ from: index, to: index + 1, by });
export const drop = (index: number) => ({ from: index, to: index + 1, by: '' });
export const insert = (index: number, by: string) => ({ from: index, to: index, by });

const CLAUSE_WORDS = set(
  ', ; : and but because that if when so although while as since which where whereas " \' . ! ? think know believe say says said',
);
/** A subject that stands here begins a clause of its own. */
export const startsClause = ({ at }: Reading, index: number): boolean => index === 0 || CLAUSE_WORDS.has(at(index - 1));
