import { fits } from '../fits.ts';
import { distinct } from '../mentions.ts';
import { type Asked, allColumns, type Refuted } from './asked.ts';

const SIZE = '(highest|largest|biggest|greatest|lowest|smallest)';
const NOUN =
  '(?: (?:one|part|share|figure|percentage|number|proportion|item|group|category|slice|expense|source|of all|of the (?:three|four|five|six)))?';
const HEDGE = '(?:(?:just|only|about|around|some|nearly|almost|a|mere)\\s){0,2}[€£$]?';
/** "Was the smallest one, just 7%", "was the smallest with 12%". */
const BEHIND = new RegExp(`\\b(?:was|were|is|are) the ${SIZE}${NOUN}(?:,? (?:with|at)|,) ${HEDGE}$`, 'i');
/** "With about 40,000, were the smallest of all". */
const AHEAD = new RegExp(`^,? (?:was|were|is|are) the ${SIZE}${NOUN}(?=[.,;]|$)`, 'i');
const WITH = new RegExp(`(?:^|,)\\s?(?:at|with) ${HEDGE}$`, 'i');

/** The smallest of some only, or nearly so, or a place after the first. */
const OF_SOME =
  /^(?:after|behind|next to|of|among)\b|\b(?:second|third|fourth|next|one of|not|never|nearly|almost|combined|together|among|except|apart|aside|leaving|excluding|besides|without|others?|remaining|rest|these|those|only)\b(?! [€£$]?\d)/i;

/** A number put beside "the smallest" must be the smallest of something: of a group, of a moment, of its own row. */
export function rankedValue(asked: Asked): Refuted | null {
  const { text, number, sheet, mentions, carried } = asked;
  if (sheet.part || number.derived || number.ratio) return null;
  const lead = text.slice(0, number.start);
  const behind = BEHIND.exec(lead);
  const ahead = WITH.test(lead) ? AHEAD.exec(text.slice(number.end)) : null;
  const size = behind?.[1] ?? ahead?.[1];
  if (!size || OF_SOME.test(text)) return null;
  const least = /lowest|smallest/i.test(size);
  const before = mentions.rows.filter((one) => one.end <= number.start && !one.aside);
  const named = before.length ? distinct(before) : carried;
  const parts = sheet.rows.flatMap((row, r) => (row.total ? [] : [r]));
  const rows = named.length === 1 && !mentions.partials.length ? named : parts;
  const ends = (values: (number | null | undefined)[], own: number) => {
    const given = values.filter((value): value is number => value != null);
    return least ? own <= Math.min(...given) + sheet.blur : own >= Math.max(...given) - sheet.blur;
  };
  const alike = sheet.units.every((unit) => unit.text === sheet.units[0]!.text);
  const isEnd = (r: number, c: number) => {
    const own = sheet.values[r]![c];
    if (own == null) return false;
    return (
      ends(
        parts.map((one) => sheet.values[one]![c]),
        own,
      ) ||
      (alike && ends(sheet.values[r]!, own))
    );
  };
  const places = rows.flatMap((r) => allColumns(sheet).map((c): [number, number] => [r, c]));
  const fitting = places.filter(([r, c]) => fits(number, sheet, r, c));
  // Where the row is an end nowhere, its rank is wrong and not its number.
  const ranked = places.some(([r, c]) => isEnd(r, c));
  if (!fitting.length || !ranked || fitting.some(([r, c]) => isEnd(r, c))) return null;
  return { rows: [...new Set(fitting.map(([r]) => r))], how: 'worked' };
}
