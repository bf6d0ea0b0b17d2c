import { blank, subjectsOf } from './bind/subject.ts';
import type { Told } from './check-numbers.ts';
import { checkRanks } from './check-ranks.ts';
import { meant, ofNumber, saidOf } from './extreme-of.ts';
import type { Mentions } from './mentions.ts';
import type { Sheet } from './sheet/sheet.ts';
import { isOfSome } from './words/of-some.ts';

/** "The highest", "the least popular": right when it holds in the column meant, or in any that could be. */
export type ExtremeVerdict = {
  ok: boolean;
  row: number;
  column?: number;
  /** All the columns that could be meant. */
  columns: number[];
  most: boolean;
  real: number;
  at: number;
  /** What else than one value is called the highest: a place, a group, a change, a gap, or ends that differ. */
  kind?: 'rank' | 'group' | 'change' | 'gap' | 'differs';
  /** Of a change: whether a rise or a fall was said; 0: either. */
  sign?: -1 | 0 | 1;
};

const KIND =
  '(?:source|reason|cause|item|category|choice|motive|expense|use|form|means|mode|activity|group|subject|part|share|figure|percentage|number|proportion|one)';
const MOST = new RegExp(
  `\\b(?:the |its |by far the )?(?:highest|largest|biggest|greatest|commonest|busiest|number one|(?<=had the |has the )most(?= [a-z]+s\\b)|most (?:popular|common|important|frequent|expensive|significant ${KIND})|(?:main|leading|top|dominant|primary|chief) (?:single )?${KIND})`,
  'gi',
);
const LEAST =
  /\b(?:the |its )?(?:lowest|smallest|quietest|least (?:popular|common|important|frequent|expensive)|(?<=had the |has the )(?:fewest|least)(?= [a-z]+s\b))/gi;
/** The largest change, gap or peak is about something else than the largest value. */
const ABOUT_CHANGE =
  /^\s*(?:single )?(?:increase|rise|growth|gain|change|difference|gap|fall|drop|decline|decrease|contrast|point|level|peak|jump|loss|shift|of (?:these|the) (?:changes?)|feature|trend|two|three|four|countries|cities|sources|reasons|subjects|groups|items|figures|percentages|numbers|fees|shares|changes)\b/i;
const RANKED =
  /\b(?:second|third|fourth|next|one of|among|two|three|not|n't|never|no longer|nearly|almost)\s+(?:the\s+)?$/i;

export function checkExtremes(
  text: string,
  sheet: Sheet,
  mentions: Mentions,
  carried: number[],
  told: Told[],
): ExtremeVerdict[] {
  const said = [
    ...[...text.matchAll(MOST)].map((match) => ({ match, most: true })),
    ...[...text.matchAll(LEAST)].map((match) => ({ match, most: false })),
  ];
  const columnsFor = (at: number, end: number, row: number) =>
    ofNumber(text, at, end, row, told) ?? meant(text, at, end, sheet, mentions);
  const others = checkRanks({ text, sheet, mentions, carried }, columnsFor);
  const plain = said.flatMap(({ match, most }): ExtremeVerdict[] => {
    const [at, end] = [match.index, match.index + match[0].length];
    const after = text.slice(end);
    const pointed = RANKED.test(text.slice(0, at)) ? null : ofPointed(text, at, end, sheet, told, most);
    if (pointed) return [pointed];
    // "54% among the over-65s, their leading activity": the highest of theirs, and of which others is open.
    const ofTheirs = /\b(?:its|their|whose)\s(?:own\s)?$/i.test(text.slice(0, at));
    if (
      ofTheirs ||
      RANKED.test(text.slice(0, at)) ||
      ABOUT_CHANGE.test(after) ||
      /^its\b/i.test(match[0]) ||
      isOfSome(text, at, mentions)
    )
      return [];
    const of = saidOf(text, end, mentions);
    if (of === null) return [];
    // "The lowest is …": what comes first is not the subject.
    const opens = /^\s*(?:(?!(?:and|but|or|while|whereas|so)\b)\w+\s+){0,3}(?:is|was|were|are)\b/i.test(after);
    // "Parasites were the main cause": the subject is a column, whatever the sentence before spoke of.
    const byColumn =
      !sheet.timed &&
      ((mentions.columns.some((one) => one.end <= at) && !mentions.rows.some((one) => one.end <= at)) ||
        mentions.columns.some((one) =>
          /^\s+(?:is|was|were|are|remained|became)\s+(?:by far\s+)?$/i.test(text.slice(one.end, at)),
        ));
    const rows =
      replacing(text, at, mentions) ??
      named(text, end, mentions) ??
      (opens || byColumn ? null : subjectsOf(text, at, mentions, carried));
    const row = rows?.[0];
    if (rows?.length !== 1 || row === undefined || sheet.rows[row]!.total) return [];
    // "… for old people and the least popular for young people": the subject is neither.
    const isAside = (one: { start: number; index: number }) =>
      one.index === row && /\b(?:for|among|with)\s+(?:the\s+)?$/i.test(text.slice(0, one.start));
    if (of && of[0] !== row && mentions.rows.some((one) => one.start < at && isAside(one))) return [];
    const columns = columnsFor(at, end, row);
    if (!columns.length) return [];
    const pronoun = /\b(?:it|this)\s+(?:\w+\s+){0,3}$/i.test(text.slice(0, at));
    const ok =
      columns.some((column) => isExtreme(sheet, row, column, most)) || wholeRow(sheet, row, columns, most, pronoun);
    const column = columns.length === 1 ? { column: columns[0]! } : {};
    return [{ ok, row, ...column, columns, most, real: extremeRow(sheet, columns[0]!, most), at }];
  });
  return [...plain, ...others.filter((one) => !plain.some((other) => other.at === one.at))];
}

/** "Ticket sales had replaced the grant as the largest source": the first of the two. */
function replacing(text: string, at: number, { rows }: Mentions): number[] | null {
  const before = text.slice(0, at);
  const verb = /\b(?:replaced|overtook|overtaken|overtaking|replacing|succeeded)\b(?=[^,;.]*\bas\s+$)/i.exec(before);
  const last = verb && rows.filter((one) => one.end <= verb.index).at(-1);
  return last && !last.aside && /^\s+(?:\w+\s+){0,2}$/.test(text.slice(last.end, verb.index)) ? [last.index] : null;
}

/** "The most popular subject was languages". */
function named(text: string, end: number, { rows, columns }: Mentions): number[] | null {
  const next = rows.find((one) => one.start >= end);
  if (
    !next ||
    next.aside ||
    !/^[^,;.]{0,60}\b(?:is|was|were|are)\s+(?:(?:for|in|of|among|people|adults|aged|those)\s+)*(?:the\s+)?\s*$/i.test(
      blank(text, columns).slice(end, next.start),
    )
  )
    return null;
  return [next.index];
}

/**
 * "12,400, which was the smallest number", "reached its lowest point, 50%": the word speaks of this very value. It is
 * wrong when the value is an end of nothing: not of its column, not of its row, not of the whole.
 */
function ofPointed(
  text: string,
  at: number,
  end: number,
  sheet: Sheet,
  told: Told[],
  most: boolean,
): ExtremeVerdict | null {
  const before = told.filter((one) => one.end <= at).at(-1);
  const behind =
    before &&
    (BEHIND.test(text.slice(before.end, at)) ||
      (/^, $/.test(text.slice(before.end, at)) && OF_FIGURE.test(text.slice(end))) ||
      (/^, (?:was|were|is|are) (?:by far )?$/i.test(text.slice(before.end, at)) &&
        /\bwith\s+(?:about\s|only\s|just\s)?[€£$]?$/i.test(text.slice(0, before.start))) ||
      (/^(?: [a-z]+)? (?:is|was) (?:by far )?$/i.test(text.slice(before.end, at)) &&
        /\bwhose\s+[€£$]?$/i.test(text.slice(0, before.start))));
  const after = told.find((one) => one.start >= end);
  const ahead =
    after &&
    (/^its?\b/i.test(text.slice(at)) || /\b(?:reach\w*|hit) $/i.test(text.slice(0, at))) &&
    /^ (?:point|level),? (?:at |of )?$/i.test(text.slice(end, after.start));
  const cell = behind ? before : ahead ? after : undefined;
  if (!cell || /^\s*(?:increase|rise|growth|change|difference|gap|fall|drop|decline)\b/i.test(text.slice(end)))
    return null;
  const { row, column } = cell;
  const own = sheet.values[row]?.[column];
  if (own == null || sheet.rows[row]!.total) return null;
  const ends = (values: (number | null)[]) => {
    const given = values.filter((value): value is number => value !== null);
    // One pie alone has no first and last of a row.
    if (given.length < 2) return false;
    return most ? own >= Math.max(...given) - sheet.blur : own <= Math.min(...given) + sheet.blur;
  };
  const alike = sheet.units.every((unit) => unit.text === sheet.units[0]!.text);
  // "Its lowest point" is that of its own row, whatever the others have there.
  const ok =
    ahead && sheet.timed
      ? ends(sheet.values[row]!)
      : isExtreme(sheet, row, column, most) ||
        (alike && !OF_ALL.test(text.slice(end)) && (ends(sheet.values[row]!) || ends(sheet.values.flat())));
  return { ok, row, column, columns: [column], most, real: extremeRow(sheet, column, most), at };
}

const BEHIND =
  /^(?:[^,;.\d]{0,24}|[^,;.\d]{0,8} (?:\d{4}|\d{1,2}:\d\d)),? (?:which|it|and (?:it|this|that)|this) (?:is|was|are|were) (?:by far )?(?:the )?$/i;
/** "5%, the lowest figure in either chart". */
const OF_FIGURE =
  /^ (?:figure|number|level|value|share|percentage|proportion|mark|amount|one)?,? ?(?:(?:in|of|on) (?:the|either|both|this|all) (?:chart|charts|graph|table|figure|period|year|pies?|whole|all)|of all|recorded|shown)\b/i;

/** "The lowest of the three": among the rows, and not along its own. */
const OF_ALL = /^\s+of (?:the|all) (?:two|three|four|five|six|\d)\b/i;

const known = (sheet: Sheet, column: number) =>
  sheet.rows.flatMap((row, r) => {
    const value = sheet.values[r]![column];
    return row.total || value == null ? [] : [{ r, value }];
  });

function isExtreme(sheet: Sheet, row: number, column: number, most: boolean): boolean {
  const own = sheet.values[row]![column];
  if (own == null) return true;
  const values = known(sheet, column).map(({ value }) => value);
  return most ? own >= Math.max(...values) - sheet.blur : own <= Math.min(...values) + sheet.blur;
}

/** In time a row has its own highest: "2012 was the highest for leaflets"; and so has an "it" among groups. */
function wholeRow(sheet: Sheet, row: number, columns: number[], most: boolean, pronoun: boolean): boolean {
  const given = sheet.values[row]!.filter((value) => value !== null);
  if (
    !(sheet.timed || sheet.turned || pronoun) ||
    columns.length === sheet.columns.length ||
    given.length < 2 ||
    sheet.units.some((unit) => unit.text !== sheet.units[0]!.text)
  )
    return false;
  const values = sheet.values[row]!.filter((value): value is number => value !== null);
  return columns.some((column) => {
    const own = sheet.values[row]![column];
    return own == null || (most ? own >= Math.max(...values) : own <= Math.min(...values));
  });
}

function extremeRow(sheet: Sheet, column: number, most: boolean): number {
  const sorted = known(sheet, column).sort((a, b) => b.value - a.value);
  return (most ? sorted[0] : sorted.at(-1))?.r ?? 0;
}
