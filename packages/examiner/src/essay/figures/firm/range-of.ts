import { inRange } from '../bind/edges.ts';
import { fits } from '../fits.ts';
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
