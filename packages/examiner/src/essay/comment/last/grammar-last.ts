import { countWords, type Sentence } from '../../text/essay-text.ts';
import { quote, quoteAround } from '../../text/quote.ts';
import { isOptional } from '../corrections.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

const LIGHT = 0.1;

export const grammarLast = (facts: Facts): Point[] => [...asked(facts), ...longest(facts), ...shortOnes(facts)];

/** A question at a place says what to look at; the surest of them stands for all. */
function asked({ essay, corrections, unwanted }: Facts): Point[] {
  const [one] = corrections
    .filter((slip) => !slip.certain && !isOptional(slip) && slip.kind !== 'spelling')
    .filter(({ start }) => !unwanted.some((other) => other.start <= start && other.end > start))
    .sort((a, b) => b.confidence - a.confidence);
  if (!one) return [];
  return [
    weakness(LIGHT, one.explanation.zh, one.explanation.en, quoteAround(essay, one), {
      zh: '7 分的文章大多数句子没有语法错误：写完后，把全文再读一遍，只看这一类地方。',
      en: 'Most sentences of a 7 hold no slip: read the text once more and look for places of this kind alone.',
    }),
  ];
}

const LONG = 32;

/** The longest sentence and how long it is. */
function longest({ essay, unwanted }: Facts): Point[] {
  const [most] = essay.sentences.map((one) => ({ one, words: countWords(one.text) })).sort((a, b) => b.words - a.words);
  if (!most || most.words < LONG || unwanted.includes(most.one)) return [];
  return [
    weakness(
      LIGHT,
      `这是全文最长的一句，${most.words} 词。`,
      `This is your longest sentence, ${most.words} words.`,
      quote(most.one),
      {
        zh: '7 分的文章里，长句也能一遍读懂：看看它能不能断成两句，或者去掉其中一个从句。',
        en: 'A long sentence of a 7 is clear at the first reading: see whether this one could be two, or do without one of its clauses.',
      },
    ),
  ];
}

const SHORT = 10;

/** Two short sentences, one after the other. */
function shortOnes({ essay, unwanted }: Facts): Point[] {
  const isShort = (one: Sentence | undefined) =>
    one !== undefined && countWords(one.text) <= SHORT && one.words.length >= 3;
  const at = essay.sentences.findIndex((one, i) => {
    const next = essay.sentences[i + 1];
    return (
      isShort(one) &&
      isShort(next) &&
      next!.paragraph === one.paragraph &&
      !/[?]/.test(one.text + next!.text) &&
      !unwanted.includes(one) &&
      !unwanted.includes(next!)
    );
  });
  if (at < 0) return [];
  const [one, next] = [essay.sentences[at]!, essay.sentences[at + 1]!];
  return [
    weakness(
      LIGHT,
      `这里连着两句，一句 ${countWords(one.text)} 词，一句 ${countWords(next.text)} 词。`,
      `Two short sentences follow one another here, of ${countWords(one.text)} and ${countWords(next.text)} words.`,
      quote({ start: one.start, end: next.end, text: essay.text.slice(one.start, next.end) }),
      {
        zh: '7 分的文章会用 because、while、which 之类的词说出两句的关系，合成一句。',
        en: 'A 7 joins such a pair into one sentence that says how they belong together: "because", "while", "which".',
      },
    ),
  ];
}
