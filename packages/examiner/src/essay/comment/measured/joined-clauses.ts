import type { Both } from '../../report.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { bodySentences } from '../places.ts';

const JOINS = /^(?:and|but|so)$/;
const SUBJECT = /^(?:i|we|you|he|she|it|they)$/;
const POSSESSIVE = /^(?:my|your|his|her|our|their)$|['’]s$/;
const FINITE = /^(?:VERB|AUX)$/;
/** Between the joining word and its subject, and between the subject and its verb. */
const LIGHT = /^(?:then|also|now|always|often|never|usually|only|just|still|soon|\w+ly)$/;

/**
 * The word that joins a second clause: a pronoun with its verb behind it, a verb before it. "My wife and I live" and "old
 * people and people from abroad" join no clauses, and "now and then" joins nothing.
 */
function joiner({ tools }: Facts, sentence: Sentence): string | undefined {
  const { tokens } = tools.tag(sentence);
  const at = tokens.findIndex(({ lower }, i) => {
    if (!JOINS.test(lower) || !tokens.slice(0, i).some(({ tag }) => FINITE.test(tag))) return false;
    if (/^(?:now|not|if|do|doing|even|both|between)$/.test(tokens[i - 1]!.lower)) return false;
    let subject = i + 1;
    while (LIGHT.test(tokens[subject]?.lower ?? '')) subject++;
    if (!SUBJECT.test(tokens[subject]?.lower ?? '')) return false;
    const [owner, owned] = [tokens[i - 2], tokens[i - 1]!];
    if (lower === 'and' && (owned.tag === 'PROPN' || owned.tag === 'PRON' || POSSESSIVE.test(owner?.lower ?? '')))
      return false;
    let verb = subject + 1;
    while (LIGHT.test(tokens[verb]?.lower ?? '')) verb++;
    return FINITE.test(tokens[verb]?.tag ?? '');
  });
  return tokens[at]?.lower;
}

const INSTEAD: Record<string, Both> = {
  and: {
    zh: '7 分的文章会把其中一半变成从句或分词：用 which、who，或逗号加 -ing。',
    en: 'A 7 makes one half hang on the other: "which", "who", or a comma and an -ing form.',
  },
  but: {
    zh: '7 分的文章会把让步放到前面，写成 although 从句。',
    en: 'A 7 puts the concession first, in a clause with "although".',
  },
  so: {
    zh: '7 分的文章会把原因变成从句（since、as）或分词，放到句首。',
    en: 'A 7 turns the reason into a clause ("since", "as") or a participle and puts it first.',
  },
};

/** What is said of the same thing can hang on it. */
const CAN_HANG = /\b(?:but|so) (?:\w+)|\band (?:it|they|he|she|this|its|their)\b/i;

/** Below this part of the sentences main clauses, alone or joined, are ordinary English. */
export const A_THIRD = 0.35;

/** Clauses of equal weight, strung together. */
export function joinedByAnd(facts: Facts): Point[] {
  const all = bodySentences(facts);
  const found = all.filter((one) => joiner(facts, one));
  if (found.length < 4 || found.length < A_THIRD * all.length) return [];
  const words = [...new Set(found.map((one) => joiner(facts, one)!))];
  const shown = found.find((one) => CAN_HANG.test(one.text)) ?? found[1]!;
  return [
    weakness(
      0.25,
      `正文 ${all.length} 句里至少有 ${found.length} 句用 ${words.join('、')} 把两个分句并排接起来。`,
      `At least ${found.length} of the ${all.length} sentences of the body join their clauses with ${words.map((one) => `"${one}"`).join(', ')}.`,
      quote(shown),
      INSTEAD[joiner(facts, shown)!]!,
    ),
  ];
}
