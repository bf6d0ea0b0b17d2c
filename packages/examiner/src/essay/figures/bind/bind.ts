import { distinct, type Mention, type Mentions } from '../mentions.ts';
import type { SaidNumber } from '../said-numbers.ts';
import { inRange } from './edges.ts';
import { openedFor, toldOfPronoun } from './opening-phrase.ts';
import { isPlain } from './plain-words.ts';
import { blank } from './subject.ts';

/**
 * Which rows or columns a number can belong to. `one`: the sentence leaves no other reading; `group`: one of a few
 * that are named together. `weak`: a likely reading only, because the name stands in another clause or in the sentence
 * before; a number that stands anywhere else in the figure is then left alone.
 */
export type Bound = {
  indexes: number[];
  how: 'one' | 'group' | 'some' | 'any';
  weak?: true;
  /** Of a group with as many numbers as names: the first index is the one whose turn it is. */
  inTurn?: true;
};

/** Where a new statement may begin. */
export const BREAK = /[;:]|,\s+(?:and|but|so|yet|or|when|which|who|where)\b|\b(?:while|whereas|but|although|though)\b/i;
/** "…, while the oldest group had 20": a new subject that no name tells. "…, but it fell to 20": the same. */
const turnsAway = (between: string) => {
  const rest = between.split(/[;:]|\b(?:while|whereas|but|although|though)\b/i);
  return (
    rest.length > 1 &&
    !/\b(?:it|they|its|their)\b/i.test(rest.at(-1)!) &&
    /\b(?:the|an?|those|people|for)\b/i.test(rest.at(-1)!)
  );
};
export const weak = (bound: Bound): Bound => ({ ...bound, weak: true });

export const words = (text: string) => text.match(/[A-Za-z'-]+/g)?.length ?? 0;

/** The row of a number: beside it, or the only one named. `before`: what the sentence goes on about. */
export function rowsOf(
  text: string,
  number: SaidNumber,
  { rows, columns, partials }: Mentions,
  numbers: SaidNumber[],
  before: number[],
): Bound {
  const after = following(text, number, rows, numbers);
  if (after) return after;
  const opened = openedFor(text, number, { rows, columns });
  if (opened) return { indexes: [opened.index], how: 'one' };
  const part = partOfName(text, number, rows, partials);
  if (part) return part;
  // "19 hours against 11": the second belongs to the other, whoever was named.
  const measure = MEASURE.test(text.slice(0, number.start)) && !following(text, number, columns, numbers);
  // "… had 33% in 2020, up from 25%": an earlier value, but of the same row.
  const upFrom = /\b(?:up|down) from\s+(?:[a-z]+\s+){0,2}[€£$]?$/i.test(text.slice(0, number.start));
  if (measure && !upFrom) return { indexes: [], how: 'any' };
  const left = free(text, number, rows, numbers);
  const beside = preceding(text, number, left, numbers);
  const last = left.filter((one) => one.end <= number.start).at(-1);
  const apart =
    last &&
    (inRange(text, number) ||
      !isPlain(text, last.end, number.start, { rows, columns }, numbers) ||
      (distinct(rows).length > 1
        ? BREAK.test(text.slice(last.end, number.start))
        : turnsAway(blank(text, columns).slice(last.end, number.start))));
  if (measure && (beside?.how !== 'one' || apart || distinct(rows).length > 1)) return { indexes: [], how: 'any' };
  if (beside?.how === 'one') return apart ? weak(beside) : beside;
  if (!beside && toldOfPronoun(text, number, rows, before)) return { indexes: before, how: 'one' };
  const asides = left.length > 0 && left.every((one) => one.aside || one.start > number.end);
  if (asides && before.length) return { indexes: [...new Set([...before, ...distinct(left)])], how: 'some' };
  if (asides) return { indexes: [], how: 'any' };
  if (beside) return apart ? weak(beside) : beside;
  const named = distinct(left);
  if (named.length === 1 && left.length === rows.length)
    return last && !apart ? { indexes: named, how: 'one' } : weak({ indexes: named, how: 'one' });
  if (rows.length) return left.length ? { indexes: distinct(rows), how: 'some' } : { indexes: [], how: 'any' };
  if (
    !before.length ||
    NOT_ITS.test(text) ||
    /^\s(?:[a-z]+\s)?(?:was|were|are|is)\s[a-z]+\s(?:by|to|on|from)\b/i.test(text.slice(number.end))
  )
    return { indexes: [], how: 'any' };
  if (before.length > 1) return { indexes: before, how: 'some' };
  const bound: Bound = { indexes: before, how: 'one' };
  return GOES_ON.test(blank(text, columns)) ? bound : weak(bound);
}

/** "They all changed", after one was named: all that the figure has. */
const NOT_ITS = /\b(?:they|these|them) all\b|\ball (?:two|three|four|five|six|of them)\b/i;
/** "They went up to 8 million", "In 2014, however, it was 5": a pronoun as the subject, and only time before it. */
const GOES_ON =
  /^(?:(?:after|before|having|despite|starting|beginning|from|with)\b(?:[^,;]|,(?=\d)){0,70},)?(?:[\s,]|in|by|at|on|after|afterwards|that|this|then|however|but|and|so|also|finally|later|next|following|first|initially|over|during|from|to|until|between|the|end|start|beginning|period|years?|decades?|months?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|contrast|again|eventually|meanwhile|of)*\b(?:it|they|its|their|this (?:figure|number|share|proportion|percentage|amount|subject|source|group|countr(?:y|ies)|city|town|sector|kind|type|form|item|category|activity|sport|product|crop|material|fuel)|the (?:number|figure|percentage|proportion|share|amount)(?! (?:of|for|in)\b))\b/i;

/** Names that belong to no other number: in "85% at 8 p.m., and 60%" the hour is taken. */
export function free(text: string, number: SaidNumber, mentions: Mention[], numbers: SaidNumber[]): Mention[] {
  const taken = numbers.flatMap((other) =>
    other === number ? [] : (following(text, other, mentions, numbers)?.indexes ?? []),
  );
  return mentions.filter((one) => !taken.includes(one.index));
}

/** A subject and its verb: what stands before them opens their statement. */
const OWN_VERB =
  /^,?\s+(?!(?:and|but|or|while|whereas|which|who|when|where|though|although)\b)(?:[\w'-]+\s+){1,5}?(?:was|were|is|are|had|has|have|stood|reached|became|rose|fell|dropped|increased|decreased|grew|went|accounted|made up)\b/i;
/** "26% of over-55s", "45% at 10:00": the name follows closely and no other number lies between. */
export function following(text: string, number: SaidNumber, mentions: Mention[], numbers: SaidNumber[]): Bound | null {
  const next = mentions.find((one) => one.start >= number.end);
  if (!next) return null;
  const between = text.slice(number.end, next.start);
  if (numbers.some((one) => one.start >= number.end && one.start < next.start)) return null;
  // "In 2000 it was 85, in 2005 it was 75": what stands behind a comma and has a verb of its own is the next statement's.
  if (/^\s*,/.test(between) && OWN_VERB.test(text.slice(next.end))) return null;
  const close =
    /^[\s),]*(?:in|at|by|for|of|on|from|among|during)\s+(?:the\s+)?(?:(?:people|those|adults|women|men)\s+(?:(?:who|that)\s+(?:are|were)\s+|aged\s+)?)?$/i.test(
      between,
    );
  const near =
    words(between) <= 6 &&
    /^[^,;:()]*$/.test(between) &&
    !/\b(?:and|but|while|whereas|than|as|or|to|against|compared|though|although|when|which|it|they|that|was|were|is|are|per)\b/i.test(
      between,
    );
  const itself = /^\s(?:(?!per\b|a\b|each\b|until\b|after\b|before\b|since\b)\w+\s)?$/.test(between) && near;
  if (!close && !itself && !(near && /\b(?:in|at|by|for|of|on|among|from)\b/i.test(between))) return null;
  // "From 1 to 5 for price, speed and comfort": of all that are listed.
  const list = [next];
  for (const one of mentions.filter((other) => other.start >= next.end)) {
    if (!/^\s*(?:,|and|or|, and)\s*(?:the\s+)?$/i.test(text.slice(list.at(-1)!.end, one.start))) break;
    list.push(one);
  }
  if (distinct(list).length > 2) return { indexes: distinct(list), how: 'some' };
  return { indexes: [next.index], how: 'one', ...(inRange(text, number) ? { weak: true } : {}) };
}

/** "Shopping was 23%", "day visitors (23%)". What stands only as a measure for another leaves two readings. */
export function preceding(text: string, number: SaidNumber, mentions: Mention[], numbers: SaidNumber[]): Bound | null {
  const earlier = mentions.filter((one) => one.end <= number.start);
  const last = earlier.at(-1);
  if (!last) return null;
  const between = text.slice(last.end, number.start);
  if (/[;:]/.test(between)) return null;
  if (/^\s*(?:(?:one|figure|group|line|share)s?\s*)?\($/i.test(between)) return { indexes: [last.index], how: 'one' };
  const group = groupOf(text, earlier);
  const several = distinct(earlier).length > 1;
  // "Climbing overtook tennis and swimming, and it had 85,000": one of those named, and not two.
  if (
    several &&
    (/\b(?:it|this)\b/i.test(between) ? group.length > 1 : listed(text, number, numbers, mentions) && group.length < 2)
  )
    return { indexes: distinct(earlier), how: 'some' };
  if (group.length > 1) {
    // "Dorvik and Belmere charged €25 and €30": in the order of the names.
    const block = numbers.filter((one) => one.start >= last.end).slice(0, group.length);
    const at = block.indexOf(number);
    const own = numbers.filter(
      (one) => one.start >= last.end && !/[;:]|\b(?:while|whereas|but)\b/i.test(text.slice(last.end, one.start)),
    );
    const indexes = at < 0 ? group : [group[at]!, ...group.filter((one) => one !== group[at])];
    return { indexes, how: 'group', ...(at >= 0 && own.length === group.length ? { inTurn: true } : {}) };
  }
  const others = mentions.some((one) => {
    const gap = text.slice(number.end, one.start);
    return one.start >= number.end && words(gap) < 4 && !/[,;:)]|\band\b/.test(gap);
  });
  const single = distinct(mentions).length === 1 && !last.aside;
  if (!single && (last.aside || others || OTHERS.test(between))) return { indexes: distinct(mentions), how: 'some' };
  return { indexes: [last.index], how: 'one' };
}

/** "The digital at 70,000" after printed novels: one of the rows that are called so. */
function partOfName(text: string, number: SaidNumber, rows: Mention[], partials: Mentions['partials']): Bound | null {
  const last = rows.filter((one) => one.end <= number.start).at(-1);
  const turned = partials
    .filter((one) => one.start >= (last?.end ?? 0) && one.end <= number.start)
    .find((one) => !last || !one.rows.includes(last.index));
  const beside = partials.find((one) => /^\s(?:[a-z]+\s)?$/i.test(text.slice(number.end, one.start)));
  const part = beside ?? (last ? turned : undefined);
  return part ? { indexes: part.rows, how: 'some' } : null;
}

export const MEASURE =
  /\b(?:against|versus|vs|as opposed to|compared (?:with|to)|up from|down from)\s+(?:[a-z]+\s+){0,2}[€£$]?$/i;
/** One of two or three numbers told together: "188 and 204". */
const listed = (text: string, number: SaidNumber, numbers: SaidNumber[], mentions: Mention[]) =>
  numbers.some((other) => {
    const [first, second] = other.start < number.start ? [other, number] : [number, other];
    const named = mentions.some((one) => one.start >= first.end && one.end <= second.start);
    return (
      first !== second && !named && /^\s*(?:,|and|or|, and)\s*(?:\w+\s)?$/.test(text.slice(first.end, second.start))
    );
  });
const OTHERS =
  /\b(?:while|whereas|but (?:the|those)|other|others|rest|remaining|latter|former|than(?! (?:doubled|tripled|halved|\d|half|a |one|two|three))|two|neither|either)\b/i;

/** The last name with those joined to it: "the youngest and the oldest groups". */
function groupOf(text: string, earlier: Mention[]): number[] {
  const group = [earlier.at(-1)!];
  for (let i = earlier.length - 2; i >= 0; i--) {
    if (!/^\s*(?:,|and|or|,\s*and)\s*(?:the\s+)?$/i.test(text.slice(earlier[i]!.end, group[0]!.start))) break;
    group.unshift(earlier[i]!);
  }
  return distinct(group);
}
