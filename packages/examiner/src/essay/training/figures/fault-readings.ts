import { fits, fitsValue } from '../../figures/fits.ts';
import { distinct, mentionsIn } from '../../figures/mentions.ts';
import { type SaidNumber, saidNumbers } from '../../figures/said-numbers.ts';
import { type Sheet, sheetOf } from '../../figures/sheet/sheet.ts';
import { addsUp, explained } from '../../figures/worked-out.ts';
import type { EssayRequest } from '../../report.ts';
import { readEssay, type Sentence } from '../../text/essay-text.ts';

/**
 * What a wrong number may still be true of. Decided by the values of the figure and the names in the text alone, and not
 * by what the check can find: one reading is left where no value, and nothing worked out, makes the number true, or where
 * all that do belong to rows or columns that the sentence does not name though it names others.
 */
export type Reading = 'none' | 'not named' | 'a name' | 'same row' | 'same column' | 'elsewhere' | 'worked out';
export const ONE_READING: Reading[] = ['none', 'not named'];
export const READINGS: Record<Reading, string> = {
  none: 'one reading: no value of the figure, and nothing worked out from it, is like it',
  'not named':
    'one reading: the values like it belong to rows or columns the sentence does not name, though it names others',
  'same row': 'open: another value of a row that is named, at a time or in a group that is not settled',
  'same column': 'open: another value of the same column, of a row that is named too',
  elsewhere: 'open: a value elsewhere, and the sentence does not say of what it speaks',
  'worked out': 'open: a sum, a difference, a change or a share comes to it',
  'a name': 'no value: a number in a name, such as an age',
};

type Fault = { at: number; from: string; to: string };
type Cell = { sheet: Sheet; row: number; column: number };

export function readingOf(essay: string, figure: EssayRequest['figure'], { at, from, to }: Fault): Reading {
  const spoilt = essay.slice(0, at) + to + essay.slice(at + from.length);
  const sheets = [figure ?? []].flat().flatMap(sheetOf);
  const before = cellsLike(essay, sheets, at, from);
  if (!before.length && sheets.some((sheet) => isInName(sheet, Number(from.replaceAll(',', ''))))) return 'a name';
  const cells = cellsLike(spoilt, sheets, at, to);
  if (!cells.length) {
    const text = sentenceAt(spoilt, at);
    const number = (sheet: Sheet) => numberIn(text, sheet, at, to);
    const overParts = (sheet: Sheet) =>
      sheet.part?.sums.some((sum) => fitsValue(number(sheet), sum, sheet.units[0]!, 0));
    const derived = sheets.some(
      (sheet) => explained(number(sheet), sheet) || addsUp(number(sheet), sheet, 'pairs') || overParts(sheet),
    );
    return derived ? 'worked out' : 'none';
  }
  const open = cells.filter((cell) => isOpen(spoilt, at, cell));
  if (!open.length) return 'not named';
  const shares = (key: 'row' | 'column') =>
    open.some((cell) => before.some((one) => one.sheet.rows === cell.sheet.rows && one[key] === cell[key]));
  return shares('row') ? 'same row' : shares('column') ? 'same column' : 'elsewhere';
}

const sentenceAt = (essay: string, at: number): Sentence =>
  readEssay(essay).sentences.find((one) => one.start <= at && one.end > at)!;

/** The number as the check reads it, or bare where it is taken for no value. */
function numberIn({ text, start }: Sentence, sheet: Sheet, at: number, digits: string): SaidNumber {
  const read = saidNumbers(text, () => false, sheet).find((one) => one.start <= at - start && one.end > at - start);
  const bare = {
    text: digits,
    start: at - start,
    end: at - start + digits.length,
    value: Number(digits.replaceAll(',', '')),
  };
  const plain = {
    times: 1,
    percent: false,
    how: 'exact',
    derived: false,
    ratio: false,
    rounded: 0,
    unit: '',
    large: false,
  } as const;
  return read ?? { ...bare, ...plain };
}

function cellsLike(essay: string, sheets: Sheet[], at: number, digits: string): Cell[] {
  const sentence = sentenceAt(essay, at);
  return sheets.flatMap((sheet) => {
    const number = numberIn(sentence, sheet, at, digits);
    return sheet.rows.flatMap((_, row) =>
      sheet.columns.flatMap((_, column) => (fits(number, sheet, row, column) ? [{ sheet, row, column }] : [])),
    );
  });
}

const isInName = (sheet: Sheet, value: number) =>
  [...sheet.rows, ...sheet.columns].some(({ name }) => (name.match(/\d+/g) ?? []).map(Number).includes(value)) ||
  sheet.wording.includes(value);

/** May the sentence speak of this row and column? One that names none goes on about what its paragraph has named. */
function isOpen(essay: string, at: number, { sheet, row, column }: Cell): boolean {
  const sentence = sentenceAt(essay, at);
  const earlier = readEssay(essay).sentences.filter(
    (one) => one.paragraph === sentence.paragraph && one.start < sentence.start,
  );
  const here = mentionsIn(sentence.text, sheet);
  const named = distinct(here.rows);
  const rows = named.length ? named : earlier.flatMap(({ text }) => distinct(mentionsIn(text, sheet).rows));
  const rowOpen = !rows.length || rows.includes(row) || here.partials.some((one) => one.rows.includes(row));
  const columns = distinct(here.columns);
  // In time a sentence moves on from the moment it names.
  return rowOpen && (sheet.timed || !columns.length || columns.includes(column));
}
