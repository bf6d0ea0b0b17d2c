import { distinct, type Mentions } from './mentions.ts';
import type { SaidNumber } from './said-numbers.ts';
import type { Sheet } from './sheet/sheet.ts';

type Pair = [from: number, to: number];

const OPENS = /^(?:(?:however|but|then|finally|and|so),? )?(?:in|by) (?:the )?$/i;
const CLAUSE = /[;:]|\b(?:but|while|whereas|although|though)\b/i;
/** What stands between a verb and the first moment that is named. */
const between = (text: string, at: number, [first]: Mentions['columns']) =>
  first ? text.slice(Math.min(at, first.end), Math.max(at, first.start)) : '';

/** "After July it rose", "fell until 2010": nothing before, or after, the moment named beside the verb is meant. */
function bounds(text: string, at: number, after: number, columns: Mentions['columns'], last: number): Pair {
  const before = columns.filter((one) => one.end <= at).at(-1);
  const since =
    before &&
    /(?:^|[;.] |, (?:and|but) )(?:but |and |however, )?(?:after|since)\s+$/i.test(text.slice(0, before.start)) &&
    /^,?\s+(?:[a-z]+\s+){1,4}$/i.test(text.slice(before.end, at)) &&
    !CLAUSE.test(text.slice(before.end, at));
  const next = columns.find((one) => one.start >= after);
  const until =
    next &&
    /^\s+(?:\w+ly\s+)?(?:(?:in|on|for|across)\s(?:all|every|each)\s(?:the\s)?[a-z]+\s)?(?:until|till|up to)\s+$/i.test(
      text.slice(after, next.start),
    );
  return [since && before.index < last ? before.index : 0, until && next.index > 0 ? next.index : last];
}

/** The stretches of time a claim can be about. */
export function spansOf(
  text: string,
  at: number,
  after: number,
  sheet: Sheet,
  { columns }: Mentions,
  numbers: SaidNumber[],
  whole: boolean,
): Pair[] {
  const last = sheet.columns.length - 1;
  const every = sheet.columns.flatMap((_, from) =>
    sheet.columns.slice(from + 1).map((_, k): Pair => [from, from + 1 + k]),
  );
  const range = columns.flatMap((one, i): Pair[] => {
    const next = columns[i + 1];
    const joins = next && /^\s*(?:and|to|-|–|until)\s*$/i.test(text.slice(one.end, next.start));
    return joins && /\b(?:from|between)\s+$/i.test(text.slice(0, one.start)) && one.index < next.index
      ? [[one.index, next.index]]
      : [];
  })[0];
  if (range && !CLAUSE.test(between(text, at, columns))) return [range];
  const [least, most] = bounds(text, at, after, columns, last);
  if (least > 0 || most < last) return every.filter(([from, to]) => from >= least && to <= most);
  if (/^\s*(?:\w+ly\s+)?(?:at first|initially|first(?= and then\b))\b/i.test(text.slice(after))) return [[0, 1]];
  if (whole && distinct(columns).length === 0) return [[0, last]];
  // "Rose to 13 million in 2019": it ended there.
  const number = numbers.find((one) => one.start > at && /^[^.;]{0,40}$/.test(text.slice(at, one.start)));
  const end =
    number &&
    columns.find(
      (one) =>
        one.start >= number.end && /^[\s),]*(?:in|at|by)\s+(?:the year )?$/i.test(text.slice(number.end, one.start)),
    );
  const reached =
    number &&
    /\bto\s+(?:\w+\s+){0,2}$/i.test(text.slice(at, number.start)) &&
    !/\bfrom\b/i.test(text.slice(at, number.start));
  // "In 2024 it suddenly rose to 24": the moment may open the sentence as well.
  const opened =
    distinct(columns).length === 1 && OPENS.test(text.slice(0, columns[0]!.start)) && columns[0]!.end <= at
      ? columns[0]
      : undefined;
  const there = end ?? opened;
  if (there && reached && there.index > 0) return every.filter(([, to]) => to === there.index);
  return every;
}
