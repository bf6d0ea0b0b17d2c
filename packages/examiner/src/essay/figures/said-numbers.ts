import { inUnit, type Sheet } from './sheet/sheet.ts';
import { isCountOfThings } from './words/counted.ts';

/** The numbers of a sentence that may be values of a figure. */
export type SaidNumber = {
  /** As it stands in the text, with its unit. */
  text: string;
  start: number;
  end: number;
  value: number;
  /** 1,000 for "thousand" and so on; 1 where nothing is said. */
  times: number;
  percent: boolean;
  /** How the writer hedged: the value itself, about it, above it or below it. */
  how: 'exact' | 'about' | 'above' | 'below';
  /** A change, a difference or a ratio, not a value that could be read off. */
  derived: boolean;
  /** "Six times as many", "4-fold". */
  ratio: boolean;
  /** How far a writer may have rounded, as a share: the digits end in noughts. */
  rounded: number;
  /** The word or sign beside it: "kWh", "€", "days". */
  unit: string;
  /** Too large, or too exactly printed, to be a count of something else. */
  large: boolean;
  /** "From 420 to 310 thousand": the unit of the second may be meant for the first. */
  sharedTimes?: number;
};

const TIMES: Record<string, number> = {
  hundred: 1e2,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
};
const NUMBER =
  /(?<![\w.,:-])[€£$¥]?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:\s?(%|per ?cents?\b|percentage points?\b|points?\b)|\s?-?(hundred|thousand|million|billion|bn|m|k)\b)?/gi;
/** Lengths of time, ages, ranks and things that are counted in every report are no values. */
const NO_VALUE_AFTER =
  /^(?:st|nd|rd|th)\b|^\s?(?:-|–)?\s?(?:years?|decades?|months?|weeks?|days?|hours?|minutes?|seconds?|centur\w+)\b|^\s(?:age |different |main |other )?(?:groups?|types?|kinds?|categor\w+|countries|cities|towns|sources|reasons|subjects|charts?|pies?|lines?|bars?|times\b(?= (?:as|more|higher|larger|bigger|the|that|greater|less|lower|what|those)\b))/i;
const ABOUT =
  /\b(?:about|around|approximately|roughly|nearly|almost|some|close to|just (?:over|under)|a little (?:over|under)|slightly (?:over|under|more than|less than)|well over|well under|circa)\s+(?:an?\s+|the\s+)?$/i;
const ABOVE = /\b(?:over|more than|above|at least|no (?:less|fewer|lower) than|exceed\w*|upwards of)\s+$/i;
const BELOW = /\b(?:under|less than|fewer than|below|at most|no (?:more|higher) than)\s+$/i;
const DERIVED_BEFORE =
  /\b(?:(?:ris|rose|increas|grow|grew|climb|expand|gain|jump|leap|soar|surg|fall|fell|drop|declin|decreas|shr[aiu]nk|reduc|cut|slip|dip|los|chang|differ|exceed|outnumber|narrow|widen|lead|led|up|down|went|go|ahead|advanc|improv|higher|lower|more|less|better)\w*\b[^.;]{0,30}\bby(?! (?:19|20)\d\d\b)|(?:rise|increase|growth|gain|jump|fall|drop|decrease|decline|loss|reduction|difference|gap|change|range)(?:e?s)?,? of|lost|gained|added|average of|factor of|(?:largest|biggest|greatest|smallest|sharpest|steepest) (?:increase|rise|growth|gain|jump|fall|drop|decrease|decline|loss|change)(?:,| \(|:| was| is| being))\s+(?:\w+\s+){0,2}$/i;
const DERIVED_AFTER =
  /^\s?(?:more|fewer|less|higher|lower|further|percentage points?|points?|times(?= (?:as|more|higher|larger|bigger|the|that|greater|less|lower|what|those)\b)|-fold|fold)\b/i;

export function saidNumbers(
  text: string,
  masked: (start: number, end: number) => boolean,
  sheet: Pick<Sheet, 'units' | 'wording' | 'rows' | 'columns' | 'things'>,
): SaidNumber[] {
  const { units, wording } = sheet;
  const found = [...text.matchAll(NUMBER)].flatMap((match) => {
    const [whole, digits = '', share, unitOrTimes] = match;
    // "30 m" is a depth where the figure has metres, and thirty million elsewhere.
    const metres = /^m$/i.test(unitOrTimes ?? '') && units.some((one) => /\bm\b|\bmet(?:re|er)s?\b/i.test(one.text));
    const times = metres ? undefined : unitOrTimes;
    const shown = metres ? whole.replace(/\s?m$/i, '') : whole;
    const start = match.index + (shown.length - shown.trimStart().length);
    const bareEnd = match.index + shown.length;
    // "8 and a half", where no unit and no percent stands between.
    const part = share || times ? null : /^(?:\sand a (half|quarter)\b|\s?([½¼]))/i.exec(text.slice(bareEnd));
    const more = part ? (/half|½/i.test(part[0]) ? 0.5 : 0.25) : 0;
    const end = bareEnd + (part?.[0].length ?? 0);
    const before = text.slice(0, start);
    const after = text.slice(end);
    const unit = /[€£$¥°]/.exec(shown)?.[0] ?? /^\s?(°|[a-z]+)/i.exec(after)?.[1] ?? '';
    // Hours are a length of time, unless the figure counts in hours.
    const counted = units.some((one) => inUnit({ unit }, one));
    if (
      masked(start, end) ||
      (NO_VALUE_AFTER.test(after) && !counted) ||
      /^\s?[ap]\.?m\b|^:\d|^\/\d|^\.\d|^[-–]\d/i.test(after)
    )
      return [];
    const value = Number(digits.replaceAll(',', '')) + more;
    const year = /^(?:1[6-9]|20|21)\d\d$/.test(digits) && !share && !times && !/[€£$¥]/.test(shown);
    if (year || /\b(?:aged?|page|number|no\.|task|figure|group)\s$/i.test(before)) return [];
    const bare = !share && !times && !counted;
    if (bare && (wording.includes(value) || (!/[€£$¥]/.test(shown) && isCountOfThings(value, before, after, sheet))))
      return [];
    // Marks are given in points, and no change is meant.
    const marks = units.some(({ text }) => /\b(?:points?|marks?|scores?|stars?)\b/i.test(text));
    const points = /point/i.test(share ?? '') && !marks;
    const isShare = share !== undefined && !/point/i.test(share);
    return [
      {
        text: text.slice(start, end).trim(),
        start,
        end,
        value,
        times: isSmallMoney(unit, units)
          ? 0.01
          : (TIMES[(times ?? (part && /^\s(thousand|million|billion)\b/i.exec(after)?.[1]) ?? '').toLowerCase()] ?? 1),
        percent: isShare,
        how: hedge(before, after),
        derived:
          points || isChange(before, masked) || (DERIVED_AFTER.test(after) && !(marks && /^\s?points?\b/i.test(after))),
        ratio: /^\s?-?(?:times|fold)\b/i.test(after),
        rounded: roundedBy(digits),
        unit,
        large: digits.includes(',') || value >= 100 || times !== undefined || /[€£$¥]/.test(shown),
      },
    ];
  });
  return found.map((number, i) => sharing(text, withUnitOf(text, number, found[i - 1], units), found[i + 1]));
}

/** "60 cents" where the figure counts in dollars. */
const isSmallMoney = (unit: string, units: Sheet['units']) =>
  /^(?:cents?|pence|p)$/i.test(unit) && units.some(({ text }) => /[€£$]/.test(text));

/** "Lost only 2%" is no change where the figure has a column of what was lost. */
function isChange(before: string, masked: (start: number, end: number) => boolean): boolean {
  const match = DERIVED_BEFORE.exec(before);
  return match !== null && !(/^(?:lost|gained|added)\b/i.test(match[0]) && masked(match.index, match.index + 4));
}

/** "17 gigawatt hours in all, whereas the leanest months, with some 13, were": nothing else is counted behind the second. */
const TURNED_TO =
  /^[^;:.()]*,\s(?:while|whereas)\s[^;:.()\d]*,\s(?:with|at)\s(?:(?:just|only|some|about|around|roughly|nearly|almost|a|mere)\s){0,2}$/i;

/** "3.5 kWh against 0.3": the unit is said once. */
function withUnitOf(text: string, number: SaidNumber, last: SaidNumber | undefined, units: Sheet['units']): SaidNumber {
  const counted = (one: SaidNumber) => units.some((unit) => inUnit(one, unit));
  if (!last || number.percent || number.times > 1 || !counted(last) || counted(number)) return number;
  const between = text.slice(last.end, number.start);
  const joins = new RegExp(
    `^\\s?${/[€£$¥]/.test(last.unit) ? '' : last.unit}\\s(?:against|versus|to|and|or|compared with)\\s(?:only |just )?$`,
    'i',
  );
  return (joins.test(between) || TURNED_TO.test(between)) && /^\W*(?:$|[.;,)])/.test(text.slice(number.end))
    ? { ...number, unit: last.unit }
    : number;
}

/** "From 10 to 25 per cent", "420 and 310 thousand": what is said once at the end holds for both. */
function sharing(text: string, number: SaidNumber, next: SaidNumber | undefined): SaidNumber {
  if (!next || number.percent || number.times > 1 || /[€£$¥]/.test(number.unit)) return number;
  if (
    !/^\s*(?:to|and|or|,|-|–)\s*(?:(?:only|just|about|around|over|nearly|almost)\s)?$/i.test(
      text.slice(number.end, next.start),
    )
  )
    return number;
  return { ...number, percent: next.percent, ...(next.times > 1 ? { sharedTimes: next.times } : {}) };
}

/** 8,000 may have been 7,960 and 142,500 may have been 142,460: half of the last digit that is no nought. */
function roundedBy(digits: string): number {
  const noughts = digits.includes('.') ? 0 : (/0*$/.exec(digits.replaceAll(',', ''))?.[0].length ?? 0);
  return noughts ? Math.min(0.035, (10 ** noughts * 0.5) / Number(digits.replaceAll(',', ''))) : 0;
}

function hedge(before: string, after: string): SaidNumber['how'] {
  if (/^\s?or (?:less|fewer|below|under)\b/i.test(after)) return 'below';
  if (/^\s?or (?:more|above|over)\b/i.test(after)) return 'above';
  if (ABOUT.test(before)) return 'about';
  // "Rose to over 40" and "no more than 3": above or below, but near.
  return ABOVE.test(before) ? 'above' : BELOW.test(before) ? 'below' : 'exact';
}
