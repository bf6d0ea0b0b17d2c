import { isPlain } from '../bind/plain-words.ts';
import { fitsValue } from '../fits.ts';
import { distinct, type Mention } from '../mentions.ts';
import { isMixed } from '../sheet/sheet.ts';
import { type Asked, allColumns, clauseBefore, momentOf, type Refuted } from './asked.ts';

const OF = '(?:(?:in|on|at|for|from|by|of|that|those|the|figure|figures|number|share|percentage|level)\\s+){0,4}$';
/** "30,000 behind football", "9 million more than Lowdon", "17 points higher than that for desktops", "7% more than in Penvale". */
const AGAINST = new RegExp(
  `^\\s?(?:(?!(?:and|or|but|to|in|at|by|for|of|while|was|were|is|are|with)\\b)[\\w°]+\\s+){0,2}?(?:(?:behind|above|below|ahead of|short of|clear of)|(?:more|fewer|less|higher|lower|greater|larger|smaller|longer|shorter|dearer|cheaper)\\s+(?:[a-z]+\\s+){0,2}?than)\\s+${OF}`,
  'i',
);
/** "Only 30,000 behind in 2020": who is left behind is told before; and sums or others are no one row. */
const OPEN =
  /\b(?:together|combined|in all|altogether|others?|rest|both|all|average|total|each|either|neither|former|latter|any|sum)\b/i;
const LATER = /\b(?:earlier|before|previous\w*|later|initial\w*|had had|had been|ago|start\w*|first|last|then)\b/i;

/**
 * A gap to something named must be one that a row of this sentence has to it, in some column. Null where the sentence
 * names no such pair.
 */
export function isNamedGap(asked: Asked): 'fits' | Refuted | null {
  const { text, number, sheet, mentions } = asked;
  if (number.ratio) return null;
  const reaches = (one: Mention | undefined): one is Mention =>
    one !== undefined && one.start >= number.end && AGAINST.test(text.slice(number.end, one.start));
  const row = mentions.rows.find((one) => one.start >= number.end);
  if (reaches(row)) return toRow(asked, row);
  const column = mentions.columns.find((one) => one.start >= number.end);
  if (!reaches(column) || sheet.rows.some(({ total }) => total && !sheet.timed)) return null;
  return toColumn(asked, column);
}

/** The rows that may be the other side: all that the sentence names before, and what its pronouns carry on. */
function others({ text, number, numbers, mentions, carried, seen }: Asked, second?: number): number[] | null {
  const before = mentions.rows.filter((one) => one.end <= number.start);
  const lead = text.slice(0, number.start);
  if (OPEN.test(lead.split(/[;:]|\b(?:while|whereas)\b/i).at(-1)!)) return null;
  const first = before.at(-1);
  const named = distinct(before);
  const single = named.length === 1 && !first!.aside && !PRONOUN.test(text.slice(first!.end, number.start));
  if (single && isPlain(text, first!.end, number.start, mentions, numbers)) return named;
  const pronoun = PRONOUN.test(lead);
  if (!pronoun && !named.length) return null;
  if (pronoun && !named.length && !carried.length) return null;
  const rows = [...new Set([...named, ...carried, ...(pronoun ? seen : [])])].filter((one) => one !== second);
  return rows.length ? rows : null;
}
const PRONOUN = /\b(?:it|its|they|their|them|which|that|this|these|who)\b/i;

function toRow(asked: Asked, second: Mention): 'fits' | Refuted | null {
  const { text, number, sheet } = asked;
  const behind = text.slice(second.end);
  // Another moment or another name may be named for the second.
  const next = asked.mentions.rows.find((one) => one.start >= second.end);
  const joined = next && /^\s*(?:,|and|or|, and)\s+(?:the\s+)?$/i.test(text.slice(second.end, next.start));
  if (joined || /^\s*(?:had|was|were|did|has|is|together|,? which|'s?)\b/i.test(behind)) return null;
  if (
    /^\s+(?:in|at|by)\b/i.test(behind) &&
    !/^\s+(?:(?:in|at|by) \w+|at the (?:end|start|beginning|outset)|by then)(?=[,.;]|$)/i.test(behind)
  )
    return null;
  const rows = others(asked, second.index);
  if (!rows || rows.includes(second.index)) return null;
  const around = text.slice(number.start - clauseBefore(text, number.start).length);
  const across =
    LATER.test(around.replace(/\bat the (?:end|start|beginning|outset)\b/i, '')) ||
    distinct(asked.mentions.columns).length > 1;
  const columns = momentOf(asked) ?? allColumns(sheet);
  const fitting = rows.some((r) =>
    columns.some((c) =>
      (across && sheet.timed ? columns : [c]).some((d) =>
        isGap(asked, sheet.values[r]![c], sheet.values[second.index]![d], c),
      ),
    ),
  );
  if (fitting) return 'fits';
  const known = rows.every((r) => columns.some((c) => sheet.values[r]![c] != null));
  return known && !number.sharedTimes ? { rows: [...rows, second.index], how: 'worked' } : null;
}

function toColumn(asked: Asked, second: Mention): 'fits' | Refuted | null {
  const { text, sheet } = asked;
  if (isMixed(sheet) || /^\s*(?:and|or|to|-|–)\b/i.test(text.slice(second.end))) return null;
  const rows = others(asked);
  if (!rows) return null;
  const fitting = rows.some((r) =>
    allColumns(sheet).some((c) => isGap(asked, sheet.values[r]![c], sheet.values[r]![second.index], c)),
  );
  return fitting ? 'fits' : { rows, how: 'worked' };
}

function isGap({ number, sheet }: Asked, a: number | null | undefined, b: number | null | undefined, column: number) {
  if (a == null || b == null) return true;
  const unit = sheet.units[column]!;
  const loose = { ...number, how: number.how === 'exact' ? ('exact' as const) : ('about' as const) };
  if (isMixed(sheet) && unit.percent !== number.percent && !/point/.test(number.text)) return false;
  // Two values read off a picture may each be a little out.
  if (fitsValue(loose, Math.abs(a - b), { ...unit, percent: false }, 2 * sheet.blur)) return true;
  if (Math.abs(Math.abs(a - b) - number.value * number.times) <= 2 * sheet.blur) return true;
  const rate = (100 * Math.abs(a - b)) / (Math.min(a, b) || 1);
  const other = (100 * Math.abs(a - b)) / (Math.max(a, b) || 1);
  return number.percent && [rate, other].some((one) => Math.abs(one - number.value) <= Math.max(1, 0.12 * one));
}
