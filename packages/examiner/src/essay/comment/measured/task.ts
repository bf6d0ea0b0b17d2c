import type { Both, ParagraphRole } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { COMPARING, hasExample } from '../signals.ts';
import { modelEnding } from '../task/argument-fallbacks.ts';
import { letterModel } from '../task/letter-points.ts';
import { modelOverview } from '../task/overview-points.ts';
import { bodies, numberOf } from './places.ts';

export const taskMeasured = (facts: Facts): Point[] => [
  ...(facts.request.task === 2 ? noCase(facts) : []),
  ...(facts.request.task === 1 && !isLetter(facts.request) ? nothingCompared(facts) : []),
  ...(facts.bands.overall.band >= 7 && isLetter(facts.request) ? [] : thinnest(facts)),
  ...(facts.bands.overall.band >= 7 ? besideModel(facts) : []),
];

/** In a text that is strong as a whole: the place of a finished one that does the same job. */
const besideModel = (facts: Facts): Point[] =>
  (facts.request.task === 2 ? modelEnding : isLetter(facts.request) ? letterModel : modelOverview)(facts).map(
    (one) => ({
      ...one,
      weight: 0.1,
    }),
  );

/** A number in words, a person made up for the case, a world that is not. */
const NAMES_A_CASE =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fif\w+|twenty|thirty|forty|sixty|ninety|hundred|once|twice|half|quarter|imagine|suppose|my|our|i|someone|somebody|anyone|instance|case|take|consider|today|yesterday|last (?:year|week|month)|recent\w*)\b|\b(?:an?|every|each) (?:[a-z-]+ )?(?!(?:lot|number|kind|matter|range|way|part|result|deal|place|good|sense)\b)[a-z]+ (?:who|whose|with|in|from)\b|[:;"]/i;

/** Task 2: claims about people in general, and nobody in particular. A view and a concession need no case. */
function noCase(facts: Facts): Point[] {
  const bare = bodies(facts).find((one) => {
    const text = facts.essay.text.slice(one.start, one.end);
    if (
      one.role !== 'body' ||
      one.sentences < 3 ||
      ANSWERS_OTHERS.test(one.point.text) ||
      OWN_VIEW.test(one.point.text)
    )
      return false;
    return !hasExample(text) && !NAMES_A_CASE.test(text);
  });
  if (!bare) return [];
  const at = numberOf(facts, bare);
  const claim = inside(facts, bare)[1]!;
  return [
    weakness(
      0.25,
      `第 ${at} 段只有一般的说法：没有 for example，没有人名地名，也没有数字。`,
      `Paragraph ${at} stays general: no "for example", no name of a person or a place, no number.`,
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

/** Below this part of the longest paragraph the shortest is a thin one; a strong writer may turn in a few words. */
const THIN = 0.65;
const THIN_STRONG = 0.55;

/** One point of the body gets far fewer words than another. */
function thinnest(facts: Facts): Point[] {
  // The line of purpose under a greeting is short by right; a single sentence may be half of one that was broken.
  const from = isLetter(facts.request) ? 2 : 1;
  const all = bodies(facts).filter(
    (one) => one.role === 'body' && one.sentences >= 2 && facts.structure.indexOf(one) >= from,
  );
  const sorted = [...all].sort((a, b) => a.words - b.words);
  const [thin, long] = [sorted[0], sorted.at(-1)];
  const share = facts.bands.overall.band < 7 ? THIN : THIN_STRONG;
  if (!thin || !long || thin === long || thin.words > share * long.words || thin.words > 70) return [];
  const [at, other] = [numberOf(facts, thin), numberOf(facts, long)];
  return [
    weakness(
      0.2,
      `第 ${at} 段只有 ${thin.words} 词，第 ${other} 段有 ${long.words} 词：前一点展开得少得多。`,
      `Paragraph ${at} has ${thin.words} words, paragraph ${other} has ${long.words}: the first of the two is developed much less.`,
      quote(inside(facts, thin).at(-1)!),
      more(facts, thin),
    ),
  ];
}

const OWN_VIEW =
  /\b(?:in my (?:own )?(?:view|opinion)|i (?:\w+ )?(?:think|believe|agree|disagree|would|am|find|see|consider|support)|personally|from my|my own)\b/i;
const ANSWERS_OTHERS =
  /^\W*(?:however|admittedly|of course|it is true|nevertheless|on the other (?:hand|side)|some|critics|opponents|granted|that said|yet|but|not every)\b|\b(?:must be (?:admitted|said)|concede|fear|objection|argue that|objects?|complain)\b/i;

/** What the thin paragraph can hold more of, by what it does and already has. */
function more(facts: Facts, thin: ParagraphRole): Both {
  const text = facts.essay.text.slice(thin.start, thin.end);
  if (isLetter(facts.request))
    return /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.test(text)
      ? {
          zh: '7 分的信会在这一句后面再说为什么，或者请对方怎样回复。',
          en: 'A letter at 7 adds after this sentence why, or what the other is to do.',
        }
      : {
          zh: '7 分的信会在这一句后面再给一两个细节：时间、地点、数量。',
          en: 'A letter at 7 adds a detail or two after this sentence: when, where, how many.',
        };
  if (facts.request.task === 1)
    return {
      zh: '7 分的报告会在这一句后面再写一个比较：和别的项目差多少。',
      en: 'A 7 adds one more comparison after this sentence: how far it lies from the others.',
    };
  const last = inside(facts, thin).at(-1)!;
  if (OWN_VIEW.test(thin.point.text) || /^\W*(?:in my|i|personally|from my)\b/i.test(last.text))
    return {
      zh: '这里写的是你自己的看法：7 分的文章会给它最多的篇幅，说明为什么另一面分量不够。',
      en: 'This is where your own view stands: a 7 gives it the most room and says why the other side weighs less.',
    };
  if (ANSWERS_OTHERS.test(thin.point.text))
    return {
      zh: '这里写的是另一面：7 分的文章会把它说到底，再说明它为什么分量不够。',
      en: 'This is where the other side is heard: a 7 follows it to its end and then says why it weighs less.',
    };
  return hasExample(text)
    ? {
        zh: '7 分的文章会在这一句后面说明这个例子证明了什么，会带来什么结果。',
        en: 'A 7 goes on after this sentence: what the case proves, and what follows from it.',
      }
    : {
        zh: '7 分的文章会在这一句后面写一个具体的人或地方，再说带来什么结果。',
        en: 'A 7 goes on after this sentence with one person or place, and what came of it there.',
      };
}
