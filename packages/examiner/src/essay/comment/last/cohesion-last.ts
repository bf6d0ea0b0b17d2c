import { STOP_WORDS } from '../../features/word-groups.ts';
import { stem } from '../../relevance.ts';
import type { Both } from '../../report.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quote, quoteAt } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { bodySentences } from '../places.ts';

const LIGHT = 0.1;

export const cohesionLast = (facts: Facts): Point[] => [...sameOpener(facts), ...namedTwice(facts)];

/** A word that opens sentences, how many of them make a habit, and how some of them could begin. */
type Opener = { word: string; often: number; share: number; better: Both };

const OPENERS: readonly Opener[] = [
  {
    word: 'the',
    often: 3,
    share: 0.3,
    better: {
      zh: '7 分的文章会换开头：先写时间或地点，用 this 加名词接上一句，或者用 while 把两句合成一句。',
      en: 'A 7 opens some of them otherwise: with the time or the place, with "this" and a noun for what was just said, or joined to its neighbour by "while".',
    },
  },
  {
    word: 'there',
    often: 3,
    share: 0.2,
    better: {
      zh: '7 分的文章会让其中几句直接从那样东西说起：Three bridges cross … 代替 There are three bridges that cross …。',
      en: 'A 7 lets some of them begin with the thing itself: "Three bridges cross …" for "There are three bridges that cross …".',
    },
  },
  {
    word: 'it',
    often: 3,
    share: 0.2,
    better: {
      zh: '7 分的文章会在其中几处再说一次是什么，或者用 which 和上一句合起来。',
      en: 'A 7 names the thing again in some of them, or joins them to the sentence before with "which".',
    },
  },
  {
    word: 'they',
    often: 3,
    share: 0.2,
    better: {
      zh: '7 分的文章会在其中几处写出是谁，或者用 who、which 和上一句合起来。',
      en: 'A 7 says again who they are in some of them, or joins them to the sentence before with "who" or "which".',
    },
  },
  {
    word: 'in',
    often: 4,
    share: 0.3,
    better: {
      zh: '7 分的文章会把其中几处的时间或地点移到句末。',
      en: 'A 7 moves the time or the place to the end of some of them.',
    },
  },
  {
    word: 'we',
    often: 3,
    share: 0.2,
    better: {
      zh: '7 分的文章会让其中几句从所谈的事物说起，或者写出 we 指的是谁。',
      en: 'A 7 begins some of them with the thing it speaks of, or says who "we" are.',
    },
  },
  {
    word: 'this',
    often: 3,
    share: 0.15,
    better: {
      zh: '7 分的文章会在其中几处换一种接法：换成 such 加名词，或者用 which 和上一句合起来。',
      en: 'A 7 takes turns: "such" and a noun in some of them, or the sentence joined to the one before with "which".',
    },
  },
  {
    word: 'if',
    often: 3,
    share: 0.15,
    better: {
      zh: '7 分的文章会把其中几处的 if 从句移到后面，或者用 unless、without、should 代替。',
      en: 'A 7 puts the condition behind the main clause in some of them, or says it with "unless" or "without".',
    },
  },
  {
    word: 'some',
    often: 3,
    share: 0.15,
    better: {
      zh: '7 分的文章会在其中几处写出是谁或哪些，再用 others、many of them 接下去。',
      en: 'A 7 says in some of them who or which they are, and goes on with "others" or "many of them".',
    },
  },
  {
    word: 'i',
    often: 4,
    share: 0.3,
    better: {
      zh: '7 分的文章会让其中几句从时间、事物或对方说起，或者把两句合起来。',
      en: 'A 7 begins some of them with the time, the thing or the other person, or joins two of the sentences.',
    },
  },
  {
    word: 'people',
    often: 3,
    share: 0.15,
    better: {
      zh: '7 分的文章会在其中几处用 they 或写出是哪些人，或者把两句合起来。',
      en: 'A 7 has "they" or the name of the group in some of them, or joins two of the sentences.',
    },
  },
];

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
