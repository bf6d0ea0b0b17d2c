import type { Figure } from '../../schema/writing/figure.ts';
import { sentencesOf } from '../../text.ts';
import { type DataSeries, type FigureData, figureData } from './figure-data.ts';

/**
 * Compares the numbers of a Task 1 essay with the figures. A hint, never a mark: it stays silent whenever a number
 * could be a rounding, a sum, a difference or a percentage change of what is shown.
 */
export function essayClaims(figures: Figure[], essay: string, prompt = ''): string[] {
  const data = figureData(figures, prompt);
  if (data.series.length === 0) return [];
  let subject = null as DataSeries | null;
  let last = null as { value: number; of: DataSeries } | null;
  const complaints: string[] = [];
  for (const clause of sentencesOf(essay).flatMap(clausesOf)) {
    complaints.push(...unknownYears(clause, data.years));
    const named = data.series.filter(({ pattern }) => isSubject(pattern, clause));
    const only: DataSeries | null = /\brespectively\b/i.test(clause)
      ? null
      : named.length === 1
        ? named[0]!
        : named.length
          ? null
          : subject;
    for (const spoken of numbersIn(clause, data)) {
      if (spoken.isPoints || spoken.approximate || CHANGE_BY.test(spoken.before)) continue;
      const fault = faultOf(spoken, clause, { only, last, data });
      if (fault) complaints.push(`${fault}: "${clause}"`);
      last = only && holds(only.values, spoken.value) ? { value: spoken.value, of: only } : null;
    }
    if (named.length > 0) subject = named.length === 1 ? named[0]! : null;
  }
  return complaints;
}

type Context = { only: DataSeries | null; last: { value: number; of: DataSeries } | null; data: FigureData };

function faultOf({ value, before }: Spoken, clause: string, { only, last, data }: Context): string | null {
  const worked = COMBINED.test(clause);
  if (!data.series.some(({ values }) => holds(values, value))) {
    return worked && holds(data.derived, value) ? null : `${value} is not in the data`;
  }
  if (!only) return null;
  if (!holds(only.values, value))
    return worked && holds(only.derived, value) ? null : `${value} is not a value of ${only.name}`;
  if (last?.of === only && contradicts(before, last.value, value)) {
    return `${only.name} ${last.value} to ${value} goes the other way`;
  }
  return null;
}

/** Words that announce a number worked out rather than read off. */
const COMBINED =
  /\b(together|combined|total|sum|altogether|between them|both|difference|gap|margin|lead|remaining|remainder|rest|other|average|mean|growth|change)\b/i;

/** "lower than museums" is not about museums. */
const COMPARED =
  /\b(than|as|unlike|overtook|overtaking|behind|ahead of|passed|passing|exceed\w*|surpass\w*|both|that of|those of|with|against)( in| by| for| of)?( the)? ?$/i;

function isSubject(pattern: RegExp, clause: string): boolean {
  const found = pattern.exec(clause);
  return found !== null && !COMPARED.test(clause.slice(0, found.index));
}

const UP =
  /\b(rose|risen|rising|climb(ed|ing)?|grew|growing|increas(ed|ing)|jump(ed|ing)|soar(ed|ing)|doubled|tripled)( \w+){0,2} to( \w+){0,2} ?$/i;
const DOWN =
  /\b(fell|fallen|falling|dropp(ed|ing)|declin(ed|ing)|decreas(ed|ing)|shrank|plung(ed|ing)|halved)( \w+){0,2} to( \w+){0,2} ?$/i;
const CHANGE_BY =
  /\b(by|lost|gained|added|shed|(drop|rise|fall|gain|loss|growth|increase|decrease|decline|gap|difference|change|lead|jump) of)( \w+){0,2} ?$/i;
const ROUGHLY =
  /\b(about|around|roughly|nearly|almost|approximately|over|under|than|some|to|below|above|exceed(ed|ing)?|close to|within)( the)? ?$/i;

const close = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.5, Math.abs(a) * 0.001);
const holds = (values: number[], value: number) => values.some((known) => close(known, value));

function contradicts(before: string, from: number, to: number): boolean {
  return (UP.test(before) && to < from) || (DOWN.test(before) && to > from);
}

const clausesOf = (sentence: string) =>
  sentence.split(
    /,? (?:but|while|whereas|although|compared (?:with|to)|followed by)\b|;|,? and (?=it |this )|, and (?=the |that of )/i,
  );

function unknownYears(clause: string, years: Set<number>): string[] {
  if (years.size === 0) return [];
  return [...clause.matchAll(/(\w+ )?\b((?:19|20)\d\d)s?\b/g)]
    .filter((match) => !match[0].endsWith('s') && !years.has(Number(match[2])) && !ROUGHLY.test(match[1] ?? ''))
    .map((match) => `${match[2]} is not a year of the figure: "${clause}"`);
}

type Spoken = { value: number; before: string; isPoints: boolean; approximate: boolean };

function numbersIn(clause: string, data: FigureData): Spoken[] {
  const { percent, years } = data;
  const found = [
    ...clause.matchAll(
      /(?<![\w.-])[£$€]?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?![\d-])\s*(%|percentage points?|per ?cent|points?|[a-z]+)?/gi,
    ),
  ];
  return found.flatMap((match) => {
    const value = Number(`${match[1]!.replaceAll(',', '')}${match[2] ?? ''}`);
    const unit = match[3]?.toLowerCase() ?? '';
    const before = clause.slice(0, match.index);
    const isPercent = /^(%|per ?cent)/.test(unit);
    if (years.has(value) || (value >= 1900 && value <= 2100 && !isPercent)) return [];
    if (percent && !isPercent && !unit.includes('point')) return [];
    if (/^(times|years?|decades?|months?|weeks?|days?|minutes?|fold|st|nd|rd|th|to|and)$/.test(unit) && !isPercent) {
      if (!/^(to|and)$/.test(unit)) return [];
    }
    return [{ value: scaled(value, data), before, isPoints: unit.includes('point'), approximate: isRough(before) }];
  });
}

/** "to" alone describes a change; it makes a number approximate only as "close to". */
const isRough = (before: string) => ROUGHLY.test(before) && !/(?<!close|closer) to ?$/i.test(before);

/** Data in thousands or millions is often written out in full. */
const scaled = (value: number, { highest }: FigureData): number =>
  [1, 1_000, 1_000_000].map((scale) => value / scale).find((size) => size <= highest * 20) ?? value;
