import type { Both, Correction } from '../../report.ts';

/** The corrected words with one on each side at most: more of the sentence might hold an error nobody found. */
export function mended(text: string, { start, end, original, replacement }: Correction): Both {
  const alone = /^\W*$/.test(replacement) || /^\W*$/.test(original);
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 40), start);
  const before = (alone ? /(?:\S+\s+)?\S+\s*$/ : /\S+\s+$/).exec(line)?.[0] ?? '';
  const after = alone ? (/^\s*\S+/.exec(text.slice(end, end + 24))?.[0] ?? '') : '';
  const trim = (words: string) => words.trim().replace(/[.,;:]$/, '');
  const [wrong, right] = [trim(`${before}${original}${after}`), trim(`${before}${replacement}${after}`)];
  return { zh: `${wrong} → ${right}`, en: `"${wrong}" → "${right}"` };
}
