import { fitsValue } from '../fits.ts';
import { distinct } from '../mentions.ts';
import { explained } from '../worked-out.ts';
import type { Asked, Refuted } from './asked.ts';

/** "Of some 250,000 copies sold", "in all 250,000": a whole of what the sentence names. */
const WHOLE =
  /(?:(?:^|[,:(])\s*of\s+(?:(?:the|some|about|around|roughly|nearly|almost)\s+){0,3}|\b(?:in all|altogether|in total),?\s+(?:(?:some|about|around|roughly|nearly|almost)\s+)?)[€£$]?$/i;

/** More than one part is spoken of: without such a word it may be the whole of the part that the paragraph is about. */
const ACROSS =
  /\b(?:outside|beyond|whatever|whichever|all (?:three |four )?(?:forms?|formats?|kinds?|types?)|in any form)\b/i;
/** What came or went is no whole. */
const CHANGED = /^[^.;,]{0,40}\b(?:lost|added|gained|extra|additional|new|fewer|more|less)\b/i;

/** In a table of several parts the whole of one row is what some or all of its parts come to, in one year or in all. */
export function overParts({ text, number, sheet, mentions }: Asked): Refuted | null {
  if (!sheet.part || number.percent || number.derived || number.ratio || !number.large) return null;
  if (!WHOLE.test(text.slice(0, number.start)) || !ACROSS.test(text)) return null;
  const rows = distinct(mentions.rows);
  const [row] = rows;
  if (rows.length !== 1 || row === undefined || sheet.rows[row]!.total || mentions.partials.length) return null;
  if (mentions.rows.some((one) => one.aside || one.start >= number.end)) return null;
  const wholes = sheet.part.wholes.get(sheet.rows[row]!.name) ?? [];
  if (CHANGED.test(text.slice(number.end)) || explained(number, sheet, ['change'], row)) return null;
  const unit = sheet.units[0]!;
  const total = [...wholes, ...(sheet.part.wholes.get('') ?? [])].some((value) =>
    fitsValue(number, value, unit, sheet.blur),
  );
  return total || !wholes.length ? null : { rows: [row], how: 'worked' };
}
