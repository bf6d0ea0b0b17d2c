import type { Label, Sheet } from './sheet/sheet.ts';
import { type Partial, partialsIn } from './words/partial.ts';
import { TREND_WORD } from './words/trend-words.ts';

/** Where a sentence names a row or a column. */
export type Mention = {
  index: number;
  start: number;
  end: number;
  /** Only what something else is measured against: "than the weekday figure". */
  aside: boolean;
};
export type Mentions = {
  rows: Mention[];
  columns: Mention[];
  /** Parts of names that several rows share. */
  partials: Partial[];
  masked: (start: number, end: number) => boolean;
};

const ASIDE =
  /\b(?:than|as|like|unlike|versus|against|above|below|behind|overtook|overtaking|overtaken|(?:follow|trail|match|pass)(?:ed|ing)|exceed(?:ed|ing)|surpass(?:ed|ing)|outnumber(?:ed|ing)|ahead of|short of|level with|up with|close to|near(?:er)?(?: to)?|equal to|compared (?:with|to)|in contrast to|similar (?:to|with)|that (?:of|for|in)|those (?:of|for|in)|twice|times|(?:double|triple|half|third|quarter|fifth|tenth|most)(?: of)?(?: that| those)?)\s+(?:(?:of|for|in|that|the|those|any|both|all|its|people|adults|figures?|percentages?|number|share|many|much|high|low|other|ordinary|second-placed)\s+){0,5}$/i;

/** "For purposes other than heat and hot water": what is named here is left out. */
const LEFT_OUT = /\b(?:other than|except(?: for)?|apart from|excluding|besides|without)\b[^,;.]{0,30}$/i;
/** "As for leaflets, …" names what the sentence is about. */
const AS_FOR = /^\W*as (?:for|to)\s+(?:\w+\s+){0,4}$/i;
const isAside = (lead: string) => (ASIDE.test(lead) && !AS_FOR.test(lead)) || LEFT_OUT.test(lead);

/** What a total may be told for without being a part of it. */
const WHOLE =
  /^(?:\d|all|both|each|every|whole|entire|years?|periods?|months?|weeks?|day|countr|cit|town|region|world|island|first|last|final|same|these|those|two|three|four|five|six|chart|graph|table|figure|question)/i;
/** "2.1 per bicycle" has a column's word in its unit, and speaks of no column. */
const PER = /\bper\s+(?:[a-z]+\s+)?$/i;
/** "May" is a month only with its capital; "climbing to 40" is a verb even where climbing is a sport. */
const VERBAL = /^\s+(?:to|from|by|\w+ly|again|back|further)\b/i;

export function mentionsIn(text: string, sheet: Sheet): Mentions {
  const named = find(text, sheet.rows);
  const rows = named.length ? named : wholePart(text, sheet);
  const found = find(text, sheet.columns);
  const columns = found.filter(
    (one) =>
      !(!sheet.timed && PER.test(text.slice(0, one.start))) &&
      !rows.some((row) => row.start <= one.start && row.end >= one.end && row.end - row.start > one.end - one.start),
  );
  const clear = rows.filter(
    (one) => !columns.some((column) => overlap(column, one) && column.end - column.start > one.end - one.start),
  );
  const taken = [...clear, ...found];
  const masked = (start: number, end: number) => taken.some((one) => one.start < end && one.end > start);
  const names = sheet.rows.map((row) => (row.total ? '' : row.name));
  const partials = partialsIn(text, names, masked);
  const whole = clear.filter(
    (one) => !sheet.rows[one.index]!.total || !(isSubtotal(text, one, columns, partials) || inTotal(text, one, clear)),
  );
  return { rows: whole, columns, partials, masked };
}

/** "Audiobooks grew": all of one part of a table, where the sentence names no row of it and no other part. */
function wholePart(text: string, { part, rows }: Sheet): Mention[] {
  const total = rows.findIndex((row) => row.total);
  if (!part || total < 0) return [];
  // "Nearly reached those of e-books": another part that this one is only measured against.
  const rivals = [...text.matchAll(new RegExp(part.others.source, 'gi'))];
  if (rivals.some(({ index }) => !ASIDE.test(text.slice(0, index)))) return [];
  return [...text.matchAll(part.own)].flatMap((match) => {
    const lead = text.slice(0, match.index);
    // "Sold as audiobooks", "than audiobooks": a form or a measure of something else.
    const other =
      /\b(?:as|in|by|on|with|from|into|for|per|most|other|all|some|than)\s+(?:the\s+)?$/i.test(lead) ||
      ASIDE.test(lead);
    return other ? [] : [{ index: total, start: match.index, end: match.index + match[0].length, aside: false }];
  });
}

/** "In total, women work 268 minutes": all that women do, and not what all people do. */
const inTotal = (text: string, { start, end }: Mention, rows: Mention[]) =>
  /^\W*in\s$/i.test(text.slice(0, start)) && rows.some((one) => /^,\s(?:the\s)?$/.test(text.slice(end, one.start)));

/** "The total for novels", "the total in print": of a part only, whatever it may be. "The total in 2010" is of all. */
function isSubtotal(text: string, { end }: Mention, columns: Mention[], partials: Partial[]): boolean {
  const lead = /^(?:\s+[a-z]+){0,2}?\s+(for|in|from|among|on|of)\s+(?:the\s+)?/i.exec(text.slice(end));
  if (!lead) return false;
  const next = end + lead[0].length;
  if (partials.some((one) => one.start === next)) return true;
  const named = columns.some((one) => one.start >= next - 4 && one.start <= next);
  return lead[1]!.toLowerCase() !== 'of' && !named && !WHOLE.test(text.slice(next));
}

function find(text: string, labels: Label[]): Mention[] {
  const found = labels.flatMap(({ name, pattern, capital }, index) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const start = match.index;
      const end = start + match[0].length;
      if (capital && !/^[A-Z]/.test(match[0])) return [];
      // "The other hotel" is not the Station Hotel.
      if (/\banother $|\bthe other $/i.test(text.slice(0, start)) && / /.test(name) && !/ /.test(match[0])) return [];
      const verbal = TREND_WORD.test(match[0]) && start > 0 && VERBAL.test(text.slice(end));
      return [{ index, start, end, aside: verbal || isAside(text.slice(0, start)) }];
    }),
  );
  // Of two names in one place the longer one is meant: "government grant", not "grant".
  const longest = [...found].sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Mention[] = [];
  for (const one of longest) if (!kept.some((other) => overlap(one, other))) kept.push(one);
  const sorted = kept.sort((a, b) => a.start - b.start);
  // "Overtook both tennis and swimming": the second is no subject either.
  for (const [i, one] of sorted.entries()) {
    const last = sorted[i - 1];
    const joined = last && /^\s(?:and|or)\s(?:the\s)?$/i.test(text.slice(last.end, one.start));
    if (joined && last.aside && ASIDE.test(text.slice(0, last.start))) one.aside = true;
  }
  // "The gardens of the castle" are the castle gardens, and not the castle.
  return sorted.filter((one, i) => {
    const owner = sorted[i - 1];
    const joined = owner && /^\s+of\s+(?:the\s+)?$/i.test(text.slice(owner.end, one.start));
    return !joined || !labels[owner.index]!.name.toLowerCase().includes(text.slice(one.start, one.end).toLowerCase());
  });
}

const overlap = (a: Mention, b: Mention) => a.start < b.end && b.start < a.end;
export const distinct = (mentions: Mention[]): number[] => [...new Set(mentions.map((one) => one.index))];
