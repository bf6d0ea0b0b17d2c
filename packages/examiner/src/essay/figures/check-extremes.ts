import { distinct, type Mentions } from './mentions.ts';
import type { Sheet } from './sheet.ts';
import { subjectsOf } from './subject.ts';

/** "The highest", "the least popular": right when it holds in the column meant, or in any that could be. */
export type ExtremeVerdict = { ok: boolean; row: number; column?: number; most: boolean; real: number; at: number };

const KIND =
  '(?:source|reason|cause|item|category|choice|motive|expense|use|form|means|mode|activity|group|subject|part|share|figure|percentage|number|proportion|one)';
const MOST = new RegExp(
  `\\b(?:the |its |by far the )?(?:highest|largest|biggest|greatest|commonest|busiest|number one|most (?:popular|common|important|frequent|expensive|significant ${KIND})|(?:main|leading|top|dominant|primary|chief) (?:single )?${KIND})`,
  'gi',
);
const LEAST = /\b(?:the |its )?(?:lowest|smallest|least (?:popular|common|important|frequent|expensive)|fewest)/gi;
/** The largest change, gap or peak is about something else than the largest value. */
const ABOUT_CHANGE =
  /^\s*(?:single )?(?:increase|rise|growth|gain|change|difference|gap|fall|drop|decline|decrease|contrast|point|level|peak|jump|loss|shift|of (?:these|the) (?:changes?)|feature|trend|two|three|four|countries|cities|sources|reasons|subjects|groups|items|figures|percentages|numbers|fees|shares|changes)\b/i;
const RANKED =
  /\b(?:second|third|fourth|next|one of|among|two|three|not|n't|never|no longer|nearly|almost|were)\s+(?:the\s+)?$/i;

export function checkExtremes(text: string, sheet: Sheet, mentions: Mentions, carried: number[]): ExtremeVerdict[] {
  const said = [
    ...[...text.matchAll(MOST)].map((match) => ({ match, most: true })),
    ...[...text.matchAll(LEAST)].map((match) => ({ match, most: false })),
  ];
  return said.flatMap(({ match, most }): ExtremeVerdict[] => {
    const [at, end] = [match.index, match.index + match[0].length];
    const after = text.slice(end);
    if (RANKED.test(text.slice(0, at)) || ABOUT_CHANGE.test(after) || /^its\b/i.test(match[0])) return [];
    const rows = named(text, end, mentions) ?? subjectsOf(text, at, mentions, carried);
    const row = rows?.[0];
    if (rows?.length !== 1 || row === undefined || sheet.rows[row]!.total) return [];
    const columns = meant(text, at, end, sheet, mentions);
    if (!columns.length) return [];
    const ok = columns.some((column) => isExtreme(sheet, row, column, most)) || wholeRow(sheet, row, columns, most);
    const column = columns.length === 1 ? { column: columns[0]! } : {};
    return [{ ok, row, ...column, most, real: extremeRow(sheet, columns[0]!, most), at }];
  });
}

/** "The most popular subject was languages". */
function named(text: string, end: number, { rows }: Mentions): number[] | null {
  const next = rows.find((one) => one.start >= end);
  if (
    !next ||
    next.aside ||
    !/^[^,;.]{0,40}\b(?:is|was|were|are)\s+(?:for\s+|in\s+)?(?:the\s+)?$/i.test(text.slice(end, next.start))
  )
    return null;
  return [next.index];
}

/** The columns the sentence can mean: the ones named beside the word, else all that are named, else all. */
function meant(text: string, at: number, end: number, sheet: Sheet, { columns }: Mentions): number[] {
  const all = sheet.columns.map((_, i) => i);
  const usable = columns.filter(
    (one) => !/\b(?:after|before|until|since|from|between|to|and)\s+$/i.test(text.slice(0, one.start)),
  );
  if (!sheet.timed) {
    const from = Math.max(
      ...[',', ';', ' and ', ' but ', ' while '].map((mark) => text.slice(0, at).lastIndexOf(mark)),
    );
    const to = text.slice(end).search(/[,;]|\b(?:and|but|while)\b/);
    const near = columns.filter((one) => one.start > from && (to < 0 || one.start < end + to));
    const named = distinct(near.length ? near : columns);
    return named.length && (near.length || sheet.units.every((unit) => unit.text === sheet.units[0]!.text))
      ? named
      : all;
  }
  if (columns.length && !usable.length) return all;
  return usable.length ? distinct(usable) : all;
}

const known = (sheet: Sheet, column: number) =>
  sheet.rows.flatMap((row, r) => {
    const value = sheet.values[r]![column];
    return row.total || value == null ? [] : [{ r, value }];
  });

function isExtreme(sheet: Sheet, row: number, column: number, most: boolean): boolean {
  const own = sheet.values[row]![column];
  if (own == null) return true;
  const values = known(sheet, column).map(({ value }) => value);
  return most ? own >= Math.max(...values) - sheet.blur : own <= Math.min(...values) + sheet.blur;
}

/** In one row of a chart: "2012 was the highest for leaflets", "nature work was the most popular with the young". */
function wholeRow(sheet: Sheet, row: number, columns: number[], most: boolean): boolean {
  if (columns.length !== 1 || sheet.units.some((unit) => unit.text !== sheet.units[0]!.text)) return false;
  const values = sheet.values[row]!.filter((value): value is number => value !== null);
  const own = sheet.values[row]![columns[0]!];
  return own == null || (most ? own >= Math.max(...values) : own <= Math.min(...values));
}

function extremeRow(sheet: Sheet, column: number, most: boolean): number {
  const sorted = known(sheet, column).sort((a, b) => b.value - a.value);
  return (most ? sorted[0] : sorted.at(-1))?.r ?? 0;
}
