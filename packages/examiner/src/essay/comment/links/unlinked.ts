import { contentStems } from '../../relevance.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quoteAt } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { bodies } from '../places.ts';

/** Words that point to something said before, wherever they stand. */
const POINTS =
  /\b(?:it|its|they|them|their|theirs|he|she|his|her|him|this|these|those|such|same|others?|another|both|either|neither|former|latter|also|too|still|instead|else|again|therefore|thus|hence|consequently|otherwise|example|instance|even|only|more|less|results?|consequences?|outcomes?)\b/i;
/** Words that say by the first of the sentence how it goes on. */
const SAYS_HOW =
  /^\W*(?:[^,]{2,40},|(?:\w+ ){0,2}(?:so|but|and|or|because|since|although|though|while|whereas|unlike|like|despite|first\w*|second\w*|third\w*|next|last\w*|final\w*|besides|moreover|furthermore|however|similar\w*|likewise|in|on|at|for|from|by|with|as|if|when|after|before|now|today|nowadays|there|that|one|some|many|most|all|not|no|what|why|how|overall|conclu\w*|reason\w*|ways?|solution\w*|problem\w*|effect\w*|cause\w*|advantage\w*|disadvantage\w*|benefit\w*)\b)|[?]/i;
const SELF = /\b(?:i|me|my|we|us|our|you|your)\b/i;

/** Nearer than this in meaning the two belong together though they share no word. */
const FAR = 0.45;

/** Two neighbours, the second of which takes nothing of the first up: the clearest pair of the text. */
export function unlinked(facts: Facts): Point[] {
  if (facts.request.task === 1) return [];
  const { vectors } = facts.tools;
  const [found] = bodies(facts)
    .flatMap((paragraph) => {
      const all = inside(facts, paragraph);
      return all.slice(1).map((next, i): [Sentence, Sentence] => [all[i]!, next]);
    })
    .filter(([one, next]) => isApart(one, next) && !facts.unwanted.includes(next))
    .map((pair) => ({ pair, near: vectors.similar(vectors.of(pair[0].text), vectors.of(pair[1].text)) }))
    .sort((a, b) => a.near - b.near);
  if (!found || found.near > FAR) return [];
  const [one, next] = found.pair;
  return [
    weakness(
      0.14,
      '这里第二句和第一句没有共同的实词，也没有用连接词、代词或 this 来接它。',
      'The second of these two sentences shares no word with the first and has no link, no pronoun and no "this" to take it up.',
      quoteAt(facts.essay, { start: one.start, end: next.end }),
      {
        zh: '7 分的文章会在第二句开头说出关系（As a result, …），或者用 this、such 加名词接住第一句。',
        en: 'A 7 says where the second begins how it goes on ("As a result, …"), or takes the first up with "this" or "such" and a noun.',
      },
    ),
  ];
}

/** Some word of it says by itself how it goes on. */
export const pointsBack = ({ text }: Sentence): boolean => POINTS.test(text) || SAYS_HOW.test(text);

function isApart(one: Sentence, next: Sentence): boolean {
  if (one.words.length < 5 || next.words.length < 5 || /[:?]\W*$/.test(one.text)) return false;
  // "Time is the first one. I am an engineer and leave at half past eight.": the case of it.
  if (pointsBack(next) || /^\W*(?:i|my|we|our)\b/i.test(next.text) || (SELF.test(one.text) && SELF.test(next.text)))
    return false;
  const [a, b] = [contentStems(one.text), contentStems(next.text)];
  return ![...a].some((word) => [...b].some((other) => word.slice(0, 4) === other.slice(0, 4)));
}
