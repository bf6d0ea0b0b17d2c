import type { Mention, Mentions } from '../mentions.ts';

/** Words that may stand between a subject and its verb without being a new subject. */
const CARRIES_ON =
  /^(?:it|its|they|their|which|that|who|this|these|figures?|numbers?|percentages?|shares?|proportions?|the|of|for|in|on|at|to|by|from|also|both|them|then|and|had|has|have|was|were|is|are|been|be|being|a|an|still|first|only|just|even|slightly|once|again|much|very|so|did|began|started|continued|continue|having|saw|showed|shows?|experienced|recorded|more|than|sharp|slow|small|big|large|dramatic|steady|gradual|significant|clear|slight|considerable|rapid|marked|use|usage|sales|income|money|spent|later|finally|people|overall|total|period|whole|over|years?|throughout|long|great|lot|little|trend|similar|with|an?|as|well|became|become|becoming|made|remained|enrolments|line|group|share|level|levels|rate|rates|amount|amounts|\w+ly|\d[\d.,%]*|million|thousand|per|cent|percent|£\S*|€\S*|\$\S*)$/i;
const NEW_SUBJECT =
  /\b(?:other|others|rest|both|all|none|latter|former|remaining|neither|each|every|everything|earnings|any|while|whereas|although|though|but|because|despite|unlike|rather|instead|not|n't|never|no|without|hardly|little|if|who|when|where)\b/i;

/** The rows a verb at `at` speaks of, or null when it may be something else. */
export function subjectsOf(text: string, at: number, { rows, columns }: Mentions, carried: number[]): number[] | null {
  const before = rows.filter((one) => one.end <= at);
  const last = before.at(-1);
  const tail = lastClause(blank(text, columns).slice(0, at));
  if (!last) {
    if (/^\s*both(?: of them)?\b/i.test(tail) && carried.length === 2) return carried;
    if (/\b(?:others?|rest|latter|former|remaining)\b/i.test(text.slice(0, at))) return null;
    // "While term days rose and then fell": whoever rose fell, though the figure has no such name.
    if (/^\W*(?:while|whereas|although|though)\b/i.test(text) && !PRONOUN.test(tail)) return null;
    const one = !/\b(?:it|its|this)\b/i.test(tail) || carried.length === 1;
    return carried.length && one && onlyCarries(tail) && !NEW_SUBJECT.test(tail) ? carried : null;
  }
  // "210 more than the North, which fell": whatever a row is named for, "which" is that row.
  if (WHICH.test(text.slice(last.end, at)) && !APART.test(text.slice(0, last.start)))
    return joinedWith(text, before, last);
  // "… letters in 2000, but it fell": the only row so far.
  const only = new Set(before.filter((one) => !one.aside).map((one) => one.index));
  if (PRONOUN.test(tail) && tail.length < at - last.end && onlyCarries(tail)) {
    if (/^\s*both\b/i.test(tail)) return only.size === 2 ? [...only] : null;
    if (/\b(?:others?|rest|latter|former|remaining)\b/i.test(text.slice(0, at))) return null;
    return only.size === 1 && before.every((one) => !one.aside) ? [...only] : null;
  }
  if (last.aside) return null;
  const between = blank(text, columns).slice(last.end, at);
  if (NEW_SUBJECT.test(between) || between.includes(';')) return null;
  if (/[,]|\b(?:and|as)\b/.test(between) ? !onlyCarries(tail) : (between.match(/\w+/g)?.length ?? 0) > 9) return null;
  return joinedWith(text, before, last);
}

/** "A lead over Harbour, which grew": the lead did. */
const APART = /\b(?:lead|gap|difference|margin|distance|advantage|range|ratio|average|total|sum)\b/i;
const WHICH = /^, which (?:had |has |then |also |later |\w+ly ){0,2}$/i;
const PRONOUN =
  /^\s*(?:then\s+)?(?:it|they|this|which|both|the (?:number|figure|percentage|proportion|share|amount|enrolments))\b/i;
const lastClause = (text: string) =>
  text.slice(
    Math.max(
      ...[...text.matchAll(/[,;:]|\b(?:and|but|while|whereas|although|as|because|so|or)\b/gi)].map(
        (match) => match.index + match[0].length,
      ),
      0,
    ),
  );

/** "Leaflets and magazines fell": both did. */
function joinedWith(text: string, before: Mention[], last: Mention): number[] | null {
  const group = [last];
  for (let i = before.length - 2; i >= 0; i--) {
    const gap = text.slice(before[i]!.end, group[0]!.start);
    if (!/^\s*(?:,|and|or|,\s*and|as well as|\/)\s*(?:the\s+|of\s+|for\s+|by\s+)?$/i.test(gap)) break;
    group.unshift(before[i]!);
  }
  const lead = text.slice(0, group[0]!.start);
  // "The hives of professional beekeepers": fine. "The rest of", "apart from": not the row itself.
  if (
    /\b(?:except|apart from|other than|rest of|unlike|despite|without|not|besides|between|replaced|replacing|like)\s+(?:the\s+)?$/i.test(
      lead,
    )
  )
    return null;
  return [...new Set(group.map((one) => one.index))];
}

const onlyCarries = (text: string) => (text.match(/[^\s,.()'"]+/g) ?? []).every((word) => CARRIES_ON.test(word));
/** Names of columns are no subjects: they are taken out, place for place. */
export function blank(text: string, columns: Mention[]): string {
  let result = text;
  for (const { start, end } of columns) result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end);
  return result.replace(/\b(?:in|by|at|on|from|until|since|between|after|to)(?=\s{5,})/gi, (word) =>
    ' '.repeat(word.length),
  );
}
