import { baseOf, isBaseVerb, isCountable, isOnlyVerb, singular } from '../text/word-forms.ts';
import { type Reading, set } from './hint.ts';

const MODALS = set("to can could will would should must may might n't do does did let");
const ARTICLES = set('a an the my our your his her their its this that every each no some any');
const ONE = set('a an this every each another one');
const MANY = set('many several these those few various two three four five six ten numerous both most different other');
const PREPOSITIONS = set('of by without for about in from at on with into after before');

/** How well a word stands at this place, by the word before it: above 0 better, below 0 worse. */
export function fitAt({ at }: Reading, i: number, word: string): number {
  const before = at(i - 1);
  if (MODALS.has(before)) return isBaseVerb(word) ? 0.7 : baseOf(word, 'third', 'past', 'ing') ? -0.5 : 0;
  if (MANY.has(before)) return singular(word) ? 0.6 : isCountable(word) || isOnlyVerb(word) ? -0.4 : 0;
  if (ONE.has(before) && singular(word)) return -0.6;
  if (ARTICLES.has(before) || PREPOSITIONS.has(before)) return misfitsNoun(word) ? -0.8 : 0;
  if (/^(?:have|has|had|'ve)$/.test(before)) return baseOf(word, 'participle') ? 0.4 : isOnlyVerb(word) ? -0.6 : 0;
  if (/^(?:is|are|was|were|be|been|am|'m|'re)$/.test(before)) return isOnlyVerb(word) ? -0.7 : 0;
  if (/^(?:he|she|it)$/.test(before)) return isBaseVerb(word) && !baseOf(word, 'past') ? -0.4 : 0;
  if (/^(?:i|we|they|you|people)$/.test(before)) return baseOf(word, 'third') && !isBaseVerb(word) ? -0.5 : 0;
  return 0;
}

/** A bare verb or a plain adverb where a noun is due. */
const misfitsNoun = (word: string) => isOnlyVerb(word) || /(?:ally|ily|ously|ively)$/.test(word);
