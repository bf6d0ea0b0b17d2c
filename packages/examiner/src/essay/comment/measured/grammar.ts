import { countWords, type Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isOneClause } from '../language/one-clause.ts';
import { BUILDS, plainest } from '../language/sentence-points.ts';
import { isLetter } from '../letter.ts';
import { bodySentences } from '../places.ts';
import { neverFirst, noLongSentence } from './clause-order.ts';
import { CLAUSE_WORDS } from './grammar-habits.ts';
import { A_THIRD, joinedByAnd } from './joined-clauses.ts';

export const grammarMeasured = (facts: Facts): Point[] => [
  ...joinedByAnd(facts),
  ...sameClause(facts),
  ...(isLetter(facts.request) ? [] : [...oneClauseOften(facts), ...neverBuilt(facts), ...neverFirst(facts)]),
  ...noLongSentence(facts),
];

/** Below this part of the sentences one kind of clause is no habit. */
const HABIT = 0.3;

/** The same kind of clause again and again. */
function sameClause(facts: Facts): Point[] {
  const all = bodySentences(facts);
  const found = CLAUSE_WORDS.map((one) => ({ one, inside: all.filter(({ text }) => one.find.test(text)) }))
    .filter(({ one, inside }) => inside.length >= one.often && inside.length >= HABIT * all.length)
    .sort((a, b) => b.inside.length / b.one.often - a.inside.length / a.one.often)[0];
  if (!found) return [];
  const { one, inside } = found;
  return [
    weakness(
      0.23,
      `正文 ${all.length} 句里有 ${inside.length} 句用 ${one.word} 引出从句。`,
      `${inside.length} of the ${all.length} sentences of the body have a clause with "${one.word}".`,
      quote(inside[1]!),
      one.better,
    ),
  ];
}

/** Anything that may open or hold a second clause: what has none of it is one main clause for sure. */
const MAY_HOLD_CLAUSE =
  /\b(?:which|who|whose|whom|where|how|why|what|whatever|although|though|because|if|unless|while|whereas|since|when|whether|until|once|after|before|so|that|as|but|and|or|nor|than|think|thinks|believe|believes|say|says|feel|feels|know|knows|hope|hopes|argue|argues|to \w+|\w+ing)\b|[;:?!]/i;

function oneClauseOften(facts: Facts): Point[] {
  const all = bodySentences(facts);
  // A misspelt word may be the one that opens a clause: "unitl it reached".
  const isPlain = (sentence: Sentence) => {
    const { text, words, start, end } = sentence;
    return (
      !MAY_HOLD_CLAUSE.test(text) &&
      isOneClause(facts.tools, sentence) &&
      words.length >= 4 &&
      !facts.corrections.some((one) => one.kind === 'spelling' && one.start >= start && one.end <= end)
    );
  };
  const found = all.filter(isPlain);
  if (found.length < 3 || found.length < A_THIRD * all.length) return [];
  const shown = [...found].sort((a, b) => countWords(a.text) - countWords(b.text))[0]!;
  return [
    weakness(
      0.22,
      `正文 ${all.length} 句里至少有 ${found.length} 句只有一个主句，没有从句，也没有 -ing 或 to 短语。`,
      `At least ${found.length} of the ${all.length} sentences of the body are one main clause, with no other clause, no -ing form and no "to" with a verb.`,
      quote(shown),
      facts.request.task === 1
        ? {
            zh: '7 分的文章会把这一句并入上一句：用 while、with 加数字，或逗号加 which。',
            en: 'A 7 joins this one to its neighbour: "while", "with" and the number, or a comma and "which".',
          }
        : {
            zh: '7 分的文章会给这一句加上原因或结果：because …、so that …，或逗号加 -ing。',
            en: 'A 7 gives this one its reason or result: "because …", "so that …", or a comma and an -ing form.',
          },
    ),
  ];
}

/** How a build looks in general, for a question without a finished essay; the nearest at hand first. */
const SHOWN: readonly (readonly [build: string, shown: string])[] = [
  ['adds information with "which" or "who"', '…, which …'],
  ['puts a condition or a concession before its point', 'While …, … / Although …, …'],
];

/** A build that a 7 has at hand and that is nowhere in the text, beside a sentence of one clause. */
function neverBuilt(facts: Facts): Point[] {
  const plain = plainest(facts);
  if (!plain || /\?/.test(plain.text) || facts.essay.sentences.length < 6) return [];
  // From here on a text may do without a clause of one kind.
  if (facts.bands.overall.band >= 6.5) return [];
  for (const [build, shown] of SHOWN) {
    const found = BUILDS.find(({ en }) => en === build)!;
    if (facts.essay.sentences.some((one) => found.like.test(one.text))) continue;
    return [
      weakness(
        0.16,
        `全文没有一句${found.zh}；这一句只有一个主句。`,
        `No sentence of yours ${build}; this one is a single main clause.`,
        quote(plain),
        {
          zh: `7 分的文章会这样写其中一句：${shown}`,
          en: `A 7 builds one of its sentences like this: "${shown}"`,
        },
      ),
    ];
  }
  return [];
}
