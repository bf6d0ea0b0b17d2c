/** Undoes what a keyboard did to an answer; what the learner meant stays as it is. */

const QUOTES = /[\u2018\u2019\u201A\u201B\u2032\u02BC\u0060\u00B4]/g;
const DOUBLE_QUOTES = /[\u201C\u201D\u201E\u2033\u300C\u300D\u300E\u300F\u00AB\u00BB]/g;
const DASHES = /[\u2010-\u2015\u2212\u2043\uFE58\u30FC]/g;
/** Zero-width signs, soft hyphens and direction marks arrive by copy and paste and cannot be seen. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|\p{Cc}/gu;
/** ½ becomes 1/2 below; without a space before it 2½ would read 21/2. */
const FRACTION_AFTER_FIGURE = /(?<=[\d\uFF10-\uFF19])(?=[\u00BC-\u00BE\u2150-\u215E])/gu;
const JOINED_LETTERS: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss' };

/**
 * NFKC makes full-width letters, figures and most signs of a Chinese keyboard half-width; the rest is done by name.
 * Accents go: nobody is asked to find é on a keyboard.
 */
export function clean(answer: string): string {
  return answer
    .replace(/[\t\n\r]/g, ' ')
    .replace(UNSEEN, '')
    .replace(FRACTION_AFTER_FIGURE, ' ')
    .replace(QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replace(/。/g, '.')
    .replace(/、/g, ',')
    .replace(/⁄/g, '/')
    .toLowerCase()
    .replace(/[æœøß]/g, (letter) => JOINED_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Signs around a word that say nothing about it. A dot before a figure (.5) and a minus sign are part of the number. */
export const trimSigns = (token: string): string =>
  token
    .replace(/^[^\p{L}\p{N}£$€¥%°+.-]+/u, '')
    .replace(/^[.-]+(?![\d£$€¥.])/u, '')
    .replace(/[^\p{L}\p{N}£$€¥%°]+$/u, '');
