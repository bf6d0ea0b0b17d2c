import { subjectsOf } from './bind/subject.ts';
import type { ExtremeVerdict } from './check-extremes.ts';
import { distinct, type Mentions } from './mentions.ts';
import { isMixed, type Sheet } from './sheet/sheet.ts';

/**
 * Superlatives that speak of something else than one highest value: places ("the second largest"), groups ("the lowest
 * fees" of two cities), changes and gaps ("the biggest change is crafts"), and ends that are said to differ.
 */
const SIZE = '(highest|largest|biggest|greatest|lowest|smallest|most popular|most common|least popular|least common)';
const RANK = new RegExp(`\\b(?:the )?(second|third|fourth|next)[- ]${SIZE}`, 'gi');
const MOVE =
  /\b(?:the )?(largest|biggest|greatest|sharpest|most (?:significant|dramatic|noticeable|marked)|smallest|slightest|least (?:significant|dramatic))\s+(?:single )?(increase|rise|growth|gain|change|shift|fall|drop|decline|decrease|loss|difference|gap|contrast)\b/gi;
const GROUP =
  /\b(?:the )(?:(two|three) )?(highest|largest|biggest|greatest|lowest|smallest|most popular|most common|least popular|least common) (?:\w+ )?(?:\w+s|countries|cities)\b/gi;
const DIFFERS =
  /\b(?:the )?(highest|largest|biggest|lowest|smallest|most popular|most common|least popular|least common) \w+ (?:is|was) (?:different|not the same) (?:for|in) (?:each|every|all|both|the (?:two|three))\b/gi;
const DENIED = /\b(?:not|n't|never|no longer|one of|among|nearly|almost|joint|former)\s+(?:the\s+)?$/i;
const PLACE: Record<string, number> = { second: 1, third: 2, fourth: 3 };
const isMost = (word: string) => !/lowest|smallest|least|slightest/i.test(word);

export type Asked = { text: string; sheet: Sheet; mentions: Mentions; carried: number[] };
/** Which columns a claim about a row can mean, by the rules of the plain superlatives. */
export type ColumnsOf = (at: number, end: number, row: number) => number[];

export function checkRanks(asked: Asked, columnsOf: ColumnsOf): ExtremeVerdict[] {
  const matches = (pattern: RegExp) =>
    [...asked.text.matchAll(pattern)].filter((match) => !DENIED.test(asked.text.slice(0, match.index)));
  return [
    ...matches(RANK).flatMap((match) => ranked(asked, match, columnsOf)),
    ...matches(GROUP).flatMap((match) => grouped(asked, match, columnsOf)),
    ...matches(MOVE).flatMap((match) => moved(asked, match)),
    ...matches(DIFFERS).flatMap((match) => differing(asked, match)),
  ];
}

/** Rows of a column from the highest down, or from the lowest up. */
function order(sheet: Sheet, column: number, most: boolean): number[] {
  return sheet.rows
    .flatMap((row, r) => (row.total || sheet.values[r]![column] == null ? [] : [r]))
    .sort((a, b) => (sheet.values[b]![column]! - sheet.values[a]![column]!) * (most ? 1 : -1));
}

/** A row that ties with its neighbour may be given either place. */
const holds = (sheet: Sheet, column: number, row: number, places: number[], most: boolean) => {
  const sorted = order(sheet, column, most);
  const own = sheet.values[row]![column];
  return (
    own == null ||
    places.some((place) => {
      const there = sheet.values[sorted[place] ?? -1]?.[column];
      return there != null && Math.abs(there - own) <= sheet.blur;
    })
  );
};

function ranked(asked: Asked, match: RegExpExecArray, columnsOf: ColumnsOf): ExtremeVerdict[] {
  const { text, sheet, mentions } = asked;
  const [at, end] = [match.index, match.index + match[0].length];
  const beside = mentions.rows.filter((one) => one.end <= at).at(-1);
  const apposed = beside && /^,\s*(?:which (?:is|was|were|are)\s+|a distant\s+)?$/i.test(text.slice(beside.end, at));
  const rows = apposed
    ? [beside.index]
    : (after(asked, end) ?? former(asked, at) ?? subjectsOf(text, at, mentions, asked.carried));
  const row = rows?.[0];
  if (rows?.length !== 1 || row === undefined || sheet.rows[row]!.total) return [];
  const most = isMost(match[2]!);
  // "Letters, then leaflets, the next largest": it comes after those the sentence has named.
  const named = new Set(mentions.rows.filter((one) => one.end <= at && one.index !== row).map((one) => one.index)).size;
  const places = [PLACE[match[1]!.toLowerCase()] ?? Math.max(1, named)];
  const columns = columnsOf(at, end, row).filter((column) => order(sheet, column, most).length > places[0]! + 1);
  if (!columns.length) return [];
  const ok = columns.some((column) => holds(sheet, column, row, places, most));
  // What is told beside a wrong one was looked up in the first column alone.
  const told = ok ? columns : columns.slice(0, 1);
  return [{ ok, row, columns: told, most, real: order(sheet, columns[0]!, most)[places[0]!]!, at, kind: 'rank' }];
}

/** "… and what had been the second most popular subject was now the least": the one row the sentence speaks of. */
function former({ text, mentions }: Asked, at: number): number[] | null {
  if (!/\bwhat (?:had (?:once |long )?been|used to be|was once) $/i.test(text.slice(0, at))) return null;
  const rows = distinct(mentions.rows);
  return rows.length === 1 && !mentions.partials.length && mentions.rows.every((one) => !one.aside) ? rows : null;
}

/** "The second largest was housing". */
function after({ text, mentions }: Asked, end: number): number[] | null {
  const next = mentions.rows.find((one) => one.start >= end);
  if (!next || next.aside) return null;
  return /^[^,;.]{0,30}\b(?:is|was|were|are)\s+(?:the\s+)?$/i.test(text.slice(end, next.start)) ? [next.index] : null;
}

/** "Dorvik and Belmere charged the lowest fees": they must be the two lowest, in some column that can be meant. */
function grouped(asked: Asked, match: RegExpExecArray, columnsOf: ColumnsOf): ExtremeVerdict[] {
  const { text, sheet, mentions } = asked;
  const [at, end] = [match.index, match.index + match[0].length];
  const lists = /^\s+(?:were|are)\b/i.test(text.slice(end));
  const rest = text.slice(end).search(/[;]|\b(?:while|whereas|but|although|compared|than)\b/i);
  const listed = mentions.rows.filter((one) => one.start >= end && (rest < 0 || one.start < end + rest) && !one.aside);
  const rows = lists ? distinct(listed) : (subjectsOf(text, at, mentions, asked.carried) ?? []);
  const count = match[1] ? { two: 2, three: 3 }[match[1].toLowerCase()] : undefined;
  if (rows.length < 2 || (count && count !== rows.length) || rows.some((row) => sheet.rows[row]!.total)) return [];
  const most = isMost(match[2]!);
  const places = rows.map((_, i) => i);
  const columns = columnsOf(at, end, rows[0]!).filter((column) => order(sheet, column, most).length > rows.length);
  if (!columns.length) return [];
  const wrong = (column: number) => rows.find((row) => !holds(sheet, column, row, places, most));
  const ok = columns.some((column) => wrong(column) === undefined);
  const row = wrong(columns[0]!) ?? rows[0]!;
  const told = ok ? columns : columns.slice(0, 1);
  return [{ ok, row, columns: told, most, real: order(sheet, columns[0]!, most)[0]!, at, kind: 'group' }];
}

const CHANGE_OF =
  /^\s*(?:(?:is|was|were|are|can be seen|could be seen|is seen|was seen|lay|lies|came|occurred|happened|took place|was recorded)\s+)?(?:(?:in|for|that of|with|by|found in|seen in)\s+)?(?:the\s+)?(?:(?:number|figure|share|percentage|enrolments) (?:of|for|in)\s+)?(?:the\s+)?$/i;

/** The biggest change or gap: true when some way of measuring it makes this row the first. */
function moved(asked: Asked, match: RegExpExecArray): ExtremeVerdict[] {
  const { text, sheet, mentions } = asked;
  if (isMixed(sheet)) return [];
  const [at, end] = [match.index, match.index + match[0].length];
  const gap = /difference|gap|contrast/i.test(match[2]!);
  const turnedRows = gap && !sheet.timed;
  const next = mentions.rows.find((one) => one.start >= end);
  const named = next && !next.aside && CHANGE_OF.test(text.slice(end, next.start)) ? [next.index] : null;
  const told = /\b(?:had|has|saw|showed|shows|experienced|recorded|underwent|enjoyed|made|with)\s+$/i;
  const subject = told.test(text.slice(0, at)) ? subjectsOf(text, at, mentions, asked.carried) : null;
  const rows = named ?? subject;
  const row = rows?.[0];
  if (rows?.length !== 1 || row === undefined || sheet.rows[row]!.total || (!sheet.timed && !turnedRows)) return [];
  const sign = gap || /change|shift/i.test(match[2]!) ? 0 : /fall|drop|decline|decrease|loss/i.test(match[2]!) ? -1 : 1;
  const most = isMost(match[1]!);
  const last = sheet.columns.length - 1;
  const spans = sheet.columns.flatMap((_, a) =>
    sheet.columns.slice(a + 1).map((_, k): [number, number] => [a, a + 1 + k]),
  );
  const change = ([a, b]: [number, number]) => [
    (r: number) => sheet.values[r]![b]! - sheet.values[r]![a]!,
    (r: number) => (sheet.values[r]![b]! - sheet.values[r]![a]!) / (Math.abs(sheet.values[r]![a]!) || 1),
  ];
  const range = (r: number) => Math.max(...sheet.values[r]!.map(Number)) - Math.min(...sheet.values[r]!.map(Number));
  // Named moments or groups leave the pair open; without them the whole is meant, and of a largest change any step.
  const open = mentions.columns.length > 0;
  const ways = gap
    ? [range, ...(open ? spans.flatMap(change) : [])]
    : (open || most ? spans : [[0, last] as [number, number]]).flatMap(change);
  const sized = (value: number) => (sign === 0 ? Math.abs(value) : sign * value);
  const usable = sheet.rows.flatMap((one, r) =>
    one.total || sheet.values[r]!.some((value) => value === null) ? [] : [r],
  );
  // A fall said of a row that rises is another error, and told as such.
  const going = (way: (r: number) => number) => usable.filter((r) => sign === 0 || sized(way(r)) > 0);
  if (!usable.includes(row) || usable.length < 2 || last < 1) return [];
  if (!ways.some((way) => going(way).includes(row))) return [];
  const first = (way: (r: number) => number) =>
    [...going(way)].sort((x, y) => (sized(way(y)) - sized(way(x))) * (most ? 1 : -1));
  const ok = ways.some((way) => {
    const best = first(way)[0];
    return best === undefined || Math.abs(sized(way(best)) - sized(way(row))) < 1e-9;
  });
  return [{ ok, row, columns: [], most, real: first(ways[0]!)[0] ?? row, at, kind: gap ? 'gap' : 'change', sign }];
}

/** "The largest category was different for each group": wrong when one row is the largest everywhere, and else only sure when all differ. */
function differing({ sheet }: Asked, match: RegExpExecArray): ExtremeVerdict[] {
  if (isMixed(sheet) || sheet.columns.length < 2) return [];
  const most = isMost(match[1]!);
  const firsts = sheet.columns.map((_, column) => order(sheet, column, most)[0]);
  const row = firsts[0];
  if (row === undefined) return [];
  const same = firsts.every((one) => one === row);
  if (!same && new Set(firsts).size < firsts.length) return [];
  return [{ ok: !same, row, columns: [], most, real: row, at: match.index, kind: 'differs' }];
}
