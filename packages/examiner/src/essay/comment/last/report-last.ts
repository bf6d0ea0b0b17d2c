import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { IN_WORDS, NO_AMOUNT, numbersOf } from '../counted/figures.ts';
import type { Facts, Point } from '../facts.ts';
import { weakness } from '../facts.ts';
import { bodySentences, hasStages, kindOf } from '../places.ts';
import { COMPARING } from '../signals.ts';
import { isSummary } from '../structure.ts';

const LIGHT = 0.1;

/** Task 1: words for how figures stand to one another that are nowhere in the report. */
export const reportLast = (facts: Facts): Point[] => [
  ...noTimes(facts),
  ...noHighest(facts),
  ...againstNone(facts),
  ...noEnds(facts),
];

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

/** A change stands against what was there before. */
const CHANGES =
  /\b(?:increas|decreas|rise|rising|rose|fall|fell|declin|grew|grow|drop|fluctuat|remain|reach|plung|soar|jump|climb|start|beg[aiu]n|end|hit|stood|total|sum|all|whole|from|between|over|under|further|up to|most|about the)\w*/i;

/** Another thing beside it, or a number that is none of the figure's. */
const OTHERS =
  /\b(?:[Ll]ike|[Aa]s|none|nothing|one|both|[Ff]igure|[Cc]hart|[Tt]able|[Gg]raph|diagram|map|data|shows?|and [A-Z])/;

/** Task 1: one figure, and nothing beside it to measure it by. */
function againstNone(facts: Facts): Point[] {
  if (kindOf(facts.request) !== 'numbers') return [];
  const said = bodySentences(facts).find(
    ({ text }) =>
      numbersOf(text).length === 1 &&
      ![COMPARING, CHANGES, EXTREMES, OTHERS, /\w{3}est\b/, IN_WORDS, NO_AMOUNT, IN_TIME].some((one) =>
        one.test(text),
      ) &&
      !isSummary(text),
  );
  if (!said) return [];
  return [
    weakness(
      LIGHT,
      '这一句只给出一个数字，没有和别的数字比较。',
      'This sentence gives one figure and sets it against no other.',
      quote(said),
      {
        zh: '7 分的报告会接着说这个数字高在哪里、低在哪里：… while …，twice as many as …。',
        en: 'A 7 says at once how it stands to another: "… while …", "twice as many as …".',
      },
    ),
  ];
}

const ENDS =
  /\b(?:start\w*|beg[aiu]n\w*|first|initial\w*|commenc\w*|ends?|ended|ending|final\w*|last|finish\w*|result\w*|from|until|to|into|complet\w*|ready)\b/i;

/** Task 1, a process: no word of the overview says where it begins or ends. */
function noEnds({ request, essay }: Facts): Point[] {
  if (kindOf(request) !== 'process' || !hasStages(request)) return [];
  const all = essay.sentences.filter(({ text }) => isSummary(text));
  const [said] = all;
  // The sentence behind the first belongs to the overview, whatever it opens with.
  const whole = said && essay.sentences.filter((one) => one.paragraph === said.paragraph);
  // Another sentence may say it for the overview: "It begins with … and finishes with …".
  const saysBoth = ({ text, paragraph }: Sentence) =>
    /\b(?:start|beg[aiu]n)\w*\b.*\b(?:end|finish)\w*/i.test(text) ||
    (paragraph === 0 && /\b(?:stages?|steps?|phases?)\b/i.test(text) && /\bfrom\b[^.]{0,80}?\bto\b/i.test(text));
  if (!said || essay.sentences.some(saysBoth) || [...all, ...(whole ?? [])].some(({ text }) => ENDS.test(text)))
    return [];
  return [
    weakness(
      LIGHT,
      '概述里没有 begin、first、end、final 或 from … to … 这样的词。',
      'The overview has no "begin", "first", "end", "final" or "from … to …".',
      quote(said),
      {
        zh: '7 分的概述会说：一共几步，从什么开始，到什么结束。',
        en: 'In a 7 the overview says how many steps there are, what they begin with and what they end with.',
      },
    ),
  ];
}
