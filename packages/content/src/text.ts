/** Small helpers for reading texts, shared by several checks. */

/** As on the test paper: whatever stands between spaces is a word, a hyphenated one included. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*["”’)]*/g) ?? [text]).map((one) => one.trim()).filter(Boolean);

export const hasChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Every question of a passage asks the same long text; short ones are made faster than found. */
const LONG = 200;
const KEPT = 100;
const known = new Map<string, string>();

/** The comparable form of a text: how it is written no longer counts, only what it says. */
export function plain(text: string): string {
  if (text.length < LONG) return madePlain(text);
  const form = known.get(text) ?? madePlain(text);
  if (known.size >= KEPT) known.clear();
  known.set(text, form);
  return form;
}

const madePlain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[-‐-―]/g, ' ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[^\p{L}\p{N}'.%£$€ ]/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Signs of money and percent count as little as in the marking. */
export const plainAnswer = (text: string): string =>
  plain(text)
    .replace(/[£$€%]/g, '')
    .trim();

/** Both must be `plain`. Whole words only: "art" is not in "part". */
export const saysPlain = (text: string, words: string): boolean => words !== '' && ` ${text} `.includes(` ${words} `);

export const says = (text: string, words: string): boolean => saysPlain(plain(text), plain(words));

export const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

export const repeated = <T>(values: readonly T[]): T[] => values.filter((value, at) => values.indexOf(value) !== at);

/** __7__ and __8__ → [7, 8] */
export const gapsIn = (text: string): number[] => [...text.matchAll(/__(\d+)__/g)].map((gap) => Number(gap[1]));
