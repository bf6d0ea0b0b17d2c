import { edgeOf } from '../bind/edges.ts';
import { fits, fitsValue } from '../fits.ts';
import { isMixed } from '../sheet/sheet.ts';
import { isSumOf } from '../worked-out.ts';
import { type Asked, HEDGES, type Refuted } from './asked.ts';

/** A sentence that goes on about what was told before: by a pronoun, or by the movement itself. */
const GOES_ON =
  /^(?:(?:after|having|before|despite)\b(?:[^,;]|,(?=\d)){0,60},\s)?(?:but\s|and\s|however,\s)?(?:it|they|(?:the|this|that|its|their) (?:decline|fall|drop|decrease|rise|increase|growth|climb|recovery|trend|number|figure|share|proportion|percentage|amount|line))\b(?! (?:of|for|in|on|at|between)\b)/i;
const RIGHT_BEFORE = new RegExp(`^,? ${HEDGES}$`, 'i');
/** "Were being delivered", "were still taken": nobody is named who was. */
const DONE =
  /^\s(?:were|was|had been|are|is)\s(?:(?:still|already|being|now|\w+ly)\s){0,2}(?!more\b|less\b|higher\b|lower\b)[a-z]+(?:ed|en|ld|lt|pt|nt|de|wn|ght|read)\b/i;
/** Nothing more that could tell who: the end of the clause, or the end of the time. */
const LAST = /^(?:\sat the (?:end|start|beginning)(?: of the [a-z]+)?)?(?:[.,;]|$)/i;
/** What comes and goes is a change. */
const FLOW =
  /\b(?:added|closed|opened|removed|dropped|replaced|gained|destroyed|cancelled|saved|abandoned|converted)$/i;
const OTHERS =
  /\b(?:others?|rest|remaining|former|latter|together|combined|both|elsewhere|instead|whereas|while|total)\b/i;

/**
 * "The decline gathered pace, and by 2024 a mere 90 were being delivered": what the number counts is told before, so it
 * is a value, at that moment, of what the paragraph has named.
 */
export function elided(asked: Asked): Refuted | null {
  const { text, number, numbers, sheet, mentions, seen } = asked;
  if (!sheet.timed || isMixed(sheet) || sheet.part || !seen.length || mentions.rows.length) return null;
  if (mentions.partials.length || number.derived || number.ratio) return null;
  if (!GOES_ON.test(text) || OTHERS.test(text)) return null;
  const things = sheet.things.filter((one) => one.length > 3).join('|') || '-';
  const counted = new RegExp(`^(?:\\s(?:of (?:the )?)?(?:${things})(?:es|s)?)(?=\\s)`, 'i').exec(
    text.slice(number.end),
  );
  const done = DONE.exec(text.slice(number.end + (counted?.[0].length ?? 0)));
  if (!done || FLOW.test(done[0]) || !LAST.test(text.slice(number.end + (counted?.[0].length ?? 0) + done[0].length)))
    return null;
  const passive = (counted?.[0].length ?? 0) + done[0].length;
  const plain = text.slice(0, number.end) + ' '.repeat(passive) + text.slice(number.end + passive);
  const names = sheet.columns.map(({ name }) => name);
  const column = momentAt(asked, edgeOf(plain, number, numbers, mentions.columns, names));
  if (column === null) return null;
  const known = seen.every((r) => sheet.values[r]![column] !== null);
  const total = sheet.values.reduce((sum, row, r) => sum + (sheet.rows[r]!.total ? 0 : (row[column] ?? 0)), 0);
  const fitting =
    seen.some((r) => fits(number, sheet, r, column)) ||
    isSumOf(number, sheet, seen) ||
    fitsValue(number, total, sheet.units[column]!, sheet.blur);
  return known && !fitting ? { rows: seen, how: 'value' } : null;
}

/** The moment right before the number, or the end of all that the figure shows right behind it. */
function momentAt({ text, number, sheet, mentions }: Asked, edge: 'first' | 'last' | null): number | null {
  if (edge) return edge === 'first' ? 0 : sheet.columns.length - 1;
  const last = mentions.columns.filter((one) => one.end <= number.start).at(-1);
  if (!last || !RIGHT_BEFORE.test(text.slice(last.end, number.start))) return null;
  return /\b(?:in|by|at|on) (?:the year )?$/i.test(text.slice(0, last.start)) ? last.index : null;
}
