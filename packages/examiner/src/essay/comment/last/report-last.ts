import { quote } from '../../text/quote.ts';
import { NO_AMOUNT, numbersOf } from '../counted/figures.ts';
import type { Facts, Point } from '../facts.ts';
import { weakness } from '../facts.ts';
import { bodySentences, kindOf } from '../places.ts';
import { isSummary } from '../structure.ts';

const LIGHT = 0.1;

/** Task 1: words for how figures stand to one another that are nowhere in the report. */
export const reportLast = (facts: Facts): Point[] => [...noTimes(facts), ...noHighest(facts)];

const EXTREMES =
  /\b\w{2,}est\b(?<!\b(?:interest|west|forest|rest|test|guest|harvest|invest|suggest|request|honest|nearest|contest))|\b(?:most|least|pe[ae]k\w*|top\w*|maximum|minimum|leading|majority|minority|dominat\w*|first place|bottom|record)\b/i;

/** A number of years is no figure. */
const IN_TIME = /\d[\d.]*[- ](?:years?|months?|weeks?|days?|hours?|minutes?|decades?)\b/i;

/** Task 1: nothing is said to be the highest or the lowest. */
function noHighest(facts: Facts): Point[] {
  if (kindOf(facts.request) !== 'numbers' || EXTREMES.test(facts.essay.text)) return [];
  const said = bodySentences(facts).find(
    ({ text }) => numbersOf(text).length >= 1 && !isSummary(text) && !NO_AMOUNT.test(text) && !IN_TIME.test(text),
  );
  if (!said) return [];
  return [
    weakness(
      LIGHT,
      '全文没有 highest、lowest、most、least 或 peak；这是其中一句带数字的。',
      'The report has no "highest", "lowest", "most", "least" or "peak"; this is one of its sentences with a figure.',
      quote(said),
      {
        zh: '7 分的报告会说出哪一个最高、哪一个最低，再给出那个数字。',
        en: 'A 7 says which is highest and which is lowest, and gives that figure.',
      },
    ),
  ];
}

const TIMES =
  /\b(?:twice|double[ds]?|doubling|tripl\w*|treble[ds]?|thrice|hal[fv]\w*|times|thirds?|quarters?|fourths?|fifths?|tenths?|gaps?|differen\w+|discrepan\w+|fold|\w+fold|quadrupl\w*|exceed\w*|outnumber\w*|ratio\w*|compar\w+|(?:more|less|fewer|higher|lower|larger|smaller|greater|bigger) (?:\w+ )?than)\b|\dx\b|-f/i;

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
      '全文没有 twice、half、a third、times、difference 或 more than；这一句里至少有两个数字。',
      'The report has no "twice", "half", "a third", "times", "difference" or "more than"; this sentence holds two figures or more.',
      quote(said),
      {
        zh: '7 分的报告会说出数字之间的关系：是几倍，占几分之一，或者差多少。',
        en: 'A 7 says how its figures stand to one another: how many times as much, what part of the whole, or how far apart.',
      },
    ),
  ];
}
