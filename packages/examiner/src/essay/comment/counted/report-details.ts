import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { kindOf } from '../places.ts';
import { isOverviewLine, isSummary } from '../structure.ts';
import { hasNumber, IN_WORDS, NO_AMOUNT, numbersOf } from './figures.ts';
import { numbersInOverview } from './overview-figures.ts';

/** What explains or leads in needs no figure. */
const NO_DETAIL =
  /\b(?:because|could|may|might|maybe|need\w*|let's|let us|refer\w*|people want|look at|reasons?|hope\w*|unbelievable|surprising\w*)\b/i;

/** Task 1 with numbers: where they are missing, and where they stand too early. */
export function reportDetails(facts: Facts): Point[] {
  if (facts.request.task !== 1 || isLetter(facts.request) || kindOf(facts.request) !== 'numbers') return [];
  return [
    ...changeWithoutNumber(facts),
    ...numbersInOverview(facts),
    ...nowhereCompared(facts),
    ...aloneWithFigure(facts),
    ...withoutFigures(facts),
    ...crowded(facts),
  ];
}

const CHANGES =
  /\b(increased|decreased|rose|rised|grew|fell|dropped|declined|went (?:up|down)|climbed|soared|plummeted|plunged|dipped|surged|jumped|(?:higher|lower|larger|smaller|bigger|fewer|greater) than|the (?:highest|lowest|largest|smallest|biggest|greatest))\b/i;
const NOT_OF_ONE = /\b(?:trends?|generally|overall|similar\w*|same|stable|all|every|each|patterns?)\b/i;

/** "Sales fell sharply": from what to what? Neither this sentence nor the next one gives a number. */
function changeWithoutNumber(facts: Facts): Point[] {
  const { essay, structure } = facts;
  const details = structure.filter(
    (one, i) => i > 0 && one.role === 'body' && !isSummary(one.point.text) && !isOverviewLine(essay, structure, one),
  );
  const said = details.flatMap((one) => {
    const own = inside(facts, one);
    const isLast = one === structure.at(-1);
    return own.filter((sentence, i) => {
      if (!CHANGES.test(sentence.text) || isSummary(sentence.text) || NOT_OF_ONE.test(sentence.text)) return false;
      if (NO_DETAIL.test(sentence.text) || facts.unwanted.includes(sentence)) return false;
      if (isLast && i >= own.length - 1) return false;
      return ![sentence, own[i + 1]].some((near) => near && hasNumber(near.text));
    });
  })[0];
  const word = said && CHANGES.exec(said.text)?.[1];
  if (!said || !word) return [];
  return [
    weakness(
      0.4,
      `“${word}”：这一句和这一段的下一句里都没有数字。`,
      `"${word}" stands without a figure: neither this sentence nor the next one of its paragraph gives one.`,
      quote(said),
      {
        zh: '7 分的报告会在这里写出两个数字：从多少到多少，或者这一项和另一项各是多少。',
        en: 'A 7 gives two figures here: from what to what, or this item and the one it is set against.',
      },
    ),
  ];
}

const SETS_AGAINST =
  /\b(?:than|compar\w*|whereas|while|whilst|contrast|contrary|unlike|twice|times|doubl\w*|tripl\w*|half|\w+est|most|least|more|less|fewer|similar\w*|same|equal\w*|differ\w*|follow\w*|both|as \w+ as|exceed\w*|overt\w+|behind|ahead|surpass\w*|outnumber\w*|gaps?|higher|lower|greater|larger|smaller|bigger|majority|minority|but|however|although|though|opposite|other hand|respectively|ranks?\w*|leading|second|third|only)\b/i;

/** Words that put one item beside another; a rank alone does not say by how much. */
const COMPARES =
  /\b(?:th[ae]n|compar\w*|whereas|while|whilst|contrast|contrary|unlike|twice|times|doubl\w*|tripl\w*|hal[fv]\w*|same|similar\w*|equal\w*|differ\w*|both|as \w+ as|exceed\w*|overt\w+|surpass\w*|outnumber\w*|gaps?|opposite|respectively|followed|but|however|although|though|other hand|more|less|fewer|higher|lower)\b/i;
const SEVERAL = 3;

/** A paragraph of details with several figures and no such word. */
function nowhereCompared(facts: Facts): Point[] {
  const { essay, structure } = facts;
  const bare = structure.find((one, i) => {
    const text = essay.text.slice(one.start, one.end);
    const isPlaced = i > 0 && one.role === 'body' && one.sentences >= 2 && !isSummary(one.point.text);
    return isPlaced && numbersOf(text).length >= SEVERAL && !COMPARES.test(text) && !NO_AMOUNT.test(text);
  });
  const said = bare && inside(facts, bare).find(({ text }) => numbersOf(text).length > 0);
  if (!bare || !said) return [];
  const at = structure.indexOf(bare) + 1;
  const count = numbersOf(essay.text.slice(bare.start, bare.end)).length;
  return [
    weakness(
      0.38,
      `第 ${at} 段除了年份有 ${count} 个数字，没有 than、while、whereas 或 compared。`,
      `Years apart, paragraph ${at} holds ${count} figures and no "than", "while", "whereas" or "compared".`,
      quote(said),
      {
        zh: '7 分的报告会在这个数字后面接上另一项：“…, while …”“… more than …”。',
        en: 'A 7 sets this figure against another in the same sentence: "…, while …", "… more than …".',
      },
    ),
  ];
}

/** One figure, and neither here nor in the next sentence a word that sets it against another. */
function aloneWithFigure(facts: Facts): Point[] {
  const details = facts.structure.filter((one, i) => i > 0 && (one.role === 'body' || one.role === 'single'));
  const said = details.flatMap((one) => {
    const own = inside(facts, one);
    return own.filter((sentence, i) => {
      const { text, words } = sentence;
      if (words.length < FEWEST || isSummary(text) || numbersOf(text).length !== 1 || IN_WORDS.test(text)) return false;
      if (NO_AMOUNT.test(text) || facts.unwanted.includes(sentence)) return false;
      return ![text, own[i + 1]?.text ?? ''].some((near) => SETS_AGAINST.test(near)) && !MOVES.test(text);
    });
  })[0];
  if (!said) return [];
  const figure = numbersOf(said.text)[0]!.replace(/[.,]$/, '');
  return [
    weakness(
      0.3,
      `这一句给出一个数字（${figure}），没有和别的数字比较。`,
      `This sentence gives one figure (${figure}) and sets it against no other.`,
      quote(said),
      {
        zh: '7 分的报告会在后面接上另一项：“…, while …”，或者说出是它的几倍、差多少。',
        en: 'A 7 adds what it stands against: "…, while …", "twice as many as …", "… fewer than …".',
      },
    ),
  ];
}
const FEWEST = 6;
/** "Over 15 years": a time is no value. A change from one figure to the next is told as well. */
const MOVES =
  /\d[\d.]*[- ](?:years?|months?|weeks?|days?|hours?|minutes?|decades?|year-old)\b|\b(?:from|increas\w*|decreas\w*|rose|ris\w+|fell|fall\w*|gr[eo]w\w*|dropp?\w*|declin\w*|chang\w*|improv\w*|further|points?|stable|constant|remain\w*)\b/i;

const ENOUGH = 5;
const AMOUNTS =
  /\b(?:most|more|less|fewer|least|than|big\w*|high\w*|low\w*|large\w*|small\w*|increas\w*|decreas\w*|ris\w+|rose|fall\w*|fell|dropp?\w*|declin\w*|gr[eo]w\w*|popular|change[sd]?)\b/i;
/** How many sentences of the report hold a figure, and one of the details that holds none. */
function withoutFigures(facts: Facts): Point[] {
  const { essay, structure } = facts;
  const behind = essay.sentences.filter((one) => one.paragraph > 0 && one.words.length >= 4);
  const holding = behind.filter((one) => hasNumber(one.text));
  if (behind.length < ENOUGH || holding.length > behind.length / 2) return [];
  const own = structure
    .filter((one, i) => i > 0 && i < structure.length - 1 && one.role === 'body' && !isSummary(one.point.text))
    .flatMap((one) => inside(facts, one));
  const bare = own.find(
    (one, i) =>
      one.words.length >= 8 &&
      AMOUNTS.test(one.text) &&
      !NO_DETAIL.test(one.text) &&
      !facts.unwanted.includes(one) &&
      !hasNumber(one.text) &&
      !isSummary(one.text) &&
      !hasNumber(own[i + 1]?.text ?? ''),
  );
  if (!bare) return [];
  return [
    weakness(
      0.34,
      `引言之后的 ${behind.length} 句里，有 ${holding.length} 句带数字；这一句没有。`,
      `${holding.length} of the ${behind.length} sentences behind the first paragraph hold a figure besides years; this one holds none.`,
      quote(bare),
      {
        zh: '7 分的报告会给这一句配上图中的一两个数字。',
        en: 'A 7 supports this sentence with one or two figures of the chart.',
      },
    ),
  ];
}

const CROWD = 5;
/** Too many figures for one sentence. */
function crowded({ essay }: Facts): Point[] {
  const one = essay.sentences.find(
    ({ text, paragraph }) => paragraph > 0 && !NO_AMOUNT.test(text) && numbersOf(text).length >= CROWD,
  );
  if (!one) return [];
  const count = numbersOf(one.text).length;
  return [
    weakness(
      0.25,
      `除了年份，这一句里有 ${count} 个数字。`,
      `Years apart, this sentence holds ${count} figures.`,
      quote(one),
      {
        zh: '7 分的报告会选出其中最重要的两个，说出它们差多少，其余的归类或略去。',
        en: 'A 7 picks the two that matter most, says how far apart they are, and groups or leaves out the rest.',
      },
    ),
  ];
}
