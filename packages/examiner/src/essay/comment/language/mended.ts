import type { Both, Correction } from '../../report.ts';
import type { Place } from '../../text/essay-text.ts';
import { applyEdits } from '../corrections.ts';
import type { Facts } from '../facts.ts';

/**
 * The corrected words with one on each side at most: more of the sentence might hold an error nobody found. What else
 * is surely wrong in these few words is mended with them, so that nobody is told to write another slip.
 */
export function mended(text: string, one: Correction, all: Correction[]): Both {
  const marks = /^\W*$/.test(one.replacement) || /^\W*$/.test(one.original) || /^[,.;]/.test(one.original);
  const shown = windowAround(text, one, marks);
  const inside = all.filter((other) => other.certain && other.start >= shown.start && other.end <= shown.end);
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

/** "As a proud and honest people": the article in front speaks of one. */
const ONE_BEFORE = /\b(?:an?|one|each|every|another)\s+(?:[a-z'-]+\s+(?:and\s+|or\s+)?){0,3}$/i;
const PLURAL = /^(?:people|children|men|women|[a-z]+[^sui]s)$/i;
/** "Another topic … which are": the verb behind speaks of several. */
const MANY_BEHIND = /^[^.;!?]{0,40}\b(?:which|who|that) (?:are|were|have)\b|^\s*(?:are|were|have)\b/i;

/** What is shown as right would still be wrong: the number does not fit its neighbours, or a misspelling stays in it. */
export function leavesWrong({ essay, corrections, tools }: Facts, one: Correction): boolean {
  const last = /[a-z]+$/i.exec(one.replacement)?.[0] ?? '';
  const first = /^\w+ /.exec(one.replacement)?.[0] ?? '';
  const before = essay.text.slice(Math.max(0, one.start - 50), one.start) + (last === one.replacement ? '' : first);
  if (one.kind === 'number' && PLURAL.test(last) && ONE_BEFORE.test(before)) return true;
  const single =
    /^(?:another|an?|this|that)\b/i.test(one.replacement) && !/^(?:another|an?|this|that)\b/i.test(one.original);
  if (single && MANY_BEHIND.test(essay.text.slice(one.end))) return true;
  const shown = mended(essay.text, one, corrections).en.split('→')[1] ?? '';
  return (shown.match(/\b[a-z]{4,}\b/g) ?? []).some((word) => !tools.spelling.isWord(word));
}

function windowAround(text: string, { start, end }: Correction, marks: boolean): Place {
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 40), start);
  const found = (marks ? /(?:\S+\s+)?\S+\s*$/ : /\S+\s+$/).exec(line)?.[0] ?? '';
  // The end of the sentence before says nothing: the next word does.
  const before = /[.!?]["')]?\s/.test(found) ? '' : found;
  const after = marks || !before ? (/^\s*\S+/.exec(text.slice(end, end + 24))?.[0] ?? '') : '';
  return { start: start - before.length, end: end + after.length };
}

const trim = (words: string) => words.trim().replace(/[.,;:]$/, '');
