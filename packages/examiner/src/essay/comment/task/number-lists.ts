import type { Both, EssayRequest } from '../../report.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { COMPARING } from '../signals.ts';

/** Numbers one after another are a list; a comparison says how they stand to each other. */
export function listPoints({ essay, request, bands }: Facts): Point[] {
  if (bands.criteria.tr.band >= 7) return [];
  const listing = essay.sentences.filter(
    (one) =>
      numbersIn(one).length >= 3 && !COMPARING.test(one.text) && !RELATED.test(one.text) && !NO_LIST.test(one.text),
  );
  const known = listing.flatMap((one) => {
    // Without its unit a number of millions would be wrong.
    const bare = !/\b(?:million|thousand|billion)\b|[%£$€]/i.test(one.text);
    const change = bare ? changeIn(numbersIn(one), rowsOf(request)) : null;
    return change ? [{ one, change }] : [];
  })[0];
  const one = known?.one ?? listing.find((other) => !isLevel(numbersIn(other)));
  if (!one) return [];
  const advice: Both = known
    ? {
        zh: `只留首尾两个数字，再说出它们的关系：${known.change}。`,
        en: `Keep the first and the last number and say what they mean: "${known.change}".`,
      }
    : {
        zh: '说出其中两个数字的关系：哪个更高，高多少。',
        en: 'Say how two of these numbers stand to each other: which is higher, and by how much.',
      };
  return [
    weakness(
      listing.length >= 2 ? 1.6 : 1.2,
      '这一句一个接一个地报数字，没有说它们之间的关系。',
      'This sentence gives one number after another and does not say how they stand to each other.',
      quote(one),
      advice,
    ),
  ];
}

/** "10,600, 10,700 and 10,500": none of them is higher to speak of. */
const isLevel = (numbers: number[]): boolean => Math.max(...numbers) <= 1.1 * Math.min(...numbers);

/** "Increased to 1,600" has said how they stand. */
const RELATED =
  /\ba little\b|\b(?:increas\w*|decreas\w*|rose|ris\w+|fell|fall\w*|grew|grow\w*|dropp?\w*|declin\w*|climb\w*|went|go(?:es)? (?:up|down)|chang\w+)\b/i;

/** A span, an age, a length of time, and what stands in brackets. */
const NO_LIST =
  /\bfrom\b.*\bto\b|\bby (?:about |around |only )?[£$€]?\d|\(|\d\s?[-–]\s?\d|\b(?:ages?d?|years? old|between|hours?|days?|weeks?|minutes?|degrees|metres?|meters?)\b/i;

/** Years, times of day, and the number in a name: "classroom 2". */
const NO_COUNT =
  /\b(?:19|20)\d\d\b|\d+[:.]\d\d ?[ap]\.?m|\d+ ?[ap]\.?m|\b(?:class ?room|room|stage|step|phase|floor|zone|building|hall|platform|gate|route|group) \d{1,2}\b(?![.,]\d| ?%)/gi;
/** What a sentence counts, without such numbers. */
const numbersIn = ({ text }: Sentence): number[] =>
  (text.replace(NO_COUNT, ' ').match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')));

/** The rows of every figure as plain numbers. */
function rowsOf({ figure }: EssayRequest): number[][] {
  return [figure ?? []].flat().flatMap((one) => {
    if (one.type === 'line' || one.type === 'bar')
      return one.series.map(({ values }) => values.filter((value): value is number => value !== null));
    if (one.type === 'table' && one.head.slice(1).every((head) => /^(?:19|20)\d\d$/.test(head)))
      return one.rows.map((row) => row.slice(1).map((cell) => Number(String(cell).replace(/[^\d.]/g, ''))));
    return [];
  });
}

/** The change in words, when all the numbers are one row's, in its order. */
function changeIn(numbers: number[], rows: number[][]): string | null {
  const row = rows.find((one) => {
    let at = -1;
    return numbers.every((value) => {
      at = one.indexOf(value, at + 1);
      return at >= 0;
    });
  });
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  // A list that begins in the middle of the row, or goes up and down, is not told by its ends.
  const ordered = numbers.every(
    (value, i) => i === 0 || Math.sign(value - numbers[i - 1]!) === Math.sign(last - first),
  );
  if (!row || first <= 0 || row[0] !== first || !ordered) return null;
  const show = (value: number) => value.toLocaleString('en-GB');
  const ends = `from ${show(first)} to ${show(last)}`;
  const times = last / first;
  if (times > 3.1) return `more than tripled, ${ends}`;
  if (times >= 2.9) return `roughly tripled, ${ends}`;
  if (times > 2.1) return `more than doubled, ${ends}`;
  if (times >= 1.9) return `roughly doubled, ${ends}`;
  if (times >= 1.08) return `rose ${ends}, an increase of ${show(Math.round((last - first) * 10) / 10)}`;
  if (times >= 0.32 && times <= 0.345) return `fell by two thirds, ${ends}`;
  if (times <= 0.3) return `fell by more than two thirds, ${ends}`;
  if (times < 0.47) return `fell by more than half, ${ends}`;
  if (times <= 0.53) return `roughly halved, ${ends}`;
  return times <= 0.92 ? `fell ${ends}, a decrease of ${show(Math.round((first - last) * 10) / 10)}` : null;
}
