import { cardinal, decimal } from './numbers.ts';

/** Money, units, percentages, fractions. */

const COINS: Record<string, { one: string; many: string; small: string }> = {
  '£': { one: 'pound', many: 'pounds', small: 'pence' },
  $: { one: 'dollar', many: 'dollars', small: 'cents' },
  '€': { one: 'euro', many: 'euros', small: 'cents' },
};
const SIZES: Record<string, string> = { k: 'thousand', m: 'million', bn: 'billion', b: 'billion' };

export function money(text: string): string {
  return text
    .replace(
      /([£$€])(\d+(?:,\d{3})*(?:\.\d+)?) ?(k|m|bn|b|thousand|million|billion)\b/g,
      (_, sign, amount, size) => `${decimal(amount)} ${SIZES[size] ?? size} ${COINS[sign]?.many}`,
    )
    .replace(
      /([£$€])(\d+(?:,\d{3})*(?:\.\d\d?)?) ?[-–—] ?[£$€]?(\d+(?:,\d{3})*(?:\.\d\d)?)/g,
      (_, sign, from, to) => `${decimal(from)} to ${sum(sign, to)}`,
    )
    .replace(/([£$€])(\d+(?:,\d{3})*(?:\.\d\d)?)/g, (_, sign, amount) => sum(sign, amount))
    .replace(/\b(\d{1,2})p\b/g, (_, pence) => `${cardinal(Number(pence))} ${pence === '1' ? 'penny' : 'pence'}`);
}

/** £7.50 → seven pounds fifty */
function sum(sign: string, amount: string): string {
  const coin = COINS[sign];
  if (!coin) return amount;
  const [whole = '0', small = '00'] = amount.replaceAll(',', '').split('.');
  const [big, little] = [Number(whole), Number(small)];
  if (big === 0)
    return `${cardinal(little)} ${little === 1 ? coin.small.replace(/s$/, '').replace('pence', 'penny') : coin.small}`;
  const named = `${cardinal(big)} ${big === 1 ? coin.one : coin.many}`;
  return little === 0 ? named : `${named} ${cardinal(little)}`;
}

const UNITS: [string, string, string][] = [
  ['km/h|kph', 'kilometre an hour', 'kilometres an hour'],
  ['mph', 'mile an hour', 'miles an hour'],
  ['km²|sq km', 'square kilometre', 'square kilometres'],
  ['m²|sq m', 'square metre', 'square metres'],
  ['m³', 'cubic metre', 'cubic metres'],
  ['km', 'kilometre', 'kilometres'],
  ['cm', 'centimetre', 'centimetres'],
  ['mm', 'millimetre', 'millimetres'],
  ['kg', 'kilogram', 'kilograms'],
  ['mg', 'milligram', 'milligrams'],
  ['ml', 'millilitre', 'millilitres'],
  ['ha', 'hectare', 'hectares'],
  ['°C|℃', 'degree Celsius', 'degrees Celsius'],
  ['°F', 'degree Fahrenheit', 'degrees Fahrenheit'],
  ['°', 'degree', 'degrees'],
  ['mins?', 'minute', 'minutes'],
  ['hrs?', 'hour', 'hours'],
  ['m', 'metre', 'metres'],
  ['g', 'gram', 'grams'],
  ['l', 'litre', 'litres'],
];
const FIGURES = '(?<![\\d.])([-−]?)(\\d+(?:,\\d{3})*(?:\\.\\d+)?)';

export function units(text: string): string {
  let spoken = text;
  for (const [written, one, many] of UNITS) {
    const measure = new RegExp(`${FIGURES}([-–—]\\d+)? ?(?:${written})(?![\\p{L}\\d/²³])`, 'gu');
    spoken = spoken.replace(measure, (_, minus, amount, upTo) => {
      const range = upTo ? ` to ${cardinal(Number(upTo.slice(1)))}` : '';
      return `${minus ? 'minus ' : ''}${decimal(amount)}${range} ${amount === '1' && !upTo ? one : many}`;
    });
  }
  return spoken;
}

export const percentages = (text: string): string =>
  text
    .replace(
      /(\d+(?:\.\d+)?) ?[-–—] ?(\d+(?:\.\d+)?) ?%/g,
      (_, from, to) => `${decimal(from)} to ${decimal(to)} per cent`,
    )
    .replace(/(\d+(?:,\d{3})*(?:\.\d+)?) ?%/g, (_, amount) => `${decimal(amount)} per cent`);

const FRACTIONS: Record<string, [alone: string, after: string]> = {
  '½': ['a half', 'and a half'],
  '¼': ['a quarter', 'and a quarter'],
  '¾': ['three quarters', 'and three quarters'],
  '⅓': ['a third', 'and a third'],
  '⅔': ['two thirds', 'and two thirds'],
  '1/2': ['a half', 'and a half'],
  '1/4': ['a quarter', 'and a quarter'],
  '3/4': ['three quarters', 'and three quarters'],
  '1/3': ['a third', 'and a third'],
  '2/3': ['two thirds', 'and two thirds'],
};

export function fractions(text: string): string {
  return text
    .replace(/\b(\d+)[ -]?([½¼¾⅓⅔])/g, (_, whole, part) => `${cardinal(Number(whole))} ${FRACTIONS[part]?.[1]}`)
    .replace(/\b(\d+) ([123]\/[234])\b/g, (found, whole, part) =>
      FRACTIONS[part] ? `${cardinal(Number(whole))} ${FRACTIONS[part][1]}` : found,
    )
    .replace(/[½¼¾⅓⅔]|\b[123]\/[234]\b(?!\/)/g, (part) => FRACTIONS[part]?.[0] ?? part);
}
