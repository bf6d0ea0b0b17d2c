/** Between two words. A word broken by a dash or a slash is two. */
const SEPARATES = /[\s\u2014\u2013/]/;
/** What makes a word of a piece: a letter of ours or a digit. */
const COUNTS = /[\p{Script=Latin}\p{Nd}]/u;

const OTHER = 0;
const SEPARATOR = 1;
const COUNTED = 2;
const kindOf = (sign: string): number => (SEPARATES.test(sign) ? SEPARATOR : COUNTS.test(sign) ? COUNTED : OTHER);
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)));

/**
 * As the examiners count: words between spaces, a hyphenated word and a number with its sign are one, a dash or a lone
 * sign is none. Chinese typed between the words is not English and is not counted. Sign by sign, because it is asked
 * several times a second while somebody types the three thousandth word.
 */
export function countWords(text: string): number {
  let words = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? ASCII[code] : kindOf(String.fromCodePoint(text.codePointAt(at) ?? code));
    if (kind === SEPARATOR) inWord = false;
    else if (kind === COUNTED && !inWord) {
      inWord = true;
      words += 1;
    }
  }
  return words;
}
