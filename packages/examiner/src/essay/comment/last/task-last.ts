import { STOP_WORDS } from '../../features/word-groups.ts';
import { quote, quoteAt } from '../../text/quote.ts';
import { NO_AMOUNT, numbersOf } from '../counted/figures.ts';
import { longestFromQuestion } from '../counted/own-words.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { innerBodies } from '../parts/inner-bodies.ts';
import { bodies, bodySentences, kindOf, numberOf } from '../places.ts';
import { hasExample, namesSomebody } from '../signals.ts';
import { isSummary } from '../structure.ts';

const LIGHT = 0.1;

export const taskLast = (facts: Facts): Point[] => {
  if (facts.request.task === 2)
    return [
      ...noExampleWord(facts),
      ...plainCase(facts),
      ...wordsOfQuestion(facts),
      ...sharedWords(facts),
      ...shortEnding(facts),
    ];
  return isLetter(facts.request) ? [] : [...noTimes(facts), ...wordsOfQuestion(facts), ...sharedWords(facts)];
};

const EXAMPLE_WORDS = /\b(?:for (?:example|instance)|such as|e\.? ?g\b|exa?m\w*ples?|instances?)/i;
/** It sets two sides against each other or leads to the next paragraph: nothing that a case could support. */
const NO_POINT =
  /\b(?:both|sides?|views?|arguments?|opinions?|advantages|disadvantages|benefits|drawbacks|reasons|ways|causes|effects)\b|\?/i;

/** No word of the text promises a case, and one of its points has none. */
function noExampleWord(facts: Facts): Point[] {
  if (EXAMPLE_WORDS.test(facts.essay.text)) return [];
  const bare = innerBodies(facts).find(
    (one) => !hasExample(facts.essay.text.slice(one.start, one.end)) && !NO_POINT.test(one.point.text),
  );
  if (!bare) return [];
  const at = numberOf(facts, bare);
  return [
    weakness(
      LIGHT,
      `全文没有 for example、for instance 或 such as；第 ${at} 段从这一句开始。`,
      `The text has no "for example", "for instance" or "such as"; paragraph ${at} begins with this sentence.`,
      bare.point,
      {
        zh: '7 分的文章会用一件具体的事来支撑论点：谁，在哪里，结果怎样。',
        en: 'A 7 supports its points with a case: who, where, and what came of it.',
      },
    ),
  ];
}

const OPENS_CASE = /\b(for (?:example|instance))\b/i;
const SOMEBODY =
  /\b(?:i|my|me|we|our|you|your|he|she|one|two|three|four|five|six|seven|eight|nine|ten|twice|hundreds?|thousands?|millions?|imagine|suppose|like|such as|including|covid\w*|pandemic|war|facebook|google|internet|football|olympic\w*|mobile|phones?)\b|["“:;(]/i;

/** An example of one sentence in which nobody is named, no place and no number. */
function plainCase(facts: Facts): Point[] {
  const said = innerBodies(facts)
    .flatMap((one) => inside(facts, one))
    .find(({ text, words }) => {
      const behind = text.replace(OPENS_CASE, ' ');
      return OPENS_CASE.test(text) && words.length >= 8 && !SOMEBODY.test(behind) && !namesSomebody(behind);
    });
  const word = said && OPENS_CASE.exec(said.text)?.[1];
  if (!said || !word || facts.unwanted.includes(said)) return [];
  return [
    weakness(
      LIGHT,
      `“${word}”这一句里没有人名、地名，也没有数字。`,
      `The sentence with "${word}" names no person, no place and no number.`,
      quote(said),
      {
        zh: '7 分的文章会把例子写得更具体：谁，在哪里，什么时候，多少。',
        en: 'A 7 makes such a case more particular: who, where, when, or how many.',
      },
    ),
  ];
}

const RUN = 6;

/** Some words of the question in a row, fewer than those which are a fault by themselves. */
function wordsOfQuestion(facts: Facts): Point[] {
  const run = longestFromQuestion(facts);
  if (run.length < RUN) return [];
  return [
    weakness(
      LIGHT,
      `开头至少有连续 ${run.length} 个词和题目一样。`,
      `In the opening at least ${run.length} words in a row are those of the question.`,
      quoteAt(facts.essay, { start: run[0]!.start, end: run.at(-1)!.end }),
      {
        zh: '7 分的文章用自己的话引出题目：换词，或者换一种句子结构。',
        en: 'A 7 puts the question into words of its own: other words, or the same in another kind of sentence.',
      },
    ),
  ];
}

/** Fewer are rather the things the question is about, which have no other name. */
const LEAST_SHARED = 5;
const MOST_SHARED = 5;

/** One sentence of the opening, half of whose words of weight stand in the question, and which they are. */
function sharedWords({ essay, request, unwanted }: Facts): Point[] {
  const asked = new Set(request.prompt.toLowerCase().match(/[a-z]+/g));
  const isWeighty = (lower: string) => /^[a-z]{4,}$/.test(lower) && !STOP_WORDS.has(lower);
  for (const one of essay.sentences.filter(({ paragraph }) => paragraph === 0)) {
    const weighty = [...new Set(one.words.map(({ lower }) => lower).filter(isWeighty))];
    const shared = weighty.filter((word) => asked.has(word));
    if (shared.length < LEAST_SHARED || shared.length < weighty.length / 2 || unwanted.includes(one)) continue;
    const named = shared.slice(0, MOST_SHARED);
    return [
      weakness(
        LIGHT,
        `这一句至少有 ${shared.length} 个词是题目里的：${named.join('、')}${shared.length > named.length ? ' 等' : ''}。`,
        `At least ${shared.length} words of this sentence stand in the question too: ${named.map((word) => `"${word}"`).join(', ')}${shared.length > named.length ? ' and more' : ''}.`,
        quote(one),
        {
          zh: '7 分的文章只留下换不掉的词，其余的换成自己的说法。',
          en: 'A 7 keeps only those for which there is no other word and puts the rest in its own way.',
        },
      ),
    ];
  }
  return [];
}

const FEW = 30;
const CONCLUDES = /^\W*(?:in conclusion|to conclude|to sum up|in summary|all in all|overall|in short)\b/i;
const HAS_REASON = /\b(?:because|since|as|due|owing|so|for|which|who|that)\b|[.!?]\S/i;

/** The ending in one sentence of few words that holds no reason. */
function shortEnding(facts: Facts): Point[] {
  const last = facts.structure.at(-1);
  if (last?.role !== 'closing' || last.words >= FEW || bodies(facts).length < 2) return [];
  const [only, second] = inside(facts, last);
  if (!only || second || !CONCLUDES.test(only.text) || HAS_REASON.test(only.text)) return [];
  return [
    weakness(LIGHT, '结尾只有这一句话。', 'The ending is this one sentence.', quote(only), {
      zh: '7 分的文章会在结尾再说一次自己的答案，并点出最重要的那个理由。',
      en: 'A 7 ends with its answer once more and the reason that weighs most.',
    }),
  ];
}

const TIMES =
  /\b(?:twice|double[ds]?|doubling|tripl\w*|treble[ds]?|thrice|hal[fv]\w*|times|thirds?|quarters?|fourths?|fifths?|tenths?|gaps?|differen\w+|discrepan\w+|fold|(?:more|less|fewer|higher|lower|larger|smaller|greater|bigger) (?:\w+ )?than)\b|\dx\b|-f/i;

/** Task 1: two figures in one sentence, and nowhere how many times the one is the other. */
function noTimes(facts: Facts): Point[] {
  if (kindOf(facts.request) !== 'numbers' || TIMES.test(facts.essay.text)) return [];
  const said = bodySentences(facts).find(
    ({ text }) => numbersOf(text).length >= 2 && !isSummary(text) && !NO_AMOUNT.test(text) && !/\bthan\b/i.test(text),
  );
  if (!said) return [];
  return [
    weakness(
      LIGHT,
      '全文没有 twice、half、a third、times、difference 或 more than 这样说明倍数或差距的词；这一句里有两个以上的数字。',
      'The report has no "twice", "half", "a third", "times", "difference" or "more than"; this sentence holds two figures or more.',
      quote(said),
      {
        zh: '7 分的报告会说出数字之间的关系：是几倍，占几分之一，或者差多少。',
        en: 'A 7 says how its figures stand to one another: how many times as much, what part of the whole, or how far apart.',
      },
    ),
  ];
}
