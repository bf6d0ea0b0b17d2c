import { cardinal, decade, ordinal, year } from './numbers.ts';

/** Dates, years and times of day. */

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const MONTH = `(${MONTHS.join('|')}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b\\.?)`;
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?:,? ((?:1[1-9]|20)\\d\\d)\\b)?';

const DAY_MONTH = new RegExp(`\\b(the )?${DAY} (?:of )?${MONTH}(?![a-z])${YEAR}`, 'g');
const MONTH_DAY = new RegExp(`\\b${MONTH} (the )?${DAY}(?![\\d:%]|\\.\\d)${YEAR}`, 'g');
const IN_FIGURES = /\b(\d{1,2})\/(\d{1,2})(?:\/((?:1[1-9]|20)\d\d))?\b/g;

const fullMonth = (name: string) => MONTHS.find((month) => month.startsWith(name.slice(0, 3))) ?? name;
const spokenDate = (day: string, month: string, ofYear?: string) =>
  `the ${ordinal(Number(day))} of ${month}${ofYear ? `, ${year(Number(ofYear))}` : ''}`;

export function dates(text: string): string {
  return text
    .replace(DAY_MONTH, (_, _the, day, month, ofYear) => spokenDate(day, fullMonth(month), ofYear))
    .replace(
      MONTH_DAY,
      (_, month, _the, day, ofYear) =>
        `${fullMonth(month)} the ${ordinal(Number(day))}${ofYear ? `, ${year(Number(ofYear))}` : ''}`,
    )
    .replace(IN_FIGURES, (found, day, month, ofYear) => {
      const name = MONTHS[Number(month) - 1];
      // 1/2 alone is a half, 24/7 is no date at all.
      if (!name || Number(day) > 31 || Number(day) === 0 || (!ofYear && Number(day) < Number(month))) return found;
      return spokenDate(day, name, ofYear);
    });
}

/** A bare four-figure number reads as a year unless something is being counted or named by it. */
const NOT_A_YEAR =
  /(?:\b(?:number|room|flat|flight|code|pin|extension|ext|reference|ref|page|bus|train|to spend|about|over|nearly|almost|roughly|around|than) )$/i;
const COUNTED =
  /^ (?:people|visitors|words|metres|meters|kilometres|miles|pounds|dollars|euros|students|copies|tonnes|kilos|species|plants|seats|times|hours|square|years|households|km|m|kg|g)\b/;

export function years(text: string): string {
  return text
    .replace(/\b((?:1[1-9]|20)\d0)['’]?s\b/g, (_, first) => decade(Number(first)))
    .replace(/['’](\d0)s\b/g, (_, tens) => decade(1900 + Number(tens)).split(' ')[1] ?? '')
    .replace(
      /\b((?:1[1-9]|20)\d\d) ?[-–—] ?((?:1[1-9]|20)?\d\d)\b(?![,\d])/g,
      (_, from, to) => `${year(Number(from))} to ${year(Number(to.length === 2 ? from.slice(0, 2) + to : to))}`,
    )
    .replace(/(?<![\d.,£$€])\b((?:1[1-9]|20)\d\d)\b(?![\d%]|[.,]\d)/g, (found, value, at: number) =>
      NOT_A_YEAR.test(text.slice(0, at)) || COUNTED.test(text.slice(at + 4)) ? found : year(Number(value)),
    );
}

const HALF = '(?: ?([ap])\\.?m\\b\\.?)';

export function times(text: string): string {
  return (
    text
      // A full stop that ends the sentence is not part of "p.m."
      .replace(/\b([ap])\.m\.(?=\s+[A-Z]|\s*$)/g, '$1m.')
      .replace(new RegExp(`\\b(\\d{1,2})[.:](\\d\\d)${HALF}`, 'g'), (found, hour, minute, half) =>
        clock(found, hour, minute, half),
      )
      .replace(new RegExp(`\\b(\\d{1,2})${HALF}`, 'g'), (found, hour, half) => clock(found, hour, '', half))
      .replace(/\b(\d{1,2}):(\d\d)\b(?!:)/g, (found, hour, minute) => clock(found, hour, minute))
      .replace(
        /\b(at|from|until|till|before|after|between|by) (\d{1,2})\.([0-5]\d)\b(?! ?(?:%|km|m|kg|per|metres|pounds|million))/gi,
        (found, word, hour, minute) => `${word} ${clock(found.slice(word.length + 1), hour, minute)}`,
      )
  );
}

/** 7, 05, p → seven oh five P M */
function clock(found: string, hour: string, minute: string, half?: string): string {
  const [h, m] = [Number(hour), Number(minute)];
  if (h > 24 || m > 59) return found;
  const stop = half && found.endsWith('m.') && !/[ap]\.m\.$/.test(found) ? '.' : '';
  const after = half ? ` ${half.toUpperCase()} M${stop}` : '';
  if (m > 0) return `${cardinal(h)} ${m < 10 ? `oh ${cardinal(m)}` : cardinal(m)}${after}`;
  if (half || minute === '') return `${cardinal(h)}${after}`;
  return h > 12 || h === 0 ? `${cardinal(h)} hundred` : `${cardinal(h)} o'clock`;
}
