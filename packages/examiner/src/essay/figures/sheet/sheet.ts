import type { EssayFigure } from '../../report.ts';
import { thingsOf } from '../words/counted.ts';
import { labelPattern } from '../words/labels.ts';
import { calendarForms } from '../words/moments.ts';
import { ageWords } from './age-words.ts';
import { areMoments, isOverTime, turnedChart } from './over-time.ts';
import { namesOf, type PartNames, partOf, partsOf } from './table-parts.ts';

/** A figure as rows of values over columns, with everything an essay may call them. */
export type Sheet = {
  rows: Label[];
  columns: Label[];
  /** One list a row, in the order of the columns. */
  values: (number | null)[][];
  /** One a column: a table may mix euros, shares and counts. */
  units: Unit[];
  /** The columns follow one another in time, so rows can rise and fall. */
  timed: boolean;
  /** Made by `turn`: what was a column is a row. */
  turned?: true;
  /** Numbers in the figure's own words, such as the 65 of "People aged 65 and over", are no values. */
  wording: number[];
  /** What the figure counts, by the stems of its words: "4 regions" are none of it. */
  things: string[];
  /** The chart draws the columns as series and the rows along its axis. */
  swapped?: true;
  /** One part of a table of several: sums may reach into the others. */
  part?: PartNames;
  /** How far from the value a careful reader of the picture may be. Nothing where the numbers are printed. */
  blur: number;
};
export type Label = {
  name: string;
  pattern: RegExp;
  total?: boolean;
  /** A month or a day, which has a capital: "may" and "sun" are words. */
  capital?: boolean;
};
export type Unit = { percent: boolean; scale: number; text: string };

/** Processes and maps hold no numbers to compare. */
export function sheetOf(figure: EssayFigure): Sheet[] {
  if (figure.type === 'line' || figure.type === 'bar') {
    if (isOverTime(figure)) return sheetOf(turnedChart(figure)).map((sheet): Sheet => ({ ...sheet, swapped: true }));
    const unit = unitOf(figure.y?.unit ?? scaleIn(figure.title));
    const highest = figure.y?.max ?? Math.max(...figure.series.flatMap((one) => one.values.map((value) => value ?? 0)));
    return [
      withTotal(
        {
          rows: labels(figure.series.map(({ name, aliases }) => ({ name, aliases: aliases ?? [] }))),
          columns: columnsOf(figure.x.values.map(String)),
          values: figure.series.map((one) => one.values),
          units: figure.x.values.map(() => unit),
          wording: numbersOf(`${figure.title ?? ''} ${figure.y?.label ?? ''} ${figure.y?.unit ?? ''}`),
          things: thingsOf(figure.title, figure.y?.label, figure.y?.unit),
          timed: areMoments(figure.x.values.map(String)),
          blur: 0.02 * highest,
        },
        figure.stacked ? figure.y?.label : undefined,
      ),
    ];
  }
  if (figure.type === 'pie') {
    const names = [...new Set(figure.pies.flatMap((pie) => pie.slices.map((slice) => slice.name)))];
    const slices = names.map((name) => figure.pies.map((pie) => pie.slices.find((slice) => slice.name === name)));
    const unit = unitOf(figure.unit ?? '%');
    return [
      {
        rows: labels(names.map((name, i) => ({ name, aliases: slices[i]!.flatMap((slice) => slice?.aliases ?? []) }))),
        columns: columnsOf(figure.pies.map((pie) => pie.name)),
        values: slices.map((row) => row.map((slice) => slice?.value ?? null)),
        units: figure.pies.map(() => unit),
        wording: numbersOf(figure.title ?? ''),
        things: thingsOf(figure.title, figure.unit),
        timed: areMoments(figure.pies.map((pie) => pie.name)),
        blur: 0,
      },
    ];
  }
  if (figure.type === 'table') {
    const parts = partsOf(figure.head);
    if (parts)
      return parts.flatMap((part) =>
        sheetOf(partOf(figure, part)).map((sheet): Sheet => ({ ...sheet, part: namesOf(parts, part, figure) })),
      );
    const heads = figure.head.slice(1);
    // A unit of the whole table makes its columns alike, whatever they are called.
    const signed = heads.some((head) => /[(%€£$]/.test(head));
    const scale = signed ? '' : scaleIn(figure.title);
    const ofAll = figure.unit ?? (scale || (signed ? '' : shareIn(figure.title)) || undefined);
    return [
      withTotal({
        rows: labels(figure.rows.map((row) => ({ name: String(row[0]), aliases: [] }))),
        columns: columnsOf(heads),
        values: figure.rows.map((row) => heads.map((_, i) => cellValue(row[i + 1]))),
        units: heads.map((head) =>
          unitOf(ofAll && !/[(%€£$]/.test(head) ? ofAll : `${head} ${ofAll ?? scaleIn(figure.title)}`),
        ),
        wording: numbersOf(`${figure.title ?? ''} ${figure.head.join(' ')}`),
        things: thingsOf(figure.title, figure.unit, ...heads),
        timed: areMoments(heads),
        blur: 0,
      }),
    ];
  }
  return [];
}

/** "12,400", "€45", "3.5 %": a cell as people print it. */
function cellValue(cell: string | number | undefined): number | null {
  if (typeof cell === 'number') return cell;
  const digits = /-?\d[\d,]*(?:\.\d+)?/.exec(cell ?? '')?.[0];
  return digits ? Number(digits.replaceAll(',', '')) : null;
}

const numbersOf = (words: string) => (words.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
/** "Books sold (thousands of copies)": the title says what the cells count in. */
const scaleIn = (title = '') =>
  /\b(?:hundreds(?= of)|(?<=\()hundreds|(?:thousand|million|billion)s?)\b/i.exec(title)?.[0] ?? '';

/** "Share of people who take part in four sports (%)". */
const shareIn = (title = '') =>
  /\((?:%|per ?cent|in percentages?|percentages?)[^)]*\)\s*$|^(?:the )?percentages? of\b/i.test(title) ? '%' : '';

function unitOf(text: string): Unit {
  const scale = /\bbillions?\b/i.test(text)
    ? 1e9
    : /\bmillions?\b/i.test(text)
      ? 1e6
      : /\bthousands?\b|\b000s?\b/i.test(text)
        ? 1e3
        : /\bhundreds\b/i.test(text)
          ? 1e2
          : 1;
  return { percent: /%|per ?cent/i.test(text), scale, text };
}

function labels(named: { name: string; aliases: string[] }[]): Label[] {
  const all = named.map(({ name }) => name);
  const ages = ageWords(all);
  return named.map(({ name, aliases }, i) => ({
    name,
    pattern: labelPattern(name, [...aliases, ...ages[i]!], aliases.length ? [] : all.filter((_, k) => k !== i)),
    ...(/^(?:total|all|overall|together|combined)(?![-\w])/i.test(name) ? { total: true } : {}),
  }));
}

const columnsOf = (names: string[]): Label[] => {
  const ages = ageWords(names);
  return names.map((name, i) => {
    const calendar = areMoments(names) ? calendarForms(name) : [];
    const others = names.filter((_, k) => k !== i);
    const pattern = labelPattern(name, [...calendar, ...ages[i]!], others);
    return { name, pattern, ...(calendar.length ? { capital: true } : {}) };
  });
};

/** Amounts of one kind add up; shares and different kinds of things do not. */
function withTotal(sheet: Sheet, stacked?: string): Sheet {
  const sameUnit = sheet.units.every((unit) => unit.text === sheet.units[0]!.text);
  const whole = sheet.values.every((row) => row.every((value) => value !== null));
  if (!whole || sheet.rows.length < 2 || sheet.units[0]!.percent || sheet.rows.some((row) => row.total)) return sheet;
  if (!sameUnit && !sheet.timed) return sheet;
  const sums = sheet.columns.map((_, c) => sheet.values.reduce((sum, row) => sum + row[c]!, 0));
  // The height of a stacked bar is what its axis measures: "overall, income grew".
  const height = stacked && /^[a-z]+$/i.test(stacked) ? `|overall,? ${stacked}` : '';
  const total = {
    name: 'total',
    pattern: new RegExp(
      `\\b(?:(?<!\\b(?:its|their|whose|own) )total|in all(?! (?:the|of|its|these|those|other|two|three|four|five|six|years?|months?|seasons?|regions?|countries|cities|groups?|cases)\\b)|altogether|combined${height})\\b`,
      'gi',
    ),
    total: true,
  };
  return { ...sheet, rows: [...sheet.rows, total], values: [...sheet.values, sums] };
}

const SIGNS: Record<string, string> = { euro: '€', pound: '£', dollar: '$', yuan: '¥', degree: '°' };

/** "3.5 kWh", "€45", "188 days": the word or sign at a number is that of this unit. */
export function inUnit({ unit }: { unit: string }, { text }: Unit): boolean {
  // "People per km²" counts neither people nor kilometres.
  if (/\bper\b/i.test(text.replace(/\bper (?:day|week|month|year|hour)\b/gi, ''))) return false;
  const stem = unit.toLowerCase().replace(/(?<=..)s$/, '');
  if (!stem) return false;
  const lower = text.toLowerCase();
  if (SIGNS[stem] && lower.includes(SIGNS[stem])) return true;
  if (/[^a-z]/.test(stem)) return lower.includes(stem);
  return (lower.match(/[a-z]+/g) ?? []).some((word) => word.replace(/(?<=..)s$/, '') === stem);
}

/** A table of several measures: its columns cannot be added or ranked together. */
export const isMixed = (sheet: Sheet): boolean =>
  sheet.units.some((unit) => unit.text !== sheet.units[0]!.text) && !sheet.timed;

/** Rows for columns. */
export const turn = (sheet: Sheet): Sheet => ({
  ...sheet,
  turned: true,
  rows: sheet.columns,
  columns: sheet.rows.filter((row) => !row.total),
  values: sheet.columns.map((_, c) => sheet.values.filter((_, r) => !sheet.rows[r]!.total).map((row) => row[c]!)),
  units: sheet.rows.map(() => sheet.units[0]!),
});
