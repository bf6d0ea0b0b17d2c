import type { Sentence } from '../../text/essay-text.ts';
import { quote, quoteAt } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { misspeltLinks, twoLinks } from '../links/link-spelling.ts';
import { bodies, bodySentences, numberOf } from '../places.ts';
import { onlyNumbered } from './numbered.ts';
import { OPENERS } from './openers.table.ts';

const LIGHT = 0.1;

export const cohesionLast = (facts: Facts): Point[] => [
  ...twoLinks(facts),
  ...misspeltLinks(facts),
  ...oneLongSentence(facts),
  ...sameOpener(facts),
  ...namedTwice(facts),
  ...onlyNumbered(facts),
];

const LONG_ALONE = 35;

/** A paragraph of the body that is one long sentence. */
function oneLongSentence(facts: Facts): Point[] {
  if (facts.request.task === 1) return [];
  const found = bodies(facts).find(({ sentences, words }) => sentences === 1 && words >= LONG_ALONE);
  const only = found && inside(facts, found)[0];
  if (!only) return [];
  const at = numberOf(facts, found);
  return [
    weakness(
      LIGHT,
      `第 ${at} 段只有这一句，${found.words} 词。`,
      `Paragraph ${at} is this one sentence of ${found.words} words.`,
      quote(only),
      {
        zh: '7 分的文章会把观点、理由和例子分成几句，读者看得出哪里开始、哪里结束。',
        en: 'A 7 gives the point, its reason and its case a sentence each, so that a reader sees where one ends and the next begins.',
      },
    ),
  ];
}

/** "It is clear that" stands for nothing named before. */
const NO_THING_MEANT =
  /^\W*it (?:is|was|seems|appears|can|could|may|might|should|has|will|takes?) (?:be |been |also |very |quite |not |more |only )*(?:[a-z]+ )?(?:[a-z]+ )?(?:that|to|for|how|why|whether)\b/i;
/** A month, a year, a town: what can be moved to the end of the sentence. */
const TIME_OR_PLACE =
  /^\W*in (?:the (?:year|month|summer|winter|spring|autumn|north|south|east|west)\b|(?:19|20)\d\d|[A-Z])/;
const isMeant: Readonly<Record<string, (text: string) => boolean>> = {
  it: (text) => !NO_THING_MEANT.test(text),
  in: (text) => TIME_OR_PLACE.test(text.replace(/^\W*In/, 'in')),
};
const opens = (word: string, { text }: Sentence) =>
  new RegExp(`^\\W*${word}\\b(?!')`, 'i').test(text) && (isMeant[word]?.(text) ?? true);

/** Sentence after sentence opens with one and the same word. */
function sameOpener({ essay, unwanted, request }: Facts): Point[] {
  const all = essay.sentences.filter((one) => one.words.length >= 4);
  for (const { word, often, share, better } of OPENERS) {
    // In a letter "I" is at home.
    if (word === 'i' && isLetter(request)) continue;
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
  /^(?:number|percent|percentage|proportion|amount|figure|rate|year|chart|graph|table|map|first|second|other|same|most|main|time|day|people|latter|former)s?$/i;

/** "… new roads. The roads are …": the noun is there, and nothing says that it is the same one. */
function namedTwice(facts: Facts): Point[] {
  const all = bodySentences(facts);
  for (const [i, next] of all.entries()) {
    const one = all[i - 1];
    const [, noun, verb] = /^the ([a-z]{4,}) (is|are|was|were|has|have)\b/i.exec(next.text) ?? [];
    if (!one || one.paragraph !== next.paragraph || !noun || !verb || NO_THING.test(noun)) continue;
    const token = facts.tools.tag(next).tokens[1];
    if (token?.tag !== 'NOUN' || !one.words.some(({ lower }) => lower === noun.toLowerCase())) continue;
    const several = /^(?:are|were|have)$/i.test(verb);
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
