import { blank } from '../bind/subject.ts';
import { fits } from '../fits.ts';
import { distinct } from '../mentions.ts';
import { isMixed } from '../sheet/sheet.ts';
import { explained } from '../worked-out.ts';
import type { Asked, Refuted } from './asked.ts';

const AGAINST =
  /\b(?:against|versus|compared with|as opposed to)\s(?:(?:just|only|about|around|some|nearly|almost|a|mere|as much as)\s){0,2}[€£$]?$/i;
const BEHIND = /^\s(?:in|for|on|of|among|by)\s(?:the\s)?$/i;
/** The one that is measured against may be of another moment. */
const ELSEWHEN =
  /\b(?:earlier|before|previous\w*|initial\w*|start|began|outset|beginning|later|after|first|ago|former|once|then|from|end|had been|same)\b/i;

/** "Rose by £9 by 2000, against £2": a change is measured against another. */
const CHANGED = /\b(?:by\s(?:[a-z]+\s)?[€£$]?\d|gain|lost|add|rise|fall|increase|growth|drop|decline|decrease|change)/i;

/** "By 10 p.m. both had sunk to 10%, against 60% in exam weeks": another row, at the moment that is told. */
export function measured({ text, number, sheet, mentions }: Asked): Refuted | null {
  const lead = text.slice(0, number.start);
  const row = mentions.rows.find((one) => one.start >= number.end);
  if (!sheet.timed || isMixed(sheet) || sheet.part || !row || !AGAINST.test(lead)) return null;
  if (number.derived || number.ratio || sheet.rows[row.index]!.total) return null;
  if (!BEHIND.test(text.slice(number.end, row.start)) || !/^[.;]|^$/.test(text.slice(row.end))) return null;
  const clause = Math.max(
    ...[...lead.matchAll(/[;:]|\b(?:but|yet|while|whereas|although)\b/gi)].map(({ index }) => index),
    0,
  );
  const moments = mentions.columns.filter((one) => one.start >= clause && one.end <= number.start);
  const [column] = distinct(moments);
  if (distinct(moments).length !== 1 || column === undefined || ELSEWHEN.test(text.slice(clause))) return null;
  if (mentions.columns.some((one) => one.start >= number.end)) return null;
  // The moment must be told of the whole clause: "by 10 p.m. both had", and not "the level of 2010".
  if (!/\b(?:in|by|at) (?:the year )?$/i.test(text.slice(clause, moments[0]!.start))) return null;
  const value = sheet.values[row.index]![column];
  const verb = blank(text, mentions.columns).slice(clause, number.start);
  if (CHANGED.test(verb) && explained(number, sheet, ['change', 'step'], row.index)) return null;
  return value == null || fits(number, sheet, row.index, column) ? null : { rows: [row.index], how: 'value' };
}
