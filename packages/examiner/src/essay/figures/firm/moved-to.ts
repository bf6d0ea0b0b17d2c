import { fits } from '../fits.ts';
import { GAP_AFTER } from '../kinds-allowed.ts';
import { explained } from '../worked-out.ts';
import { type Asked, allColumns, HEDGES, type Refuted } from './asked.ts';
import { subjectOf } from './subject-of.ts';

/** A value that a verb leads to, or a change that it tells: the subject of the verb is what the number belongs to. */
const UP =
  'rose|risen|rising|grew|grown|growing|climb(?:ed|ing)?|increas(?:ed|ing)|jump(?:ed|ing)?|soar(?:ed|ing)|surg(?:ed|ing)|(?:went|gone|going|crept|edged) (?:back )?up|advanc(?:ed|ing)|gained|recover(?:ed|ing)';
const DOWN =
  'fell|fallen|falling|dropp(?:ed|ing)|declin(?:ed|ing)|decreas(?:ed|ing)|slipp(?:ed|ing)|slid|sank|sunk|sinking|shrank|shrunk|shrinking|dipp(?:ed|ing)|dwindl(?:ed|ing)|plung(?:ed|ing)|plummet(?:ed|ing)|tumbl(?:ed|ing)|slump(?:ed|ing)|eased|easing|(?:went|gone|going|came|come|coming) (?:back )?down';
const OTHER =
  'return(?:ed|ing)|went back|gone back|came back|moved|changed|levell?ed off|amount(?:ed|ing)|doubled|tripled|trebled|quadrupled|halved|doubling|tripling';
const LITTLE = '(?:\\s(?:back|up|down|off|out|again|further|still|by then|\\w+ly|a little|a bit|once more)){0,4}';
const TO = new RegExp(
  `\\b(?:${UP}|${DOWN}|${OTHER})${LITTLE}\\s(?:to|at|no (?:higher|lower|further) than)\\s${HEDGES}$`,
  'i',
);
const AT = new RegExp(
  `\\b(?:reach(?:ed|ing)|hit|touch(?:ed|ing)|peak(?:ed|ing) at|stood at|standing at|end(?:ed|ing)(?: up)? (?:at|with|on)|finish(?:ed|ing) (?:at|with|on)|start(?:ed|ing) (?:at|with|on|from)|began (?:at|with|on)|beginning (?:at|with)|(?:stay|remain)ed at)\\s${HEDGES}$`,
  'i',
);
const BY = new RegExp(`\\b(?:${UP}|${DOWN})${LITTLE}\\sby\\s${HEDGES}$`, 'i');
const BARE = new RegExp(
  `\\b(?:lost|gained|added|shed|losing|gaining|adding|shedding|recovered|regained|surrendered|rose|fell|climbed|dropped)\\s${HEDGES}$`,
  'i',
);

/** "They slipped back to £6 million": no value of theirs. "Fell by 3": no two values of its are so far apart. */
export function movedTo(asked: Asked): Refuted | null {
  const { text, number, sheet } = asked;
  if (!sheet.timed || number.ratio) return null;
  const lead = text.slice(0, startOfList(asked));
  const value = TO.exec(lead) ?? AT.exec(lead);
  const change = value ? null : (BY.exec(lead) ?? BARE.exec(lead));
  const verb = value ?? change;
  if (value && GAP_AFTER.test(text.slice(number.end))) return null;
  if (!verb || /^\s?(?:times|-?fold|places?|positions?)\b/i.test(text.slice(number.end))) return null;
  const rows = subjectOf(asked, verb.index);
  if (!rows?.length || rows.length > 2 || (value && rows.length > 1)) return null;
  const known = rows.every((r) => sheet.values[r]!.every((one) => one !== null));
  const fitting = rows.some(
    (r) =>
      allColumns(sheet).some((c) => fits(number, sheet, r, c)) ||
      (change !== null && explained(number, sheet, ['change', 'step'], r)),
  );
  return known && !fitting ? { rows, how: change ? 'worked' : 'value' } : null;
}

/** "To 380,000 in 2014, 330,000 in 2018 and finally 290,000": where the first of the list begins. */
function startOfList({ text, number, numbers }: Asked): number {
  let { start } = number;
  for (const one of numbers.filter(({ end }) => end <= number.start).reverse()) {
    if (!LIST.test(text.slice(one.end, start)) || one.derived !== number.derived) break;
    start = one.start;
  }
  return start;
}
const LIST =
  /^(?:\s(?!and\b|or\b|to\b|from\b|by\b)[a-z]+){0,2}(?:\s(?:in|by|at|on)\s(?:the\s)?[\w:]+(?:\s(?:decade|year|period|one))?)?(?:,|,?\sand|,?\sthen)(?:\s(?:and|then|finally|eventually|only|just|about|around|nearly|almost|a|further|another|by|to))*\s[€£$¥]?$/i;
