import type { Both, ParagraphRole } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { COMPARING, hasExample } from '../signals.ts';
import { bodies, numberOf } from './places.ts';

export const taskMeasured = (facts: Facts): Point[] => [
  ...(facts.request.task === 2 ? [...noReason(facts), ...noCase(facts)] : []),
  ...(facts.request.task === 1 && !isLetter(facts.request) ? nothingCompared(facts) : []),
  ...thinnest(facts),
];

/** "Because", "which means": a claim with something under it. A colon often brings a reason too. */
const REASONS =
  /\b(?:because|since|as a result|therefore|thus|hence|so|thanks to|due to|owing to|lead(?:s|ing)? to|mean(?:s|ing)?|cause[sd]?|result\w*|why|reason\w*|otherwise|if|when|once|as|explain\w*|by \w+ing|makes?|without|allow\w*|force[sd]?|in order|for [a-z]+ing)\b|[:;–—]/i;

/** Task 2: a paragraph that claims and does not say why. */
function noReason(facts: Facts): Point[] {
  const bare = bodies(facts).find(
    (one) => one.role === 'body' && one.sentences >= 3 && !REASONS.test(facts.essay.text.slice(one.start, one.end)),
  );
  if (!bare) return [];
  const at = numberOf(facts, bare);
  return [
    weakness(
      0.26,
      `第 ${at} 段没有一句说出原因或结果（没有 because、so、as a result 一类的词）。`,
      `No sentence of paragraph ${at} gives a reason or a result (there is no "because", "so" or "as a result" in it).`,
      bare.point,
      {
        zh: '7 分的文章会在这一句后面说明为什么，再说会怎样。',
        en: 'A 7 says after this sentence why it is so, and then what follows from it.',
      },
    ),
  ];
}

/** Task 2: claims about people in general, and nobody in particular. */
function noCase(facts: Facts): Point[] {
  const bare = bodies(facts).find((one) => {
    const text = facts.essay.text.slice(one.start, one.end);
    return (
      one.role === 'body' &&
      one.sentences >= 3 &&
      !hasExample(text) &&
      !/\b(?:when|imagine|suppose|if|my|our)\b/i.test(text)
    );
  });
  if (!bare) return [];
  const at = numberOf(facts, bare);
  const claim = inside(facts, bare)[1]!;
  return [
    weakness(
      0.25,
      `第 ${at} 段都是一般的说法：没有例子、名字、数字，也没有一个设想的场景。`,
      `Paragraph ${at} stays general: no example, no name, no number and no imagined case.`,
      quote(claim),
      {
        zh: '7 分的文章会在这一句后面写一件具体的事：谁，在哪里，结果怎样。',
        en: 'A 7 follows this sentence with one thing that happened: who, where, with what result.',
      },
    ),
  ];
}

/** Task 1: figures one after the other, and none against another. */
function nothingCompared(facts: Facts): Point[] {
  const bare = bodies(facts).find((one) => {
    const text = facts.essay.text.slice(one.start, one.end);
    return one.sentences >= 2 && (text.match(/\d[\d.,]*/g) ?? []).length >= 3 && !COMPARING.test(text);
  });
  if (!bare) return [];
  const at = numberOf(facts, bare);
  return [
    weakness(
      0.26,
      `第 ${at} 段的数字一个接一个，没有一处比较。`,
      `Paragraph ${at} gives its numbers one by one and sets none of them against another.`,
      bare.point,
      {
        zh: '7 分的报告会说出差距：高多少，是几倍，哪一个追上了哪一个。',
        en: 'A 7 says how far apart they are: how much more, how many times, which overtook which.',
      },
    ),
  ];
}

/** Below this part of the longest paragraph the shortest is a thin one. */
const THIN = 0.65;

/** One point of the body gets far fewer words than another. */
function thinnest(facts: Facts): Point[] {
  const all = bodies(facts).filter((one) => one.role === 'body' && one.sentences > 0);
  const sorted = [...all].sort((a, b) => a.words - b.words);
  const [thin, long] = [sorted[0], sorted.at(-1)];
  if (!thin || !long || thin === long || thin.words > THIN * long.words || thin.words > 75) return [];
  const [at, other] = [numberOf(facts, thin), numberOf(facts, long)];
  const last = inside(facts, thin).at(-1)!;
  return [
    weakness(
      0.2,
      `第 ${at} 段只有 ${thin.words} 词，第 ${other} 段有 ${long.words} 词：这一点写得最少。`,
      `Paragraph ${at} has ${thin.words} words against ${long.words} in paragraph ${other}: its point is developed least.`,
      quote(last),
      more(facts, thin),
    ),
  ];
}

/** What the thin paragraph can hold more of, by what it already has. */
function more(facts: Facts, thin: ParagraphRole): Both {
  const text = facts.essay.text.slice(thin.start, thin.end);
  if (isLetter(facts.request))
    return {
      zh: '7 分的信会在这一句后面再给一两个细节：时间、地点、数量，或者为什么。',
      en: 'A letter at 7 adds a detail or two after this sentence: when, where, how many, or why.',
    };
  if (facts.request.task === 1)
    return {
      zh: '7 分的报告会在这一句后面再写一个比较：和别的项目差多少。',
      en: 'A 7 adds one more comparison after this sentence: how far it lies from the others.',
    };
  return hasExample(text)
    ? {
        zh: '7 分的文章会在这一句后面说明这个例子证明了什么，会带来什么结果。',
        en: 'A 7 goes on after this sentence: what the case proves, and what follows from it.',
      }
    : {
        zh: '7 分的文章会在这一句后面给出一个具体的例子，再说它带来什么结果。',
        en: 'A 7 gives a case after this sentence, and then what comes of it.',
      };
}
