import { inRange } from '../bind/edges.ts';
import { fits, fitsValue } from '../fits.ts';
import { distinct } from '../mentions.ts';
import { type Asked, allColumns, type Refuted } from './asked.ts';

const VERB =
  /\b(?:was|were|is|are)\s(?:always\s|constantly\s|only\s)?between\s|\b(?:hover(?:ed|s|ing)|fluctuat(?:ed|ing)|var(?:ied|ying|ies)|mov(?:ed|ing)|lay|lying|stay(?:ed|s)|remain(?:ed|s)|rang(?:ed|ing|es)|kept|left|strayed|departed)\b(?:\s(?!and\b|or\b|by\b)[a-z]+){0,4},?\s(?:between|from|of|in)\s/i;

/** "Dorland hovered between 200 and 210": both ends are values of the row. */
export function rangeOf({ text, number, sheet, mentions, carried }: Asked): Refuted | null {
  const lead = text.slice(0, number.start);
  if (!sheet.timed || number.ratio || number.derived || mentions.partials.length) return null;
  const verb = VERB.exec(lead);
  if (!verb || !inRange(text, number) || /[;:]/.test(lead.slice(verb.index))) return null;
  if (
    /^\s?(?:\w+\s)?(?:more|less|fewer|higher|lower|short|points?|above|below|behind|ahead)\b/i.test(
      text.slice(number.end),
    )
  )
    return null;
  const before = mentions.rows.filter((one) => one.end <= verb.index);
  if (/\b(?:together|combined|others?|rest|both|gap|difference|average|total|all)\b/i.test(lead)) return null;
  const rows = before.length ? distinct(before.filter((one) => !one.aside)) : carried;
  // The last one named is the one that moves; "while" and "but" turn to another that may not be named.
  const row = before.at(-1)?.aside
    ? undefined
    : before.length
      ? before.at(-1)!.index
      : rows.length === 1
        ? rows[0]
        : undefined;
  const turns = /\b(?:while|whereas|but|although)\b/i.test(lead.slice(before.at(-1)?.end ?? 0));
  if (row === undefined || turns || sheet.values[row]!.some((value) => value === null)) return null;
  return allColumns(sheet).some((c) => fits(number, sheet, row, c)) ? null : { rows: [row], how: 'value' };
}

const WITHIN =
  /\b(?:moved|varied|ranged|stayed|remained|kept|was|were)\s(?:only\s|always\s|all the time\s)?(?:within|in)\s(?:the|a|an)\s(?:(?:very\s)?(?:narrow|small|tight|wide|limited)\s)?(?:range|band)\s(?:of|from|between)\s(?:[€£$]?[\d.,]+%?\s(?:to|and)\s)?[€£$]?$/i;
const PARTLY =
  /\b(?:most(?:ly)?|usually|generally|mainly|often|then|later|after\w*|until|before|first|last|except|apart|once|early|end|half|normally|typically|other)\b/i;

/** "Moved within the narrow range of 3 to 6": from the lowest to the highest of the row, where no part of the time is told. */
export function wholeRange({ text, number, numbers, sheet, mentions, carried }: Asked): Refuted | null {
  const lead = text.slice(0, number.start);
  const clause = text.slice(0, number.end + text.slice(number.end).search(/[,;.](?!\d)|$/));
  if (!sheet.timed || sheet.part || number.ratio || mentions.partials.length) return null;
  if (!WITHIN.test(lead) || PARTLY.test(clause)) return null;
  const verb = lead.search(WITHIN);
  if (mentions.columns.some((one) => one.start < clause.length)) return null;
  const before = mentions.rows.filter((one) => one.end <= verb);
  const rows = before.length ? distinct(before) : carried;
  const [row] = rows;
  if (rows.length !== 1 || row === undefined || before.some((one) => one.aside)) return null;
  const at = numbers.indexOf(number);
  const high = /(?:to|and)\s[€£$]?$/.test(lead);
  const other = high ? numbers[at - 1] : numbers[at + 1];
  const values = sheet.values[row]!.filter((value): value is number => value !== null);
  if (!other || other.value === number.value || values.length < sheet.columns.length) return null;
  if (!high && !/^(?:\s[a-z]+)?\s(?:to|and)\s[€£$]?$/i.test(text.slice(number.end, other.start))) return null;
  const end = high ? Math.max(...values) : Math.min(...values);
  return fitsValue(number, end, sheet.units[0]!, 2 * sheet.blur) ? null : { rows: [row], how: 'worked' };
}
