import { fits, fitsValue } from '../fits.ts';
import { distinct } from '../mentions.ts';
import { isMixed } from '../sheet/sheet.ts';
import { type Asked, allColumns, clauseBefore, type Refuted } from './asked.ts';

const THE_OTHERS =
  /^\s*(?:(?:and|for|in|of|among)\s)*the (?:others|(?:other|remaining) (?:(?:two|three|four) )?[a-z]+s)\b/i;
const TOGETHER =
  /\b(?:together|combined|in all|altogether|total|averag\w*|sum|between them|each other|more|less|fewer|than)\b/i;

/** "…, while the other groups spent about 12% on this": one of the others must have it, of what was told of the one. */
export function ofOthers({ text, number, sheet, mentions }: Asked): Refuted | null {
  const clause = clauseBefore(text, number.start);
  if (!THE_OTHERS.test(clause) || TOGETHER.test(text.slice(number.start - clause.length))) return null;
  if (number.derived || number.ratio || isMixed(sheet) || sheet.part || mentions.partials.length) return null;
  if (!number.percent && !number.large) return null;
  const start = number.start - clause.length;
  // Nothing more may be named: "the other groups spent 12% on tours" would tell a row of its own.
  if ([...mentions.rows, ...mentions.columns].some((one) => one.start >= start)) return null;
  const [rows, columns] = [distinct(mentions.rows), distinct(mentions.columns)];
  const [row, column] = [rows[0], columns[0]];
  if (rows.length !== 1 || row === undefined || mentions.rows.some((one) => one.aside)) return null;
  if (sheet.timed ? columns.length > 1 : columns.length !== 1) return null;
  const others = sheet.rows.flatMap((one, r) => (r === row || one.total ? [] : [r]));
  // In time a sentence may move on, and the others are other rows; else they may be other columns of the same row.
  const lists: [number, number][][] = sheet.timed
    ? allColumns(sheet).map((c) => others.map((r): [number, number] => [r, c]))
    : [
        others.map((r): [number, number] => [r, column!]),
        allColumns(sheet).flatMap((c): [number, number][] => (c === column ? [] : [[row, c]])),
      ];
  const value = ([r, c]: [number, number]) => sheet.values[r]![c] ?? 0;
  const unit = sheet.units[column ?? 0]!;
  const fitting = lists.some((list) => {
    const sum = list.reduce((all, cell) => all + value(cell), 0);
    return (
      list.some(([r, c]) => fits(number, sheet, r, c)) ||
      [sum, sum / (list.length || 1)].some((one) => fitsValue(number, one, unit, sheet.blur))
    );
  });
  return fitting ? null : { rows: sheet.timed ? others : [row], how: 'value' };
}
