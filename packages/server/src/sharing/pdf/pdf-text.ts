import type { Face } from './pdf-style.ts';

/** What a line is made of: letters of one face, and Chinese between them. */
export type Run = { text: string; chinese: boolean };

const CHINESE = /[⺀-⿟　-〿㐀-䶿一-鿿豈-﫿︰-﹏＀-￯“”‘’…—·]/;

/** An arrow, Greek, a box: only the Chinese face has them, whatever stands around. */
const NOT_LATIN = /[^\s\u0021-\u024f\u2010-\u2027€]/;

/**
 * Cut where the alphabet changes. Quotes and dashes stand in both: they stay with the side they are on. What no font
 * of ours can draw (emoji, rare scripts) becomes a box in plain sight rather than nothing.
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  const hasChinese = /[㐀-鿿]/.test(text);
  for (const char of drawable(text)) {
    const chinese = NOT_LATIN.test(char) || (hasChinese && CHINESE.test(char));
    const last = runs.at(-1);
    if (last && (last.chinese === chinese || char === ' ')) last.text += char;
    else runs.push({ text: char, chinese });
  }
  return runs;
}

const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/[\u{10000}-\u{10ffff}]/gu, '□');

export const fontOf = (face: Face, chinese: boolean): string => (chinese ? 'chinese' : face);
