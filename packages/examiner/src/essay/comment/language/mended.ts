import type { Both, Correction } from '../../report.ts';
import type { Place } from '../../text/essay-text.ts';
import { applyEdits } from '../corrections.ts';
import type { Facts } from '../facts.ts';

/**
 * The corrected words with one on each side at most: more of the sentence might hold an error nobody found. What else
 * is surely wrong in these few words is mended with them, so that nobody is told to write another slip; beside a word
 * that is only doubted fewer are shown, or none.
 */
export function mended(facts: MendFacts, one: Correction): Both | null {
  const { text } = facts.essay;
  const shown = windowsAround(text, one).find((place) => !isDoubted(facts, one, place));
  if (!shown) return null;
  const inside = facts.corrections.filter(
    (other) => other.certain && other.start >= shown.start && other.end <= shown.end,
  );
  const right = applyEdits(
    text.slice(shown.start, shown.end),
    (inside.includes(one) ? inside : [...inside, one]).map(({ start, end, replacement }) => ({
      start: start - shown.start,
      end: end - shown.start,
      replacement,
    })),
  );
  const [before, after] = [trim(text.slice(shown.start, shown.end)), trim(right)];
  return { zh: `${before} → ${after}`, en: `"${before}" → "${after}"` };
}
type MendFacts = Pick<Facts, 'essay' | 'corrections' | 'suspected'>;

/** A question, or a place that the tagger looks at twice, among the words beside the mended one. */
function isDoubted({ corrections, suspected = [] }: MendFacts, one: Correction, shown: Place): boolean {
  const open = [...corrections.filter(({ certain }) => !certain), ...suspected];
  return open.some(
    ({ start, end }) =>
      start < shown.end &&
      end > shown.start &&
      !(start <= one.end && end >= one.start) &&
      !isTold(corrections, start, end),
  );
}
/** What is told as an error is mended with the rest. */
const isTold = (corrections: Correction[], start: number, end: number) =>
  corrections.some((one) => one.certain && one.start <= end && one.end >= start);

/** "As a proud and honest people": the article in front speaks of one. */
const ONE_BEFORE = /\b(?:an?|one|each|every|another)\s+(?:[a-z'-]+\s+(?:and\s+|or\s+)?){0,3}$/i;
const PLURAL = /^(?:people|children|men|women|[a-z]+[^sui]s)$/i;
/** "Another topic … which are": the verb behind speaks of several. */
const MANY_BEHIND = /^[^.;!?]{0,40}\b(?:which|who|that) (?:are|were|have)\b|^\s*(?:are|were|have)\b/i;

/** What is shown as right would still be wrong: the number does not fit its neighbours, or a misspelling stays in it. */
export function leavesWrong(facts: Facts, one: Correction): boolean {
  const { essay, tools } = facts;
  const last = /[a-z]+$/i.exec(one.replacement)?.[0] ?? '';
  const first = /^\w+ /.exec(one.replacement)?.[0] ?? '';
  const before = essay.text.slice(Math.max(0, one.start - 50), one.start) + (last === one.replacement ? '' : first);
  if (one.kind === 'number' && PLURAL.test(last) && ONE_BEFORE.test(before)) return true;
  const single =
    /^(?:another|an?|this|that)\b/i.test(one.replacement) && !/^(?:another|an?|this|that)\b/i.test(one.original);
  if (single && MANY_BEHIND.test(essay.text.slice(one.end))) return true;
  const shown = mended(facts, one)?.en.split('→')[1] ?? '';
  return (shown.match(/\b[a-z]{4,}\b/g) ?? []).some((word) => !tools.spelling.isWord(word));
}

/** The widest view first. A word put in or taken out says nothing without a neighbour. */
function windowsAround(text: string, one: Correction): Place[] {
  const { start, end, original, replacement } = one;
  const marks = /^\W*$/.test(replacement) || /^\W*$/.test(original) || /^[,.;]/.test(original);
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 40), start);
  const found = (marks ? /(?:\S+\s+)?\S+\s*$/ : /\S+\s+$/).exec(line)?.[0] ?? '';
  // The end of the sentence before says nothing: the next word does.
  const before = /[.!?]["')]?\s/.test(found) ? '' : found;
  const next = /^\s*\S+/.exec(text.slice(end, end + 24))?.[0] ?? '';
  const after = marks || !before ? next : '';
  const widest = { start: start - before.length, end: end + after.length };
  if (marks) return [widest, { start, end: end + next.length }];
  return [widest, { start, end: end + next.length }, { start, end }];
}

const trim = (words: string) => words.trim().replace(/[.,;:]$/, '');
