import type { Both, EssayFigure, FigureCheck } from '../report.ts';
import type { EssayText, Sentence } from '../text/essay-text.ts';
import { quote } from './quote.ts';

/** A figure as named rows of values over the same columns. */
type Sheet = { columns: string[]; rows: { names: string[]; values: (number | null)[] }[] };

/** Compares the numbers and directions in the essay with the chart. Hints for the learner; they change no band. */
export function figureChecks(essay: EssayText, figure: EssayFigure | EssayFigure[] | undefined): FigureCheck[] {
  const sheets = [figure ?? []].flat().flatMap(sheetOf);
  if (!sheets.length) return [];
  return essay.sentences.flatMap((sentence, i) => {
    const before = essay.sentences[i - 1];
    const checks = [...numberChecks(sentence, before, sheets), ...directionChecks(sentence, sheets)];
    return checks.map((check) => ({ ...check, quote: quote(sentence) }));
  });
}

function sheetOf(figure: EssayFigure): Sheet[] {
  if (figure.type === 'line' || figure.type === 'bar') {
    return [
      {
        columns: figure.x.values.map(String),
        rows: figure.series.map((one) => ({ names: [one.name, ...(one.aliases ?? [])], values: one.values })),
      },
    ];
  }
  if (figure.type === 'pie') {
    const columns = figure.pies.map((pie) => pie.name);
    const names = [...new Set(figure.pies.flatMap((pie) => pie.slices.map((slice) => slice.name)))];
    return [
      {
        columns,
        rows: names.map((name) => {
          const slices = figure.pies.map((pie) => pie.slices.find((slice) => slice.name === name));
          return {
            names: [name, ...slices.flatMap((slice) => slice?.aliases ?? [])],
            values: slices.map((slice) => slice?.value ?? null),
          };
        }),
      },
    ];
  }
  if (figure.type === 'table') {
    const number = (cell: string | number) =>
      typeof cell === 'number' ? cell : Number.isNaN(Number.parseFloat(cell)) ? null : Number.parseFloat(cell);
    return [
      {
        columns: figure.head.slice(1),
        rows: figure.rows.map((row) => ({ names: [String(row[0])], values: row.slice(1).map(number) })),
      },
    ];
  }
  return [];
}

const mentioned = (text: string, names: string[]) =>
  names.some((name) => new RegExp(`\\b${literal(name.toLowerCase()).replace(/s$/, 's?')}`).test(text));
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function numberChecks(sentence: Sentence, before: Sentence | undefined, sheets: Sheet[]): Omit<FigureCheck, 'quote'>[] {
  const text = sentence.text.toLowerCase();
  const years = new Set(sheets.flatMap((sheet) => sheet.columns));
  const said = [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(%|percent|per cent|million|billion|thousand)?/g)]
    .map((match) => ({ text: match[0].trim(), value: Number.parseFloat(match[1]!.replace(/,/g, '')), unit: match[2] }))
    .filter(
      ({ text: shown, value, unit }) =>
        Number.isFinite(value) && !years.has(shown) && !(value >= 1900 && value <= 2100 && !unit),
    );
  const exact = exactCheck(text, said, sheets);
  if (exact) return [exact];
  // "It" and "this" refer to what the sentence before named.
  const context = /\b(?:it|they|this|its|their)\b/.test(text) ? `${before?.text.toLowerCase() ?? ''} ${text}` : text;
  return said.flatMap(({ text: shown, value }) => {
    const rows = sheets.flatMap((sheet) => sheet.rows);
    const named = rows.filter((row) => mentioned(context, row.names));
    const fits = (set: Sheet['rows']) =>
      set.some(
        (row) =>
          row.values.some((one) => one !== null && close(one, value)) ||
          differences(row.values).some((one) => close(one, value)),
      );
    if (named.length && fits(named)) return [good(shown)];
    if (!named.length && fits(rows)) return [good(shown)];
    if (!named.length) return [];
    const elsewhere = fits(rows);
    return [wrong(shown, named[0]!.names[0]!, elsewhere)];
  });
}

/** One row, one column, one number: then there is one right value. */
function exactCheck(
  text: string,
  said: { text: string; value: number }[],
  sheets: Sheet[],
): Omit<FigureCheck, 'quote'> | null {
  for (const sheet of sheets) {
    const rows = sheet.rows.filter((row) => mentioned(text, row.names));
    const columns = sheet.columns.flatMap((name, i) =>
      new RegExp(`\\b${literal(name.toLowerCase())}\\b`).test(text) ? [i] : [],
    );
    const [row, column, number] = [rows[0], columns[0], said[0]];
    if (rows.length !== 1 || columns.length !== 1 || said.length !== 1 || !row || column === undefined || !number)
      continue;
    const value = row.values[column];
    if (value == null || /\b(?:by|rise of|increase of|fall of|drop of)\b/.test(text)) continue;
    if (close(value, number.value)) return good(number.text);
    return {
      ok: false,
      comment: both(
        `图中 ${row.names[0]} 在 ${sheet.columns[column]} 是 ${value}，不是 ${number.text}。`,
        `In the figure ${row.names[0]} stands at ${value} in ${sheet.columns[column]}, not ${number.text}.`,
      ),
    };
  }
  return null;
}

const close = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.051 * Math.abs(a), 0.6);
const differences = (values: (number | null)[]) => {
  const known = values.filter((value): value is number => value !== null);
  return known.flatMap((a, i) => known.slice(i + 1).map((b) => Math.abs(a - b)));
};

const good = (shown: string) => ({
  ok: true,
  comment: both(`${shown} 与图中数据一致。`, `${shown} agrees with the figure.`),
});
const wrong = (shown: string, name: string, elsewhere: boolean) => ({
  ok: false,
  comment: elsewhere
    ? both(
        `${shown} 在图中，但不属于 ${name}。检查是不是看错了项目。`,
        `${shown} is in the figure, but not for ${name}. Check the row.`,
      )
    : both(`图中 ${name} 没有 ${shown} 这个值，请核对。`, `The figure has no ${shown} for ${name}. Check the value.`),
});

const UP = /\b(?:increas\w*|rose|rise|rising|rises|grew|grow\w*|climb\w*|soar\w*|went up|jump\w*|surg\w*)\b/;
const DOWN = /\b(?:decreas\w*|fell|fall|falls|falling|drop\w*|declin\w*|went down|plummet\w*|plung\w*|shrank)\b/;

/** Only where the sentence names one row and one direction and the row moves one way. */
function directionChecks(sentence: Sentence, sheets: Sheet[]): Omit<FigureCheck, 'quote'>[] {
  const text = sentence.text.toLowerCase();
  const up = UP.test(text);
  if (up === DOWN.test(text)) return [];
  return sheets.flatMap((sheet): Omit<FigureCheck, 'quote'>[] => {
    const named = sheet.rows.filter((row) => mentioned(text, row.names));
    const values = named[0]?.values.filter((value): value is number => value !== null) ?? [];
    if (named.length !== 1 || values.length < 2) return [];
    const steps = values.slice(1).map((value, i) => Math.sign(value - values[i]!));
    if (new Set(steps.filter((step) => step !== 0)).size !== 1) return [];
    const rises = values.at(-1)! > values[0]!;
    const name = named[0]!.names[0]!;
    if (rises === up)
      return [{ ok: true, comment: both(`${name} 的走向写对了。`, `The direction of ${name} is right.`) }];
    return [
      {
        ok: false,
        comment: both(
          `图中 ${name} 是${rises ? '上升' : '下降'}的，与这句相反。`,
          `In the figure ${name} goes ${rises ? 'up' : 'down'}, the other way round.`,
        ),
      },
    ];
  });
}

const both = (zh: string, en: string): Both => ({ zh, en });
