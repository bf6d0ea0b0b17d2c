import { countWords, type Sentence } from '../../text/essay-text.ts';
import { quote, quoteAt } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { modelEssay, paragraphsOf, sentencesIn } from '../model-essay.ts';
import { oneClauseEach, shortAndShort } from './in-a-row.ts';
import { isOneClause } from './one-clause.ts';

/** How the sentences are built, below 7. */
export const sentencePoints = (facts: Facts): Point[] => [
  ...shortPair(facts),
  ...thereIs(facts),
  ...oneClauseEach(facts),
  ...shortAndShort(facts),
  ...compared(facts),
];

const COMPLEX =
  /\b(?:which|who|whose|whom|where|how|why|what|although|though|because|if|unless|while|whereas|since|when|whether|until|once|after|before|so|that|as|but|and|think|thinks|believe|believes|say|says|feel|feels|know|knows|hope|hopes|argue|argues)\b/i;
/** "It was …" goes on about what the sentence before spoke of, so the two can be one. */
const GOES_ON = /^(?:It|They|This|He|She) (?:is|was|are|were|has|had|will|can|makes?|helps?)\b/;
const SHORT = 11;

function shortPair({ essay }: Facts): Point[] {
  const at = essay.sentences.findIndex((one, i) => {
    const next = essay.sentences[i + 1];
    return next && next.paragraph === one.paragraph && isShort(one) && isShort(next) && GOES_ON.test(next.text);
  });
  const [one, next] = [essay.sentences[at], essay.sentences[at + 1]];
  if (!one || !next) return [];
  const pronoun = next.text.split(' ')[0]!;
  return [
    weakness(
      1.2,
      `这里接连是两个短句（${countWords(one.text)} 词和 ${countWords(next.text)} 词），第二句用 ${pronoun} 接着说同一件事。`,
      `Two short sentences in a row (${countWords(one.text)} and ${countWords(next.text)} words), the second going on with "${pronoun}".`,
      quoteAt(essay, { start: one.start, end: next.end }),
      {
        zh: '7 分的文章会把两句合成一句，例如用 which 或 and。',
        en: 'A 7 would make them one sentence, for example with "which" or "and".',
      },
    ),
  ];
}

const isShort = ({ text }: Sentence) => countWords(text) >= 4 && countWords(text) <= SHORT && !COMPLEX.test(text);

function thereIs({ essay }: Facts): Point[] {
  const found = essay.sentences.filter((one) =>
    /^\W*(?:however,? |also,? )?there (?:is|are|was|were)\b/i.test(one.text),
  );
  if (found.length < 3) return [];
  return [
    weakness(
      1.2,
      `有 ${found.length} 句以 There is / are 开头。`,
      `${found.length} sentences open with "There is" or "There are".`,
      quote(found[1]!),
      {
        zh: '让名词自己作主语：不说“有什么”，说“什么怎样了”。',
        en: 'Let the noun be the subject and say what it does.',
      },
    ),
  ];
}

/**
 * What a sentence of a finished essay does that can be named. The learner's text is searched for anything that might be
 * the same build, so that "no sentence of yours" is sure. Only clauses that every 7 has are here: a text may well do
 * without a participle, a cleft sentence or "both … and".
 */
type Build = { theirs: RegExp; like: RegExp; zh: string; en: string };
export const BUILDS: readonly Build[] = [
  {
    theirs: /,\s(?:which|who|whose|where)\b/i,
    like: /\b(?:which|who|whom|whose|where)\b/i,
    zh: '用 which 或 who 补充信息',
    en: 'adds information with "which" or "who"',
  },
  {
    theirs: /^\W*(?:although|while|whereas|if|unless)\b[^,]{8,},/i,
    like: /\b(?:although|though|while|whilst|whereas|if|unless|when|whenever|once|since|as|because|until|before|after|despite|spite|without|with|provided|given|considering|even|regardless|matter|whatever|however|should|had|were|apart|instead|rather|notwithstanding)\b[^.]*,|^\W*(?:(?:and|but|so|also|then|moreover|besides|in addition|for example),? )?(?:although|though|while|whilst|whereas|if|unless|when|whenever|once|since|despite|in spite|without|even|granted|admittedly|of course|it is true|true|certainly)\b|\?/i,
    zh: '先让步或说条件，再说要点',
    en: 'puts a condition or a concession before its point',
  },
];

/** Where nothing else is to say: a sentence of a finished essay whose build can be copied. */
function compared(facts: Facts): Point[] {
  const model = modelEssay(facts);
  const plain = plainest(facts);
  if (!plain || isLetter(facts.request)) return [];
  const texts = model ? paragraphsOf(model, 'body').flatMap(sentencesIn) : [];
  for (const { theirs: pattern, like, zh, en } of BUILDS) {
    const theirs = texts.find((one) => pattern.test(one) && countWords(one) <= 34);
    if (model && theirs && !facts.essay.sentences.some((one) => like.test(one.text)))
      return [
        weakness(
          0.4,
          `全文没有一句${zh}；这一句只有一个主句。`,
          `No sentence of yours ${en}; this one is a single main clause.`,
          quote(plain),
          {
            zh: `${model.band} 分范文有这样一句：${theirs}`,
            en: `A sentence of the band ${model.band} answer that does: "${theirs}"`,
          },
        ),
      ];
  }
  return [];
}

/** "Driven by technology, …", "… grows, reaching 40": no clause of its own, and no plain sentence either. */
const HANGS = /^\W*\w+(?:ing|ed|en|wn)\b[^.]*,|\b\w{3,}ing\b(?! (?:is|are|was|were)\b)/i;

/** A short sentence inside a paragraph without any clause hanging on it. A first sentence may well be short. */
export function plainest({ essay, structure, unwanted, tools }: Facts): Sentence | undefined {
  const bodies = structure.filter((one) => one.role === 'body' || one.role === 'single');
  const inBody = essay.sentences.filter((one) => bodies.some(({ start, end }) => one.start >= start && one.end <= end));
  const simple = inBody.filter(
    (one) =>
      !COMPLEX.test(one.text) &&
      !HANGS.test(one.text) &&
      isOneClause(tools, one) &&
      countWords(one.text) >= 7 &&
      !unwanted.includes(one) &&
      !bodies.some(({ start }) => one.start === start),
  );
  return [...simple].sort((a, b) => countWords(a.text) - countWords(b.text))[0];
}
