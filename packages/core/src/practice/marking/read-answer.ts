import { clean, trimSigns } from './language/clean.ts';
import { figure, joinNumbers, ordinalFigure, ordinalToken } from './language/numbers.ts';
import { oneSpelling } from './language/spelling-pairs.ts';

/** A typed answer, read: what it says no longer depends on how it was typed. */
export type Reading = {
  /** Cleaned, as typed otherwise. */
  text: string;
  /** Words and numbers in one spelling and one writing; a hyphen parts words as a space does. */
  tokens: string[];
  /** `£` of £7.50 or of 7.50 pounds; '' none. */
  currency: string;
  percent: boolean;
};

const CURRENCY_WORDS: Record<string, string> = {
  pound: '£',
  pounds: '£',
  gbp: '£',
  dollar: '$',
  dollars: '$',
  usd: '$',
  euro: '€',
  euros: '€',
  yuan: '¥',
  rmb: '¥',
};

/** Only after a number: "5 m" is five metres, "m" alone is a letter. */
const UNITS: Record<string, string> = Object.fromEntries(
  [
    'km kms kilometre kilometres kilometer kilometers',
    'm metre metres meter meters',
    'cm centimetre centimetres centimeter centimeters',
    'mm millimetre millimetres millimeter millimeters',
    'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes',
    'g gm gram grams gramme grammes',
    'l litre litres liter liters',
    'ml millilitre millilitres milliliter milliliters',
    'minutes mins min minute',
    'hours hrs hr hour',
    'p pence',
  ].flatMap((line) => line.split(' ').map((word, _, all) => [word, all[0] ?? word])),
);

export function readAnswer(answer: string): Reading {
  const text = clean(answer);
  const sign = /^[£$€¥]|[£$€¥]$/.exec(text.replace(/^["'(]+|["'.,)]+$/g, ''))?.[0] ?? '';
  const tokens = joinNumbers(wordsIn(text.replace(/[£$€¥]/g, ' '))).map(oneWriting);
  const last = tokens.at(-1) ?? '';
  const isAmount = tokens.length > 1 && isNumber(tokens.at(-2) ?? '');
  if (isAmount && last in CURRENCY_WORDS)
    return { text, tokens: tokens.slice(0, -1), currency: CURRENCY_WORDS[last] ?? '', percent: false };
  if (isAmount && (last === '%' || last === 'percent'))
    return { text, tokens: tokens.slice(0, -1), currency: sign, percent: true };
  return { text, tokens: tokens.map(unitAfterNumber), currency: sign, percent: false };
}

export const isNumber = (token: string): boolean => /^-?\d/.test(token);

/** Numbers are read before any sign is thrown away: 12.50 must not become 1250. */
function wordsIn(text: string): string[] {
  return text
    .replace(/\bper cent\b/g, 'percent')
    .replace(/&/g, ' and ')
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ' ')
    .split(' ')
    .flatMap(parts)
    .filter(Boolean);
}

function parts(raw: string): string[] {
  const half = /^(.*?)([ap])\.?m\.?[,;]?$/.exec(raw);
  if (half && (half[1] === '' || /^\d{1,2}([.:]\d\d)?$/.test(half[1] ?? '')))
    return [half[1] ?? '', `${half[2]}m`].filter(Boolean);
  const token = trimSigns(raw);
  if (figure(token) !== null) return [figure(token) ?? token];
  const ordinal = ordinalFigure(token);
  if (ordinal !== null) return [ordinalToken(ordinal)];
  const decade = /^(\d{2,4})'?s$/.exec(token);
  if (decade) return [`${decade[1]}s`];
  const measure = /^(-?[\d.,]*\d)(%|°?[a-z]{1,2})$/.exec(token);
  if (measure && figure(measure[1] ?? '') !== null && (measure[2] === '%' || (measure[2] ?? '') in UNITS))
    return [figure(measure[1] ?? '') ?? '', measure[2] ?? ''];
  // 19-06 is a date and 0161-496 a telephone number; only letters are parted at a hyphen.
  return /^[\d-]+$/.test(token) ? [token] : token.split('-').map(trimSigns);
}

/** A word in its one spelling; currency and unit words wait until their number is known. */
const oneWriting = (token: string): string => (isNumber(token) ? token : oneSpelling(token));

function unitAfterNumber(token: string, at: number, tokens: string[]): string {
  return at > 0 && isNumber(tokens[at - 1] ?? '') ? (UNITS[token] ?? token) : token;
}
