import type { Place } from '../../text/essay-text.ts';
import { quoteAt } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';

/** The name of a topic, and more so of a figure, is long; what is longer still is the question's wording. */
const LONG = { 1: 9, 2: 8 };

/** Parts of questions and what says the same, whatever stands around it. */
const ANOTHER_WAY: readonly (readonly [RegExp, string])[] = [
  [/\bin many countries\b/i, 'in many parts of the world'],
  [/\b(?:some|many) people (?:think|believe|say|feel|argue) that\b/i, 'it is often argued that'],
  [/\bothers (?:think|believe|say|feel|argue) that\b/i, 'others hold that'],
  [/\bwhile others\b/i, 'whereas others'],
  [/\bthe percentage of\b/i, 'the proportion of'],
  [/\badvantages and disadvantages\b/i, 'benefits and drawbacks'],
  [/\bthe disadvantages\b/i, 'the drawbacks'],
  [/\bthe best way to\b/i, 'the most effective way to'],
  [/\binstead of\b/i, 'rather than'],
  [/\bbecause of\b/i, 'owing to'],
  [/\bmore and more people are\b/i, 'a growing number of people are'],
  [/\b(?:all over|around) the world\b/i, 'across the globe'],
  [/\bit is important (to|for|that)\b/i, 'it is essential $1'],
  [/\bshould be banned\b/i, 'should be forbidden'],
  [/\bshould be allowed to\b/i, 'should be free to'],
  [/\bmen and women\b/i, 'both sexes'],
  [/\btook part in\b/i, 'participated in'],
  [/\btake part in\b/i, 'participate in'],
  [/\bbetween (\d{4}) and (\d{4})\b/i, 'from $1 to $2'],
  [/\bfrom (\d{4}) to (\d{4})\b/i, 'between $1 and $2'],
  [/\bgovernments should\b/i, 'the state should'],
  [/\bthe government should\b/i, 'the state should'],
  [/\bis produced\b/i, 'is made'],
];

type Token = Place & { lower: string };
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[A-Za-z0-9]+(?:['.,][A-Za-z0-9]+)*/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    lower: word.toLowerCase(),
  }));

/** The longest piece of one sentence that stands in the question word for word. */
function longestCopy({ essay, request, unwanted }: Facts): (Place & { words: number }) | undefined {
  const asked = tokensOf(request.prompt);
  const runs = essay.sentences
    .filter((one) => !unwanted.includes(one) && !one.text.includes('"'))
    .flatMap((sentence) => {
      const own = tokensOf(sentence.text);
      return own.flatMap((first, i) =>
        asked.map((_, j) => {
          let words = 0;
          while (own[i + words] && own[i + words]!.lower === asked[j + words]?.lower) words++;
          const last = own[i + words - 1];
          return { words, start: sentence.start + first.start, end: sentence.start + (last?.end ?? first.end) };
        }),
      );
    });
  return runs
    .filter(({ words }) => words >= LONG[request.task])
    .sort((a, b) => b.words - a.words || a.start - b.start)[0];
}

/** Vocabulary: words of the question where a paraphrase would show the learner's own. */
export function ownWords(facts: Facts): Point[] {
  if (isLetter(facts.request)) return [];
  const found = longestCopy(facts);
  if (!found) return [];
  const text = facts.essay.text.slice(found.start, found.end);
  const way = ANOTHER_WAY.map(([find, better]) => {
    const match = find.exec(text);
    return match && { from: match[0], to: match[0].replace(find, better) };
  }).find(Boolean);
  return [
    weakness(
      0.62,
      `这 ${found.words} 个词原样出现在题目里。`,
      `These ${found.words} words stand in the question in the same order.`,
      quoteAt(facts.essay, found),
      way
        ? {
            zh: `7 分的文章会换成自己的话，比如从这里改起：${way.from} → ${way.to}。`,
            en: `A 7 puts the question into words of its own, beginning perhaps here: "${way.from}" → "${way.to}".`,
          }
        : {
            zh: '7 分的文章会用自己的话说：换一个主语或动词，把名词改成从句，或者换个顺序。',
            en: 'A 7 puts the question into words of its own: another subject or verb, a clause for a noun, or another order.',
          },
    ),
  ];
}
