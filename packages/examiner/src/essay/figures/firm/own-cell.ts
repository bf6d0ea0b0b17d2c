import { following } from '../bind/bind.ts';
import { fits, fitsValue } from '../fits.ts';
import { distinct, type Mention } from '../mentions.ts';
import { inUnit, isMixed } from '../sheet/sheet.ts';
import { type Asked, clauseBefore, type Refuted } from './asked.ts';

const TURNS =
  /\b(?:others?|rest|both|average|than|while|whereas|together|combined|total|all|twice|half|third|quarter|times|rather|instead|between|and|or|not)\b/i;

/** One row and one column are all that a sentence leaves for its number, though words stand between. */
export function ownCell(asked: Asked): Refuted | null {
  const { number, sheet } = asked;
  if (sheet.timed || number.ratio || sheet.part || sheet.rows.some((row) => row.total)) return null;
  const cell = isMixed(sheet) ? byUnit(asked) : number.derived ? null : byNameBehind(asked);
  if (!cell) return null;
  const [row, column] = cell;
  const value = sheet.values[row]![column];
  if (value == null || fits(number, sheet, row, column)) return null;
  return fitsValue(number, value, { ...sheet.units[column]!, percent: number.percent }, sheet.blur)
    ? null
    : { rows: [row], how: 'value' };
}

/** "Dorvik charged only €25, and only 2% of bicycles were lost": the only row, and the only column in per cent. */
function byUnit({ text, number, sheet, mentions, carried }: Asked): [number, number] | null {
  const columns = sheet.units.flatMap((unit, c) =>
    number.percent ? (unit.percent ? [c] : []) : /[€£$¥]/.test(number.unit) && inUnit(number, unit) ? [c] : [],
  );
  const rows = distinct(mentions.rows).length ? distinct(mentions.rows) : carried;
  if (columns.length !== 1 || rows.length !== 1 || mentions.partials.length) return null;
  // "13 points higher" is a gap; "losses of 4%" are a value where a column has them.
  if (/point/i.test(number.text)) return null;
  const before = mentions.rows.filter((one) => one.end <= number.start);
  if (mentions.rows.length && !before.length) return null;
  const lead = text.slice(before.at(-1)?.end ?? 0, number.start);
  return mentions.rows.some((one) => one.aside) || TURNS_AWAY.test(lead) || TURNS_AWAY.test(text.slice(number.end))
    ? null
    : [rows[0]!, columns[0]!];
}
const TURNS_AWAY =
  /\b(?:others?|rest|average|than|while|whereas|compared|against|rather|half|other|more|less)\b|\bbetween\s+\S*$/i;

/** "41% on shopping, against 23% for day visitors": the name right behind, and the only one of the other kind. */
function byNameBehind({ text, number, numbers, mentions }: Asked): [number, number] | null {
  const only = (list: Mention[]) => {
    const named = distinct(list);
    return named.length === 1 && list.some((one) => one.end <= number.start) && list.every((one) => !one.aside)
      ? named[0]!
      : null;
  };
  if (mentions.partials.length || /[;:]|\bwhile\b|\bwhereas\b/.test(text.slice(0, number.start))) return null;
  if (TURNS.test(clauseBefore(text, number.start).replace(/^\s*and\b/, ''))) return null;
  const [row, column] = [
    following(text, number, mentions.rows, numbers),
    following(text, number, mentions.columns, numbers),
  ];
  // "18% of whom play chess or sing in a choir": both may be meant, added.
  const next = numbers.find((one) => one.start >= number.end)?.start ?? text.length;
  const end = Math.min(next, number.end + text.slice(number.end).search(/[,;.:]|$/));
  const several = (list: Mention[]) =>
    distinct(list.filter((one) => one.start >= number.end && one.end <= end)).length > 1;
  if (several(row ? mentions.rows : mentions.columns)) return null;
  if (row?.how === 'one' && !row.weak && !column) {
    const other = only(mentions.columns);
    return other === null ? null : [row.indexes[0]!, other];
  }
  if (column?.how === 'one' && !column.weak && !row) {
    const other = only(mentions.rows);
    return other === null ? null : [other, column.indexes[0]!];
  }
  return null;
}
