import type { Told } from './check-numbers.ts';
import { distinct, type Mentions } from './mentions.ts';
import type { Sheet } from './sheet/sheet.ts';

/** Of whom and of which moment or group a superlative speaks. */

const OPENS = /^\W*(?:(?:in|by|at|on|for|during)\s+)?(?:the (?:year|month) (?:of )?)?$/i;
/** Letters between the little word and the name behind it: "for the people who are 55". */
const NEAR = 24;
const FOR =
  /^\s+(?:for|among|with) (?:the )?(?:\w+ )?(?:people|men|women|boys|girls|males|females|adults|children|teenagers|teens|students|pupils|workers|visitors|guests|passengers|customers|users|learners|residents|citizens|generations?)\b/i;

/** "The least popular for young people": of whom it is said. Null where nobody knows the words. */
export function saidOf(text: string, end: number, { rows, columns }: Mentions): number[] | null | undefined {
  const of = FOR.exec(text.slice(end));
  if (!of) return undefined;
  const isNear = (one: { start: number }) => one.start >= end && one.start <= end + of[0].length + NEAR;
  const row = rows.find(isNear);
  return row ? [row.index] : columns.some(isNear) ? undefined : null;
}

const MEASURED_BY =
  /\b(?:th(?:at|ose) of|the same (?:as|with|for)|similar to|compared (?:to|with)|than|unlike)\s+(?:\w+\s+){0,3}$/i;
/** The columns the sentence can mean: the ones named beside the word, else all that are named, else all. */
export function meant(text: string, at: number, end: number, sheet: Sheet, { columns }: Mentions): number[] {
  const all = sheet.columns.map((_, i) => i);
  const usable = columns.filter(
    (one) => !/\b(?:after|before|until|since|from|between|to|and)\s+$/i.test(text.slice(0, one.start)),
  );
  if (!sheet.timed) {
    // "12%, almost the same as that of overnight guests": the others are only a measure, and of whom it is said is open.
    if (columns.length && columns.every((one) => one.start >= end && MEASURED_BY.test(text.slice(end, one.start))))
      return [];
    const near = inClause(text, at, end, columns);
    const named = distinct(near.length ? near : columns);
    return named.length && (near.length || sheet.units.every((unit) => unit.text === sheet.units[0]!.text))
      ? named
      : all;
  }
  const opener = usable.filter(
    (one) => OPENS.test(text.slice(0, one.start)) && !/\b(?:and|but|then)\b/i.test(text.slice(one.end, at)),
  );
  const near = distinct([...inClause(text, at, end, usable), ...opener]);
  // "It fell to 1,900 in 2014 and ended at 700, the lowest of all": a moment of another clause is not the one meant.
  return near.length ? near : all;
}

function inClause(text: string, at: number, end: number, columns: Mentions['columns']): Mentions['columns'] {
  const from = Math.max(...[',', ';', ' and ', ' but ', ' while '].map((mark) => text.slice(0, at).lastIndexOf(mark)));
  const to = text.slice(end).search(/[,;]|\b(?:and|but|while|so|because)\b/);
  return columns.filter((one) => one.start > from && (to < 0 || one.start < end + to));
}

/** "The smallest part was quality of life, only 8%": the number says which column is meant. */
export function ofNumber(text: string, at: number, end: number, row: number, told: Told[]): number[] | null {
  const own = told.filter((one) => one.row === row);
  const after = own.find(
    (one) =>
      one.start >= end &&
      /^(?:[^,;.]{0,24}|[^,;.]{0,45},\s*(?:at|with|only|just|about)\s*(?:\w+\s)?)\W*$/i.test(
        text.slice(end, one.start),
      ),
  );
  const before = own.filter((one) => one.start >= 0 && one.end <= at).at(-1);
  const pointed = before && /^[^;]{0,50}\b(?:it|this|which|they)\b[^;]{0,20}$/i.test(text.slice(before.end, at));
  return after ? [after.column] : pointed ? [before.column] : null;
}
