import { distinct } from '../mentions.ts';
import { explained } from '../worked-out.ts';
import { type Asked, HEDGES, type Refuted } from './asked.ts';

const THAN_BEFORE =
  /^(?:\s(?!and\b|or\b|to\b|in\b|at\b)[a-z]+)?\s(?:(?:more|fewer|less|higher|lower|greater|larger|smaller|dearer|cheaper)\s(?:[a-z]+\s)?than|above|below|short of|up on|down on)\s(?:it (?:was|had been)\s|they (?:were|had been)\s)?(?:(?:at|in) the (?:start|beginning|outset|first year)\b|(?:its|their) (?:starting|first|original|initial|former)\b|before\b|(?:\w+ )?(?:years|decades?|months) (?:before|earlier)\b)/i;
const CHANGE_OF = new RegExp(
  `\\b(?:rise|increase|growth|gain|jump|fall|drop|decline|decrease|loss|reduction)(?:e?s)?,? (?:\\w+ )?of\\s${HEDGES}$`,
  'i',
);

/** "120,000 more than at the start", "with the sharpest growth, of 140 million": a change of the row spoken of. */
export function sinceStart({ text, number, sheet, mentions, carried }: Asked): Refuted | null {
  if (!sheet.timed || number.ratio || mentions.partials.length) return null;
  const lead = text.slice(0, number.start);
  if (!THAN_BEFORE.test(text.slice(number.end)) && !CHANGE_OF.test(lead)) return null;
  if (/\b(?:others?|rest|average|together|combined|in all|gap|difference|both|each|all)\b/i.test(lead)) return null;
  const before = mentions.rows.filter((one) => one.end <= number.start);
  const named = distinct(before);
  const rows = named.length ? named : carried;
  if (rows.length !== 1 || before.some((one) => one.aside)) return null;
  // Without a name before it the change may be that of one named behind.
  if (!named.length && mentions.rows.length) return null;
  const [row] = rows;
  if (sheet.values[row!]!.some((value) => value === null)) return null;
  return explained(number, sheet, ['change', 'step'], row) ? null : { rows, how: 'worked' };
}
