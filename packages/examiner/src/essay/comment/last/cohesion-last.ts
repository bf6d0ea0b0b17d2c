import { STOP_WORDS } from '../../features/word-groups.ts';
import { stem } from '../../relevance.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quote, quoteAt } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { bodySentences } from '../places.ts';
import { OPENERS } from './openers.table.ts';

const LIGHT = 0.1;

export const cohesionLast = (facts: Facts): Point[] => [...sameOpener(facts), ...namedTwice(facts)];

/** "In addition" and "in my opinion" name no time and no place. */
const NO_PLACE =
  /^\W*in (?:addition|conclusion|my|fact|contrast|comparison|general|other|order|particular|short|summary|terms|this|that|these|recent|brief|overview|case|spite|the (?:end|beginning|first|second|other|past|last))\b/i;
const opens = (word: string, { text }: Sentence) =>
  new RegExp(`^\\W*${word}\\b(?!')`, 'i').test(text) && !NO_PLACE.test(text);

/** Sentence after sentence opens with one and the same word. */
function sameOpener({ essay, unwanted }: Facts): Point[] {
  const all = essay.sentences.filter((one) => one.words.length >= 4);
  for (const { word, often, share, better } of OPENERS) {
    const found = all.filter((one) => opens(word, one));
    if (found.length < often || found.length < share * all.length) continue;
    const shown = found.slice(1).find((one) => one.paragraph > 0 && !unwanted.includes(one));
    if (!shown) continue;
    const written = `${word[0]!.toUpperCase()}${word.slice(1)}`;
    return [
      weakness(
        LIGHT,
        `全文至少有 ${found.length} 句以 ${written} 开头，这是其中一句。`,
        `At least ${found.length} sentences of the text open with "${written}"; this is one of them.`,
        quote(shown),
        better,
      ),
    ];
  }
  return [];
}

/** Counts and measures have to be said again. */
const NO_THING =
  /^(?:number|percent|percentage|proportion|amount|figure|rate|year|chart|graph|table|map|first|second|other|same|most|main|time|day|people)$/;

/** "… new roads. The roads are …": the noun is there, and nothing says that it is the same one. */
function namedTwice(facts: Facts): Point[] {
  const all = bodySentences(facts);
  for (const [i, next] of all.entries()) {
    const one = all[i - 1];
    const [, noun] =
      /^(?:the )([a-z]{4,}) (?:is|are|was|were|has|have|had|can|could|will|would|may|might|should|must)\b/i.exec(
        next.text,
      ) ?? [];
    if (!one || one.paragraph !== next.paragraph || !noun) continue;
    if (STOP_WORDS.has(noun.toLowerCase()) || NO_THING.test(stem(noun.toLowerCase()))) continue;
    if (!one.words.some(({ lower }) => lower === noun.toLowerCase())) continue;
    const several = /[^s]s$/.test(noun);
    return [
      weakness(
        LIGHT,
        `前一句已经说到 ${noun}，这一句又以 The ${noun} 开头。`,
        `The sentence before has named "${noun}"; this one opens with "The ${noun}" once more.`,
        quoteAt(facts.essay, { start: one.start, end: next.end }),
        several
          ? {
              zh: `7 分的文章会用 they 或 these ${noun} 接上，或者用 which 把两句合起来。`,
              en: `A 7 takes it up with "they" or "these ${noun}", or joins the two with "which".`,
            }
          : {
              zh: `7 分的文章会用 it 或 this ${noun} 接上，或者用 which 把两句合起来。`,
              en: `A 7 takes it up with "it" or "this ${noun}", or joins the two with "which".`,
            },
      ),
    ];
  }
  return [];
}
