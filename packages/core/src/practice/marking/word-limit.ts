import { clean, trimSigns } from './language/clean.ts';
import { figure, isNumberWord, ordinalFigure } from './language/numbers.ts';

/** ONE WORD AND/OR A NUMBER is `{ words: 1, number: true }`; A NUMBER is `{ words: 0, number: true }`. */
export type WordLimit = { words: number; number: boolean };

/**
 * As on the test paper: what stands between spaces is a word, a hyphenated one included. Where a number is allowed
 * beside the words, figures count as that number and so does a number in words; otherwise a figure is a word.
 */
export function overLimit(answer: string, { words, number }: WordLimit): boolean {
  const tokens = clean(answer)
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ' ')
    .replace(/(?<=[£$€¥]) (?=\d)/g, '')
    .split(' ')
    .map(trimSigns)
    .filter((token) => /[\p{L}\p{N}]/u.test(token));
  if (!number) return tokens.length > words;
  const numbers = tokens.filter((token, at) => isFigures(token) && !isFigures(tokens[at - 1] ?? ''));
  const spelled = tokens.filter((token) => !isFigures(token));
  const isNumberInWords = numbers.length === 0 && spelled.some(isNumberPart) && spelled.every(belongsToNumber);
  return isNumberInWords ? false : spelled.length > words || numbers.length > 1;
}

const isNumberPart = (token: string) => token.split('-').some(isNumberWord);
const belongsToNumber = (token: string) => isNumberPart(token) || ['and', 'a', 'point'].includes(token);

/** £36, 6.30, 10%, 19th, 7.15pm, 15km, 19/6: one number. Figures in groups (0161 496 0000) are one number too. */
const isFigures = (token: string) =>
  figure(token) !== null ||
  ordinalFigure(token) !== null ||
  /^[£$€¥+-]*\d[\d.,:/-]*([ap]\.?m\.?|%|[£$€¥]|°c?|km|kg|cm|mm|ml|[mgplks]|s)?$/.test(token);
