import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { NO_AMOUNT, numbersOf } from './figures.ts';

const OVERALL = /^\W*(?:overall|in general|generally speaking|on the whole)\b/i;
/** A share, a fraction or a large number: "3 of the 5 brands" counts what is drawn. */
const IS_DATUM = /[%£$€.,]\d|%|\d{3}/;

/** An overview that holds figures says details before the whole. */
export function numbersInOverview(facts: Facts): Point[] {
  const { structure } = facts;
  const found = structure.flatMap((one) => {
    const own = inside(facts, one);
    const from = own.findIndex(({ text }) => OVERALL.test(text));
    // Behind the opener only a paragraph of its own is still the overview.
    const overview = from < 0 ? [] : one.role === 'overview' ? own.slice(from) : [own[from]!];
    return overview.filter(({ text }) => !NO_AMOUNT.test(text) && figuresOf(text).length > 0);
  })[0];
  if (!found) return [];
  const figures = figuresOf(found.text).slice(0, 2);
  return [
    weakness(
      0.36,
      `概述的这一句里有具体数字（${figures.join('、')}）。`,
      `This sentence of the overview gives ${figures.length > 1 ? 'figures' : 'a figure'} (${figures.join(', ')}).`,
      quote(found),
      {
        zh: '7 分的概述只用文字说出整体：谁最高、谁最低、总的变化；数字留给写细节的段落。',
        en: 'A 7 puts the whole into words here (highest, lowest, overall change) and keeps the figures for the paragraphs of details.',
      },
    ),
  ];
}

const figuresOf = (text: string): string[] =>
  numbersOf(text)
    .map((one) => one.replace(/[.,]$/, ''))
    .filter((one) => IS_DATUM.test(one));
