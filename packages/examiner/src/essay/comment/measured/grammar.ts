import type { Both } from '../../report.ts';
import { countWords, type Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { BUILDS, plainest } from '../language/sentence-points.ts';
import { isLetter } from '../letter.ts';
import { CLAUSE_WORDS, MODALS } from './grammar-habits.ts';
import { bodySentences } from './places.ts';

export const grammarMeasured = (facts: Facts): Point[] => [
  ...joinedByAnd(facts),
  ...sameClause(facts),
  ...sameModal(facts),
  ...(facts.bands.overall.band < 7 ? [...oneClauseOften(facts), ...neverBuilt(facts)] : []),
];

const JOINED =
  /(?<=\S )(and|but|so)(?: then| now| also)? (?=(?:i|we|you|he|she|it|they|there|this|nobody|everyone|everybody|people)(?: (?!and\b|or\b)|')|(?:its|their|his|her|each) [a-z]+ (?:is|are|was|were|had|has|will|can)\b|(?:only )?\d+% (?:of the [a-z]+ )?(?:is|are|was|were)\b)/i;
/** "…, and the mark should tell": with one comma only it is no list. */
const AND_THE =
  /^[^,]*, (and|but) (?:the )?[a-z-]+(?: [a-z-]+)? (?:should|will|can|may|would|must|is|are|was|were|has|have|had)\b/i;
const joiner = (text: string) => (JOINED.exec(text) ?? AND_THE.exec(text))?.[1]?.toLowerCase();
const NOT_JOINED = /\b(?:between \w+ and|you and i|both)\b/i;
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

/** Clauses of equal weight, strung together. */
function joinedByAnd(facts: Facts): Point[] {
  const all = bodySentences(facts);
  const found = all.filter((one) => joiner(one.text) && !NOT_JOINED.test(one.text));
  if (found.length < 4 || found.length < 0.25 * all.length) return [];
  const words = [...new Set(found.map((one) => joiner(one.text)!))];
  const shown = found.find((one) => CAN_HANG.test(one.text)) ?? found[1]!;
  return [
    weakness(
      0.25,
      `正文 ${all.length} 句里至少有 ${found.length} 句用 ${words.join('、')} 把两个分句并排接起来。`,
      `At least ${found.length} of the ${all.length} sentences of the body join their clauses with ${words.map((one) => `"${one}"`).join(', ')}.`,
      quote(shown),
      INSTEAD[joiner(shown.text)!]!,
    ),
  ];
}

/** The same kind of clause again and again. */
function sameClause(facts: Facts): Point[] {
  const all = bodySentences(facts);
  const strong = facts.bands.overall.band >= 7 ? 1 : 0;
  const found = CLAUSE_WORDS.map((one) => ({ one, inside: all.filter(({ text }) => one.find.test(text)) }))
    .filter(({ one, inside }) => inside.length >= one.often + strong)
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

const ASKS_ADVICE =
  /\bshould\b|\bought to\b|\badv(?:ice|ise)\b|\bsuggest|\brecommend|\bsol(?:ve|utions?)\b|\bmeasures?\b|\bsteps\b|\bwhat (?:can|could|must)\b|\bhow (?:can|could|might)\b|\bwho (?:is|are) responsible\b|\bresponsib/i;

/** One modal verb before most of the verbs. */
function sameModal(facts: Facts): Point[] {
  const all = bodySentences(facts);
  const [least, share] = facts.bands.overall.band >= 7 ? [5, 0.4] : [4, 0.28];
  // Where the question asks what should be done, "should" is the word of the answer.
  const modals = MODALS.filter(({ word }) => word !== 'should' || !ASKS_ADVICE.test(facts.request.prompt));
  const found = modals
    .map((one) => ({ one, inside: all.filter(({ text }) => one.find.test(text)) }))
    .filter(({ inside }) => inside.length >= least && inside.length >= share * all.length)
    .sort((a, b) => b.inside.length - a.inside.length)[0];
  if (!found) return [];
  const { one, inside } = found;
  return [
    weakness(
      0.24,
      `正文 ${all.length} 句里有 ${inside.length} 句用情态动词 ${one.word}。`,
      `${inside.length} of the ${all.length} sentences of the body have the modal verb "${one.word}".`,
      // "Cannot" has no such neighbours: a sentence that affirms shows better what could stand there.
      quote(inside.slice(1).find(({ text }) => !/\b(?:cannot|not)\b|n't\b/.test(text)) ?? inside[1]!),
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
  const isPlain = ({ text, words, start, end }: Sentence) =>
    !MAY_HOLD_CLAUSE.test(text) &&
    words.length >= 4 &&
    !facts.corrections.some((one) => one.kind === 'spelling' && one.start >= start && one.end <= end);
  const found = all.filter(isPlain);
  if (found.length < 3 || found.length < 0.25 * all.length) return [];
  const shown = [...found].sort((a, b) => countWords(a.text) - countWords(b.text))[0]!;
  return [
    weakness(
      0.22,
      `正文 ${all.length} 句里至少有 ${found.length} 句只有一个主句，没有从句，也没有 -ing 或 to 短语。`,
      `At least ${found.length} of the ${all.length} sentences of the body are one main clause, with no second verb of any kind.`,
      quote(shown),
      facts.request.task === 1 && !isLetter(facts.request)
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
  ['adds a result with an -ing phrase', '…, making …'],
];

/** A build that a 7 has at hand and that is nowhere in the text, beside a sentence of one clause. */
function neverBuilt(facts: Facts): Point[] {
  const plain = plainest(facts);
  if (!plain || /\?/.test(plain.text) || facts.essay.sentences.length < 6) return [];
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
