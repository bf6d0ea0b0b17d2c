import { clean, trimSigns } from './language/clean.ts';
import { closedWord } from './language/compounds.ts';
import { joinFractions } from './language/fractions.ts';
import { figure, isNumber, joinNumbers, ordinalFigure, ordinalToken } from './language/numbers.ts';
import { oneSpelling } from './language/spelling-pairs.ts';
import { isCurrencyWord, isUnit, moneyInFull, readAmounts, unitAfterNumber, unitsInOneWord } from './language/units.ts';

/** A typed answer, read: what it says no longer depends on how it was typed. */
export type Reading = {
  written: string;
  /** Cleaned, as typed otherwise. */
  text: string;
  /** Words and numbers in one spelling and one writing; a hyphen parts words as a space does. */
  tokens: string[];
  /** The same with well-being as wellbeing; like `tokens` where there is nothing to close. */
  closed: string[];
  /** `£` of £7.50 or of 7.50 pounds; '' none; several signs together are no currency that anything costs. */
  currency: string;
  percent: boolean;
};

export function readAnswer(written: string): Reading {
  const text = clean(written);
  const signs = text.match(/[£$€¥]/g) ?? [];
  const words = spacedWords(moneyInFull(text.replace(/\bus\$/g, '$')).replace(/[£$€¥]/g, ' '));
  const { tokens, signs: named, percent } = readAmounts(tokensOf(words, parted));
  const closed = readAmounts(tokensOf(words, (word) => closedParts(word))).tokens;
  const currency = [...new Set([...signs, ...named])].join('');
  return { written, text, tokens: tokens.map(unitAfterNumber), closed: closed.map(unitAfterNumber), currency, percent };
}

/** Numbers are read before any sign is thrown away: 12.50 must not become 1250. */
const spacedWords = (text: string): string[] =>
  unitsInOneWord(text)
    .replace(/&/g, ' and ')
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ' ')
    .replace(/(\d) (st|nd|rd|th)\b/g, '$1$2')
    .split(' ');

const tokensOf = (words: string[], partsOf: (word: string) => string[]): string[] =>
  joinFractions(joinNumbers(words.flatMap(partsOf).filter(Boolean))).map(oneWriting);

/** Currency and unit words wait until their number is known. */
const oneWriting = (token: string): string => (isNumber(token) ? token : oneSpelling(token));

function closedParts(raw: string): string[] {
  const closed = closedWord(trimSigns(raw));
  return closed ? [closed] : parted(raw);
}

/** What follows a figure without a space and is a word of its own: 15km, 45gbp, 8people. Shorter letters may be a code. */
const standsAlone = (rest: string) => rest === '%' || isUnit(rest) || isCurrencyWord(rest) || /^[a-z]{4,}$/.test(rest);

function parted(raw: string): string[] {
  const half = /^(.*?)([ap])\.?m[.,;]*$/.exec(raw);
  if (half && (half[1] === '' || /^\d{1,2}([.:]\d\d)?$/.test(half[1] ?? '')))
    return [figure(half[1] ?? '') ?? half[1] ?? '', `${half[2]}m`];
  const token = trimSigns(raw);
  if (figure(token) !== null) return [figure(token) ?? token];
  const ordinal = ordinalFigure(token);
  if (ordinal !== null) return [ordinalToken(ordinal)];
  const decade = /^(\d{2,4})'?s$/.exec(token);
  if (decade) return [`${decade[1]}s`];
  const measure = /^(-?[\d.,]*\d)(%|[a-z/]+)$/.exec(token);
  const number = figure(measure?.[1] ?? '');
  if (measure && number !== null && standsAlone(measure[2] ?? '')) return [number, measure[2] ?? ''];
  // 19-06 is a date and 0161-496 a telephone number; only words are split at a hyphen.
  return /^[\d-]+$/.test(token)
    ? [token]
    : token.split('-').flatMap((part) => figure(trimSigns(part)) ?? trimSigns(part));
}
