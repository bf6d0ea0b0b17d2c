import type { Both, Correction } from '../../report.ts';
import type { Place } from '../../text/essay-text.ts';
import { applyEdits } from '../corrections.ts';

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

function windowAround(text: string, { start, end }: Correction, marks: boolean): Place {
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 40), start);
  const found = (marks ? /(?:\S+\s+)?\S+\s*$/ : /\S+\s+$/).exec(line)?.[0] ?? '';
  // The end of the sentence before says nothing: the next word does.
  const before = /[.!?]["')]?\s/.test(found) ? '' : found;
  const after = marks || !before ? (/^\s*\S+/.exec(text.slice(end, end + 24))?.[0] ?? '') : '';
  return { start: start - before.length, end: end + after.length };
}

const trim = (words: string) => words.trim().replace(/[.,;:]$/, '');
