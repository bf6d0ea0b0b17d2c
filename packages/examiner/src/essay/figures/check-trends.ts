import { otherOfTwo } from './bind/other-of-two.ts';
import { subjectsOf } from './bind/subject.ts';
import { againstOrder } from './bind/trend-order.ts';
import type { Told } from './check-numbers.ts';
import type { Mentions } from './mentions.ts';
import type { SaidNumber } from './said-numbers.ts';
import type { Sheet } from './sheet/sheet.ts';
import { spansOf } from './trend-spans.ts';
import { DOWN, STABLE, TIMES_AS_MUCH, UP } from './words/trend-words.ts';
import { wayFrom } from './words/way-from.ts';

/** One thing said about how a row moved. `real` says what the figure shows. */
export type TrendVerdict = {
  ok: boolean;
  row: number;
  said: Move;
  real: Move;
  at: number;
  /** The numbers of the sentence show the way, so this figure is the one it means. */
  sure?: true;
};
export type Move = 'up' | 'down' | 'stable' | 'times';

const WHOLE =
  /\b(?:overall|over the (?:\w+ )?(?:period|years|decades?)|throughout|in general|the whole period|between these years)\b/i;

export function checkTrends(
  text: string,
  sheet: Sheet,
  mentions: Mentions,
  numbers: SaidNumber[],
  carried: number[],
  overview: boolean,
  told: Told[],
  seen: number[] = [],
): TrendVerdict[] {
  if (!sheet.timed) return [];
  const claims = [
    ...[...text.matchAll(UP)].map((match) => ({ match, said: 'up' as const })),
    ...[...text.matchAll(DOWN)].map((match) => ({ match, said: 'down' as const })),
    ...[...text.matchAll(STABLE)].map((match) => ({ match, said: 'stable' as const })),
  ]
    // A word that names a row is no verb: "climbing" of four sports.
    .filter(({ match }) => !mentions.masked(match.index, match.index + match[0].length))
    .sort((a, b) => a.match.index - b.match.index);
  const resolved = claims.map(({ match, said }) => {
    const [at, end] = [match.index, match.index + match[0].length];
    const adjective = /ing$/i.test(match[0]) && /\b(?:the|a|an|this)\s+$/i.test(text.slice(0, at));
    // "Wheat was grown everywhere": a farmer's word.
    const planted =
      /^grown$/i.test(match[0]) && /\b(?:is|are|was|were|be|been|being)\s+(?:\w+ly\s+)?$/i.test(text.slice(0, at));
    // "Was more common in one group": two are compared, and nothing moves.
    const compares =
      !mentions.columns.length &&
      /^more\b/i.test(match[0]) &&
      /\b(?:is|are|was|were)\s+(?:\w+ly\s+|much\s+|far\s+)?$/i.test(text.slice(0, at));
    const unclear =
      adjective ||
      compares ||
      planted ||
      denied(text, at) ||
      /^\s*(?:between|rate|behind\b|in (?:use|size)\b)/i.test(text.slice(end));
    const rows = unclear
      ? null
      : (everyRow(text, at, end, sheet, mentions, seen) ??
        named(text, end, mentions) ??
        otherOfTwo(text, at, sheet, mentions.rows, carried) ??
        subjectsOf(text, at, mentions, carried));
    const chained = chain(text, at, end, said, numbers, told);
    return {
      at,
      end,
      said,
      rows,
      chained: chained ?? (unclear ? null : disordered(text, { at, end, said, rows }, sheet, mentions, numbers, told)),
    };
  });
  const trends = resolved.flatMap(({ at, end, said, rows, chained }): TrendVerdict[] => {
    if (chained) return [{ ...chained, said, at, sure: true }];
    const verdicts = (rows ?? []).flatMap((row): TrendVerdict[] => {
      const oneWay = resolved.every((other) => other.said === said || !other.rows?.includes(row));
      const spans = spansOf(text, at, end, sheet, mentions, numbers, (overview || WHOLE.test(text)) && oneWay);
      const moves = spans.flatMap(([from, to]) => {
        const [a, b] = [sheet.values[row]![from], sheet.values[row]![to]];
        return a == null || b == null ? [] : [moveOf(a, b, said)];
      });
      if (!moves.length) return [];
      const ok = moves.includes(said) || ownNumbers(text, at, said, numbers);
      const real = moves.find((move) => move !== said) ?? said;
      // A row that stood still leaves a second reading for a careless word.
      if (!ok && said !== 'stable' && moves.every((move) => move === 'stable')) return [];
      return [{ ok, row, said, real, at }];
    });
    // "Their sales fell", after two were named: one of whom it is true is enough.
    const open = verdicts.length > 1 && !mentions.rows.length && !/\b(?:both|all|every|everywhere)\b/i.test(text);
    return open && verdicts.some((one) => one.ok) ? verdicts.filter((one) => one.ok) : verdicts;
  });
  return [...trends, ...multiples(text, sheet, mentions, carried)];
}

const REACHED =
  /^(?:[^;:]{0,40}\bto|[^;:]{0,90}\bfrom\b[^;:]{0,30}\bto|[^;:]{0,40}\b(?:and|,) (?:it |they )?(?:ended|finished|reached|stood|was)(?: the (?:period|day))?(?: at| to| only)?)\s+(?:(?:a|an|the|just|only|about|around|peak|low|of|mere|nearly|almost)\s+){0,3}[€£$]?$/i;

/** "… 18 million. It rose to 15 million": the numbers of the row tell which way it went. */
function chain(
  text: string,
  at: number,
  end: number,
  said: Move,
  numbers: SaidNumber[],
  told: Told[],
): { ok: boolean; row: number; real: Move } | null {
  const target = told.find((one) => one.start >= end && REACHED.test(text.slice(end, one.start)));
  if (said === 'stable' || !target) return null;
  const from = numbers.find(
    (one) =>
      one.start >= end && one.end <= target.start && /\bfrom\s+(?:\w+\s+){0,3}$/i.test(text.slice(end, one.start)),
  );
  // "Fell by 6,000 to 36,000": by how much says nothing against which way.
  const between = numbers.filter((one) => one !== from && !one.derived && one.start >= end && one.end <= target.start);
  const before = from ?? told.filter((one) => one.row === target.row && one.end <= at).at(-1);
  const way = before ? wayFrom(before, target) : 0;
  if (!way || between.length) return null;
  const real: Move = way > 0 ? 'up' : 'down';
  return { ok: said === real, row: target.row, real };
}

/** "Climbed in spring and reached the lowest point": it never climbs before that. */
function disordered(
  text: string,
  { at, end, said, rows }: { at: number; end: number; said: Move; rows: number[] | null },
  sheet: Sheet,
  mentions: Mentions,
  numbers: SaidNumber[],
  told: Told[],
): { ok: false; row: number; real: Move } | null {
  if (said !== 'up' && said !== 'down') return null;
  const row = againstOrder(text, { at, end, said, rows }, sheet, mentions, numbers, told);
  return row === null ? null : { ok: false, row, real: said === 'up' ? 'down' : 'up' };
}

const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 };

/** "All four sources rose": every row is meant. "The other three" are all that the sentence has not named. */
function everyRow(
  text: string,
  at: number,
  end: number,
  sheet: Sheet,
  { rows }: Mentions,
  seen: number[],
): number[] | null {
  const clause = text
    .slice(0, at)
    .split(/[,;]|\b(?:but|while|whereas|although)\b/i)
    .at(-1)!;
  const all =
    /\b(?:all (?:of )?(?:the )?(?:\w+ )?(?:\w+)|every (?:\w+))\s+(?:\w+ly\s+|had\s+|have\s+|has\s+|also\s+)?(?:an?\s+)?$/i.test(
      clause,
    );
  const named = new Set(rows.filter((one) => one.end <= at && !one.aside).map((one) => one.index));
  // "Letters and magazines all fell": all of those.
  const ofNamed = rows.some((one) => one.end <= at && /^\s+all\b/i.test(text.slice(one.end, at)));
  const rest =
    /\b(?:the other|the remaining) (?:(two|three|four|five) )?\w*\s*(?:\w+ly\s+|had\s+|also\s+|all\s+|became\s+|have\s+)?$/i.exec(
      clause,
    );
  const left = sheet.rows.filter((row) => !row.total).length - named.size;
  const others = rest && (rest[1] ? COUNTS[rest[1].toLowerCase()] === left : named.size === 1);
  // "The remaining three all grew": all that their paragraph has not named.
  const unnamed = sheet.rows.flatMap((row, i) => (row.total || seen.includes(i) ? [] : [i]));
  if (rest?.[1] && !named.size && COUNTS[rest[1].toLowerCase()] === unnamed.length && unnamed.length) return unnamed;
  // "The percentages went up in all age groups", "use grew everywhere".
  const wide =
    !rows.length &&
    /^\s+(?:\w+ly\s+)?(?:(?:in|on|for|across) (?:all|every|each)(?: of)?(?: the)? (?:\w+ )?(?:groups?|categor\w+|countr\w+|cit\w+|regions?|sectors?|kinds?|types?|sources?|lines?|routes?|towns?|schools?|shops?)\b|everywhere\b)/i.test(
      text.slice(end),
    );
  if (wide) return sheet.rows.flatMap((row, i) => (row.total ? [] : [i]));
  if (others) return sheet.rows.flatMap((row, i) => (row.total || named.has(i) ? [] : [i]));
  if (
    !all ||
    ofNamed ||
    /\ball (?:of )?(?:the )?others?\b/i.test(clause) ||
    /\b(?:all (?:the )?(?:time|day|years?|period))\b/i.test(clause)
  )
    return null;
  return sheet.rows.flatMap((row, i) => (row.total ? [] : [i]));
}

/** "A rise in the number of parcels". */
function named(text: string, end: number, { rows }: Mentions): number[] | null {
  const next = rows.find((one) => one.start >= end);
  if (!next || next.aside) return null;
  return /^\s+(?:in|of)\s+(?:the\s+)?(?:(?:number|share|proportion|percentage|use|sales|demand|amount) (?:of|for)\s+)?(?:the\s+)?$/i.test(
    text.slice(end, next.start),
  )
    ? [next.index]
    : null;
}

const denied = (text: string, at: number) =>
  /\b(?:not|no|n't|never|without|rather than|instead of|despite|hardly|neither|nor|if|would|could|might|may|will|should|unlike|stopped|before|after|until|slow(?:ed|er)?|pace of|rate of|followed by an?|expected to|likely to|to)\s+(?:an?\s+|the\s+)?(?:\w+\s+)?$/i.test(
    text.slice(0, at),
  );

/** "Fell from 38% to 15%": the sentence's own numbers show the way it means. */
function ownNumbers(text: string, at: number, said: Move, numbers: SaidNumber[]): boolean {
  const [a, b] = numbers.filter((one) => one.start > at);
  if (
    !a ||
    !b ||
    !/\bfrom\s+(?:\w+\s+){0,2}$/i.test(text.slice(at, a.start)) ||
    !/\bto\b/i.test(text.slice(a.end, b.start))
  )
    return false;
  // Whether the numbers are right is asked elsewhere; a verb that goes with them is no second error.
  return said === (wayFrom(a, b) > 0 ? 'up' : 'down');
}

function moveOf(from: number, to: number, said: Move): Move {
  const change = (to - from) / Math.max(Math.abs(from), Math.abs(to), 1e-9);
  const still = said === 'stable' ? 0.35 : 0.015;
  return Math.abs(change) <= still ? 'stable' : change > 0 ? 'up' : 'down';
}

/** "Tripled": some stretch of time must have come near it. */
function multiples(text: string, sheet: Sheet, mentions: Mentions, carried: number[]): TrendVerdict[] {
  return TIMES_AS_MUCH.flatMap(([word, factor]) =>
    [...text.matchAll(word)].flatMap((match): TrendVerdict[] => {
      const rows = denied(text, match.index) ? null : subjectsOf(text, match.index, mentions, carried);
      if (rows?.length !== 1) return [];
      const values = sheet.values[rows[0]!]!;
      const ratios = values.flatMap((a, i) => values.slice(i + 1).map((b) => (a && b ? b / a : 1)));
      const lead = text.slice(0, match.index);
      const [low, high] = /\bmore than\s+$/i.test(lead)
        ? [0.97, 1.7]
        : /\b(?:almost|nearly)\s+$/i.test(lead)
          ? [0.72, 1.05]
          : [0.85, 1.25];
      const [least, most] = factor < 1 ? [factor / high, factor / low] : [factor * low, factor * high];
      const ok = ratios.some((ratio) => ratio >= least && ratio <= most);
      return [{ ok, row: rows[0]!, said: 'times', real: 'times', at: match.index }];
    }),
  );
}
