import { isNumber } from './numbers.ts';

/** What follows a number: units of measure, money and percent. */

type Unit = { short: string[]; one: string[]; many: string[] };

/** Short forms, then the word for one, then for many. A short form stands for both. */
const UNITS = new Map(
  [
    'km kms : kilometre kilometer : kilometres kilometers',
    'm : metre meter : metres meters',
    'cm cms : centimetre centimeter : centimetres centimeters',
    'mm : millimetre millimeter : millimetres millimeters',
    'kg kgs kilo kilos : kilogram kilogramme : kilograms kilogrammes',
    'g gm gms : gramme gram : grammes grams',
    'l : litre liter : litres liters',
    'ml : millilitre milliliter : millilitres milliliters',
    'ft : foot : feet',
    'mi : mile : miles',
    'min mins : minute : minutes',
    'hr hrs : hour : hours',
    'sec secs : second : seconds',
    'wk wks : week : weeks',
    'yr yrs : year : years',
    'p : penny : pence',
    'c : celsius : celsius',
    'f : fahrenheit : fahrenheit',
    'kph kmh kmph : km/h : km/h',
  ].flatMap((line) => {
    const [short = [], one = [], many = []] = line.split(' : ').map((words) => words.split(' '));
    const unit: Unit = { short, one, many };
    return [...short, ...one, ...many].map((word): [string, Unit] => [word, unit]);
  }),
);

export const isUnit = (word: string): boolean => UNITS.has(word);

/**
 * Only after a number: "5 m" is five metres, "m" alone is a letter. In full the word must agree with its number:
 * `5 minute` is a slip in the plural. Below one both are heard: half a mile, 0.5 miles.
 */
export function unitAfterNumber(token: string, at: number, tokens: readonly string[]): string {
  const number = tokens[at - 1] ?? '';
  const unit = UNITS.get(token);
  if (!unit || !isNumber(number)) return token;
  const fitsBoth = unit.short.includes(token) || /^0\.|^[12]\/3$/.test(number);
  const isOne = fitsBoth ? number === '1' : unit.one.includes(token);
  return (isOne ? unit.one[0] : unit.many[0]) ?? token;
}

const SHORT_SCALES: Readonly<Record<string, string>> = { k: 'thousand', m: 'million', bn: 'billion' };

/** £2.5m is money and not metres. */
export const moneyInFull = (text: string): string =>
  text.replace(
    /([£$€¥] ?[\d.,]*\d) ?(k|m|bn)\b/g,
    (_, amount: string, scale: string) => `${amount} ${SHORT_SCALES[scale]}`,
  );

/** Units that take several words, in one. */
export const unitsInOneWord = (text: string): string =>
  text
    .replace(/\bper cent\b/g, 'percent')
    .replace(/\b(?:kilomet(?:re|er)s|kms?) (?:per|an) hour\b/g, 'km/h')
    .replace(/\bmiles (?:per|an) hour\b/g, 'mph')
    .replace(/ ?(?:°|\bdegrees) ?(?:c|celsius|centigrade)\b/g, ' celsius')
    .replace(/ ?(?:°|\bdegrees) ?(?:f|fahrenheit)\b/g, ' fahrenheit')
    .replace(/ ?°/g, ' degrees')
    .trim();

const CURRENCY_WORDS = new Map(
  ['£ pound pounds gbp', '$ dollar dollars usd', '€ euro euros eur', '¥ yuan rmb cny yen jpy'].flatMap((line) => {
    const [sign = '', ...words] = line.split(' ');
    return words.map((word) => [word, sign] as const);
  }),
);
export const isCurrencyWord = (word: string): boolean => CURRENCY_WORDS.has(word);
const SMALL_CHANGE = ['p', 'pence', 'cents'];

type Amounts = { tokens: string[]; signs: string[]; percent: boolean };

/** Takes `pounds` of `7.50 pounds` and `%` of `15 %` out of the tokens; `7 pounds 50` becomes `7.5`. */
export function readAmounts(tokens: readonly string[]): Amounts {
  const out: Amounts = { tokens: [], signs: [], percent: false };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const number = out.tokens.at(-1) ?? '';
    const sign = CURRENCY_WORDS.get(token);
    const isBefore = token.length === 3 && isNumber(tokens[at + 1] ?? '');
    if (sign && (isNumber(number) || isBefore)) {
      out.signs.push(sign);
      const change = isNumber(number) ? changeAfter(tokens, at + 1) : null;
      if (change && /^\d+$/.test(number)) out.tokens.splice(-1, 1, `${number}.${change.value}`.replace(/0+$/, ''));
      if (change && /^\d+$/.test(number)) at = change.last;
    } else if (isNumber(number) && (token === '%' || token === 'percent')) out.percent = true;
    else out.tokens.push(token);
  }
  return out;
}

/** `7 pounds 50`, `seven pounds and fifty pence` */
function changeAfter(tokens: readonly string[], from: number): { value: string; last: number } | null {
  const start = tokens[from] === 'and' ? from + 1 : from;
  const value = tokens[start] ?? '';
  const isNamed = SMALL_CHANGE.includes(tokens[start + 1] ?? '');
  if (!/^[1-9]\d$/.test(value) || (start > from && !isNamed)) return null;
  return { value, last: isNamed ? start + 1 : start };
}
