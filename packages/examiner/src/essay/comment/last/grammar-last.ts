import { countWords, type Sentence } from '../../text/essay-text.ts';
import { quote, quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

const LIGHT = 0.1;

export const grammarLast = (facts: Facts): Point[] => [
  ...doubted(facts, LIKELY, 1),
  ...longest(facts),
  ...shortOnes(facts),
  ...doubted(facts, MAY_BE, LIKELY),
];

/** From such a chance on there is mostly something to mend at the place or beside it. */
const LIKELY = 0.5;
const LONG_ENOUGH = 4;
/** From here on it is still worth a look, where there is nothing else to show. */
const MAY_BE = 0.35;

/** The word at which the reader of grammar stumbles most, of those about which its doubt lies between the two. */
function doubted({ essay, suspected = [], corrections, unwanted }: Facts, least: number, below: number): Point[] {
  const told = (one: { start: number; end: number }) =>
    corrections.some((slip) => slip.start <= one.end && slip.end >= one.start) ||
    unwanted.some((other) => other.start <= one.start && other.end > one.start);
  const wordAt = ({ start, end }: { start: number; end: number }) => essay.text.slice(start, end).trim();
  const isPlace = (word: string) =>
    // A whole run of words says nothing about where to look, and a doubt about "the" is one about what stands behind it.
    /[a-z]/i.test(word) && word.split(/\s+/).length <= 3 && (least >= LIKELY || word.length >= LONG_ENOUGH);
  const [most] = suspected
    .filter((one) => one.chance >= least && one.chance <= below && !told(one) && isPlace(wordAt(one)))
    .sort((a, b) => b.chance - a.chance);
  if (!most) return [];
  const word = wordAt(most);
  return [
    weakness(
      LIGHT,
      `“${word}”这里可能有问题：看看这个词的形式、它前后的词和标点。`,
      `Something may be off at "${word}": look at its form, the words beside it and the marks.`,
      quoteAround(essay, most),
      {
        zh: '7 分的文章大多数句子没有语法错误：写完后把这样的句子慢慢读一遍。',
        en: 'Most sentences of a 7 hold no slip: read sentences like this one once more, slowly, before you hand in.',
      },
    ),
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
