import { inRange } from './bind/edges.ts';
import type { SaidNumber } from './said-numbers.ts';
import type { Sheet } from './sheet/sheet.ts';
import type { WorkedOut } from './worked-out.ts';

const CHANGE =
  /\b(?:rose|risen|rises|grew|grown|grows|increase[sd]?|climb(?:ed|s)|fell|fallen|falls|drop(?:s|ped)?|decline[sd]?|decrease[sd]?|gain(?:s|ed)|lost|loses|adds|added|adding|losing|gaining|shed|surrendered|ceded|forfeited|(?:gave|given|giving) up|(?:put|putting|took|taken|taking) on|picked up|cost (?:it|them)|(?:rise|increase|growth|gain|jump|fall|drop|decrease|decline|loss|reduction|change)(?:e?s)?,? of|(?:rise|increase|growth|fall|drop|decrease|decline|change)\b[^.;]{0,80}?\bone of)\s+(?:(?:by|about|around|some|only|just|a|nearly|almost|over|more than|less than|between|between [€£$]?[\d.]+%?(?: points?)? and)\s+){0,3}[€£$]?$/i;
const GAP =
  /\b(?:difference|gap|margin|lead|spread|span|range|distance)\b(?:[^.;:,\d]{0,60}|[^.;:,]{0,70} (?:from|of|by)\b[^.;:,]{0,40})$|\b(?:difference|gap|distance)\b[^.;:]{0,90}\bfrom\b[^.;:,]{0,40}$|\blead\b[^.;:,]{0,50},[^.;:,\d]{0,20}$/i;
export const GAP_AFTER =
  /^\s?(?:(?!(?:was|were|is|are|had|and|or|but|while|than|in|of|at|by|to|with|for)\b)[\w°]+\s+){0,2}(?:more|fewer|less|higher|lower|further|extra|behind|ahead|above|below|short of|apart|up on|down on|clear of|warmer|colder|older|younger|longer|shorter|dearer|cheaper|larger|smaller|bigger|greater|taller|deeper|wider|narrower|faster|slower|heavier|lighter|stronger|weaker|better|worse|busier|quieter|drier|wetter|earlier|difference|gap)\b/i;
/** "4,000 tonnes per decade": how fast something changes. */
const RATE = /^(?:\s[a-z]+){0,3}\s(?:per|an?|each|every)\s(?:decade|year|month|week|day|hour)\b/i;
/** "In every five-year step", "with each bar": so much at a time. */
const STEPS = /^[^.;:]{0,40}?\b(?:each|every|per|a (?:year|month|week|day|decade)|on average)\b/i;
/** "When 80 people left", "the biggest fall was between 2005 and 2010, when 80 people …". */
const LEFT =
  /^(?:\s[a-z]+){0,2}\s(?:left|joined|disappeared|(?:were|had been) (?:lost|added|cut|closed|gained)|closed down|moved away)\b/i;
const LARGEST_CHANGE =
  /\b(?:biggest|largest|greatest|sharpest|steepest|smallest|fastest) (?:single )?(?:fall|drop|decline|decrease|loss|rise|increase|growth|gain|jump|change)\b[^;]*$/i;
const BY = /\bby\s+(?:\w+\s+){0,2}[€£$]?$/i;
/** "Coaches were used by 21% and trains by 16%": who did it, and not by how much. */
const PASSIVE =
  /\b(?:used|chosen|named|mentioned|preferred|visited|owned|read|taken|favou?red|selected|liked|bought|watched|cited|practised|played|shared|supported|reported|studied|enjoyed)\s+by\b/i;
const SUM =
  /\b(?:together(?! with)|combined|in all(?! (?:the|of|its|these|those|years?|months?)\b)|altogether|(?:is|are|be|being) added|add(?:ed|ing|s)?(?= (?:up|together|them|these|all|everything)\b)|sums?|in total|as a whole|(?:annual|yearly|weekly|daily) total|the two|the three|all of (?:them|these))\b/i;
const SUM_AFTER =
  /^[^.;,]{0,30}\b(?:together(?! with)|combined|in all(?! (?:the|of|its|these|those|years?|months?)\b)|altogether|in total|(?:on|in|by|for|of|across) (?:all )?the (?:two|three|four|five|six) [a-z]+s)\b/i;
/** A whole that the sentence takes parts of: "of some 250,000 copies sold, nine in ten were on paper". */
const PARTITIVE =
  /(?:(?:^|[,:(])\s*of\s+(?:(?:the|some|these|those|its|their|all|about|around)\s+){1,2}|\bout of\s+(?:\w+\s+)?|\d%?(?: (?:million|thousand|billion))? of (?:the|its|their|these|those|all)\s+(?:(?:some|about|around|roughly|total of)\s+)?[€£$]?)$/i;

/** What the words around a number allow it to be besides a value of the figure. */
export function kindsAllowed(
  text: string,
  number: SaidNumber,
  numbers: SaidNumber[],
  sheet: Sheet,
  listed = LONGEST_LIST,
): WorkedOut[] {
  const own = kindsOf(text, number, sheet);
  // "Between 15,000 and 42,000 short of wind": what the second end is, the first is too.
  const second = numbers.find((one) => one.start >= number.end);
  const ends = second && inRange(text, number) && /^[^.;,]{0,14}\band\b/i.test(text.slice(number.end));
  if (ends) return [...new Set([...own, ...kindsOf(text, second, sheet)])];
  // "Rose by 5% in the first decade, 2% in the second", "lost 4,000 and the East 3,000": the verb is said once.
  const last = numbers.filter((one) => one.end <= number.start).at(-1);
  if (
    own.includes('change') ||
    own.includes('gap') ||
    !last ||
    !listed ||
    VALUE_VERB.test(text.slice(last.end, number.start).replace(/\bcompared with\b/i, ''))
  )
    return own;
  const told = kindsAllowed(text, last, numbers, sheet, listed - 1).filter(
    (kind) => kind === 'change' || kind === 'gap',
  );
  return [...own, ...told];
}

/** Nobody lists more after one verb; a sentence made of numbers must not take a minute. */
const LONGEST_LIST = 8;
const VALUE_VERB =
  /[;:]|\b(?:to|from|at|is|are|was|were|be|been|had|has|have|stood|reach\w*|account\w*|made|makes?|with|hit|while|whereas|but|which|rose|fell|grew|climbed|dropped|increased|decreased|declined)\b/i;

function kindsOf(text: string, { start, end, derived }: SaidNumber, { timed }: Sheet): WorkedOut[] {
  const before = text
    .slice(0, start)
    .replace(/(?<=\d),(?=\d)/g, '')
    .split(/;|\b(?:while|whereas)\b/)
    .at(-1)!;
  const after = text.slice(end);
  const gap =
    GAP.test(before) ||
    GAP_AFTER.test(after) ||
    /\bwithin\s+(?:\w+\s+){0,2}[€£$]?$|\b(?:gap|difference|distance)\b[^;]*\bas (?:wide|large|big|small|narrow|great|much|little) as [€£$]?$/i.test(
      before,
    );
  const change = timed && (CHANGE.test(before) || RATE.test(after)) && !gap;
  const moved = timed && !gap && (LEFT.test(after) || LARGEST_CHANGE.test(before));
  const sum = SUM.test(before) || SUM_AFTER.test(after) || PARTITIVE.test(before);
  const open = derived && !change && !gap;
  return [
    ...(change || gap || open || moved || (timed && BY.test(before) && !PASSIVE.test(before))
      ? ['change' as const]
      : []),
    ...(change && STEPS.test(after) ? ['step' as const] : []),
    ...(gap || open || (BY.test(before) && !PASSIVE.test(before) && !change) ? ['gap' as const] : []),
    ...(sum ? ['sum' as const] : []),
    ...(open ? ['share' as const] : []),
  ];
}
