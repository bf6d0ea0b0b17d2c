import { quote, quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { bodySentences, kindOf } from '../places.ts';
import { COMPARING } from '../signals.ts';

/** Cohesion of a report: how its figures or steps follow one another. */
export const reportCohesion = (facts: Facts): Point[] =>
  facts.request.task === 2 || isLetter(facts.request)
    ? []
    : [
        ...stepByStep(facts),
        ...oneByOne(facts),
        ...itAgain(facts),
        ...overviewInside(facts),
        ...overviewLast(facts),
        ...numberOfAgain(facts),
      ];

const STEP =
  /^\W*(first(?:ly)?|second(?:ly)?|third(?:ly)?|in the first step|then|next|after (?:that|this)|afterwards|finally|lastly|at the end)(?=,| (?:the|it|they|we|there|this|these|a|an|all)\b(?! (?:to|of)\b))/i;

const PLAIN_STEP = /^\W*(?:then|next|after (?:that|this)|finally)\b/i;

/** Task 1: the sentences are put in order by step words alone. */
function stepByStep(facts: Facts): Point[] {
  const all = bodySentences(facts);
  const steps = all.filter((one) => STEP.test(one.text));
  if (steps.length < 4 || steps.length < 0.3 * all.length) return [];
  const words = [...new Set(steps.map((one) => STEP.exec(one.text)![1]!))].slice(0, 4);
  return [
    weakness(
      0.23,
      `至少有 ${steps.length} 句细节靠 ${words.join('、')} 一类的词排先后。`,
      `At least ${steps.length} sentences of detail are put in order by words like ${words.map((one) => `"${one}"`).join(', ')}.`,
      quote(steps.slice(1).find((one) => PLAIN_STEP.test(one.text)) ?? steps[2]!),
      {
        zh: '7 分的报告会让上一步的结果作下一步的主语，或用 once、before、which 接起来。',
        en: 'A 7 makes the result of one step the subject of the next, or ties them with "once", "before" or "which".',
      },
    ),
  ];
}

/** A word for what the thing before did, or for the thing before itself. */
const SAME_THING =
  /^(?:increases?|rises?|growth|falls?|drops?|declines?|decreases?|trends?|changes?|results?|differences?|gaps?|patterns?|totals?|situation|buildings?|site|area|places?|rest|amounts?|values?|percentages?|proportion|share|rates?|levels?|data|chart|graph|table|map|plan|process|period|peak|year|most|overall|there|as|by|in)$/i;
/** The next thing, named with its article or by itself. */
const NEXT_THING =
  /^(?:the (?!other|same|rest|former|latter|number|figure|first|second|last)[a-z]+|(?!there|nothing|nobody|everything|it|they|this|these|that|he|she|we|you|i\b|all|both|some|most|each)[a-z]+ (?:is|are|was|were|has|have|had)) /i;

/**
 * One thing that "rose", whose "increase" slowed, is no list, nor are "the capital" and "the city". Only names of the
 * figure or of the question are different things for sure, and nothing is said where the sentences compare them ("also" compares nothing).
 */
function areDistinct({ request }: Facts, heads: string[], texts: string[]): boolean {
  const given = new Set(`${request.prompt} ${JSON.stringify(request.figure ?? '')}`.toLowerCase().match(/[a-z]+/g));
  const isNew = (head: string, i: number) => !texts.slice(0, i).some((one) => new RegExp(`\\b${head}`, 'i').test(one));
  return (
    heads.every((head, i) => (given.has(head) || given.has(`${head}s`)) && !SAME_THING.test(head) && isNew(head, i)) &&
    !texts.some((one) => COMPARING.test(one.replace(/\b(?:also|only|still)\b/gi, '')))
  );
}

/** Task 1: one item of the figure a sentence. A process has its order, and the places of a map no names to tell them by. */
function oneByOne(facts: Facts): Point[] {
  if (kindOf(facts.request) !== 'numbers') return [];
  const all = bodySentences(facts);
  const at = all.findIndex((one, i) =>
    [0, 1, 2].every((n) => all[i + n]?.paragraph === one.paragraph && NEXT_THING.test(all[i + n]!.text)),
  );
  if (at < 0) return [];
  const heads = [at, at + 1, at + 2].map((i) => /^(?:the )?([a-z]+)/i.exec(all[i]!.text)![1]!.toLowerCase());
  if (
    !areDistinct(
      facts,
      heads,
      all.slice(at, at + 3).map(({ text }) => text),
    )
  )
    return [];
  const opens = [at, at + 1, at + 2].map((i) => all[i]!.text.split(/\s+/).slice(0, 3).join(' '));
  return [
    weakness(
      0.22,
      `接连三句（${opens.join(' / ')}）各写一样东西，像在逐一列举。`,
      `Three sentences in a row ("${opens.join('", "')}") take one thing each: it reads like a list.`,
      quote(all[at + 1]!),
      {
        zh: '7 分的报告会先归类（哪些高哪些低，或哪些升哪些降），再用 while 或 likewise 把同类的接在一起。',
        en: 'A 7 groups them first (the high and the low, or what rose and what fell) and ties like to like with "while" or "likewise".',
      },
    ),
  ];
}

/**
 * "It is clear that" and "it is hard for" stand for nothing named before, and in "fell until it reached" the word it
 * stands for is at hand.
 */
const STANDS_FOR =
  /(?<!\b(?:until|till|when|before|after|as|where|since|because|although|though|while|if|once|that|than|which) )\bit (?:also |then |still |only |just )?(?:(?:rose|fell|grew|went|reached|stood|increased|decreased|dropped)\b|(?:was|is|has|had|became|will|can|takes?|needs?)\b(?![^.;]*\b(?:that|whether|how|why|when|who|which|where|said|seen|noted|surprise|to [a-z]+|for)\b)(?! (?:clear|evident|obvious|apparent|time|raining|possible)\b))/gi;

/** Task 1: one pronoun for every row of the figure. */
function itAgain({ essay }: Facts): Point[] {
  const places = [...essay.text.matchAll(STANDS_FOR)];
  if (places.length < 5) return [];
  const second = places[1]!;
  return [
    weakness(
      0.21,
      `“it”至少作了 ${places.length} 次主语，这是其中一处。`,
      `"it" is the subject at least ${places.length} times; this is one of them.`,
      quoteAround(essay, { start: second.index, end: second.index + second[0].length }),
      {
        zh: '7 分的报告会轮换：写出项目名，或用 this figure、the latter 指明。',
        en: 'A 7 takes turns: the name of the item, "this figure", "the latter".',
      },
    ),
  ];
}

const OVERVIEW =
  /^\W*(?:overall|in general|generally|as a whole|clearly|it(?:'s| is| can be) (?:clear(?:ly)?|evident|obvious|apparent|seen))\b/i;

/** The overview shares its paragraph with the line that says what the figure is. */
function overviewInside({ structure, essay }: Facts): Point[] {
  const end = structure[0]?.end ?? 0;
  const overview = essay.sentences.find(
    (one, i) => i > 0 && one.start < end && OVERVIEW.test(one.text) && !/\d/.test(one.text),
  );
  if (!overview || structure.length < 2) return [];
  return [
    weakness(
      0.16,
      '概述和引言挤在同一段里，读者不容易找到它。',
      'The overview stands in the same paragraph as the line that introduces the figure, where it is easily missed.',
      quote(overview),
      {
        zh: '7 分的报告会让概述自成一段：从这一句起另起一段。',
        en: 'A 7 gives the overview a paragraph of its own, beginning with this sentence.',
      },
    ),
  ];
}

const LAST_OVERVIEW =
  /^\W*(?:overall|in (?:general|conclusion|summary|short)|to (?:sum up|conclude|summari[sz]e)|all in all)\b/i;

const OF_THE_WHOLE =
  /\b(?:striking|stands? out|features?|trends?|generally?|whole|overall|most|all|both|notabl\w*|noticeabl\w*|noteworthy|obvious\w*|throughout|every|majority)\b/i;

/** What the whole shows is told after all the details. */
function overviewLast({ structure, essay }: Facts): Point[] {
  const last = structure.at(-1);
  const [first] = essay.sentences.filter((one) => one.start >= (last?.start ?? 0));
  if (!last || !first || structure.length < 3 || !LAST_OVERVIEW.test(first.text)) return [];
  // An overview further up needs no sign: only where each sentence there holds a number is none of them one.
  const [opening, ...above] = essay.sentences.filter((one) => one.start < last.start);
  if (/, with\b|\b(?:while|but|although|that|because)\b/i.test(opening?.text ?? '') || /\d/.test(first.text)) return [];
  if (above.some(({ text }) => !/\d/.test(text) || OVERVIEW.test(text) || OF_THE_WHOLE.test(text))) return [];
  return [
    weakness(
      0.2,
      '概述放在全文最后，读者要先读完所有细节才知道图的全貌。',
      'The overview comes last: the reader goes through all the details before learning what the whole shows.',
      quote(first),
      {
        zh: '7 分的报告会把这一段移到引言后面，先说全貌，再写细节。',
        en: 'A 7 moves this paragraph up behind the introduction: the whole first, then the details.',
      },
    ),
  ];
}

const MEASURES = /\bthe (number|percentage|proportion|amount|quantity|rate) of\b/gi;

/** "The number of" before every item. */
function numberOfAgain({ essay }: Facts): Point[] {
  const by = new Map<string, RegExpMatchArray[]>();
  for (const match of essay.text.matchAll(MEASURES))
    by.set(match[1]!.toLowerCase(), [...(by.get(match[1]!.toLowerCase()) ?? []), match]);
  const [word, places] = [...by].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (!word || !places || places.length < 5) return [];
  const third = places[2]!;
  return [
    weakness(
      0.2,
      `“the ${word} of”出现了 ${places.length} 次，这是其中一处。`,
      `"the ${word} of" comes ${places.length} times; this is one of them.`,
      quoteAround(essay, { start: third.index!, end: third.index! + third[0].length }),
      {
        zh: '7 分的报告说过一次以后，就用 the figure、it 或直接用项目名接下去。',
        en: 'Once it is said, a 7 goes on with "the figure", "it" or the name of the item alone.',
      },
    ),
  ];
}
