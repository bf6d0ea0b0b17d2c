import { fitsValue } from './fits.ts';
import type { SaidNumber } from './said-numbers.ts';
import { isMixed, type Sheet } from './sheet/sheet.ts';

/** Numbers a writer may have worked out from the figure: changes of a row, gaps between rows, sums and shares. */
export type WorkedOut = 'change' | 'gap' | 'sum' | 'share';
export const ALL_KINDS: WorkedOut[] = ['change', 'gap', 'sum', 'share'];

const known = (values: (number | null | undefined)[]) => values.filter((value): value is number => value != null);
const pairs = (values: number[]) => values.flatMap((a, i) => values.slice(i + 1).map((b): [number, number] => [a, b]));
const sumOf = (values: number[]) => values.reduce((all, value) => all + value, 0);
const partsOf = (sheet: Sheet) => sheet.rows.flatMap((row, r) => (row.total ? [] : [r]));
const alike = (sheet: Sheet) => sheet.units.every((unit) => unit.text === sheet.units[0]!.text) || sheet.timed;

/** The whole of a row or of a column, or two parts of one: told without a word for it now and then. */
export function addsUp(number: SaidNumber, sheet: Sheet, parts: 'whole' | 'pairs', only?: number): boolean {
  const values = (c: number) => known(partsOf(sheet).map((r) => sheet.values[r]![c]));
  const sums = (c: number) => [
    ...(sheet.units[c]!.percent ? [] : [sumOf(values(c))]),
    ...(parts === 'pairs' ? pairs(values(c)).map(([a, b]) => a + b) : []),
  ];
  const columns = only === undefined ? sheet.columns.map((_, c) => c) : [only];
  return (
    sheet.rows.some((_, r) => wholeOf(sheet, r).some((value) => fitsValue(number, value, sheet.units[0]!, 0))) ||
    columns.some((c) => sums(c).some((value) => fitsValue(number, value, sheet.units[c]!, 0)))
  );
}

/** All of one row, where amounts of one kind can be added: 19 hours of housework a week. */
const wholeOf = (sheet: Sheet, row: number) =>
  alike(sheet) && !sheet.units[0]!.percent ? [sumOf(known(sheet.values[row]!))] : [];
export const isWholeRow = (number: SaidNumber, sheet: Sheet, row: number): boolean =>
  !sheet.timed && wholeOf(sheet, row).some((value) => fitsValue(number, value, sheet.units[0]!, 0));

/** "Buses and bicycles accounted for 51%": what those named come to in one column. */
export const isSumOf = (number: SaidNumber, sheet: Sheet, rows: number[]): boolean =>
  rows.length > 1 &&
  sheet.columns.some((_, c) =>
    fitsValue(number, sumOf(known(rows.map((r) => sheet.values[r]![c]))), sheet.units[c]!, sheet.blur),
  );

/** Does anything worked out explain the number? With `row`: something in which this row has a part. */
export function explained(number: SaidNumber, sheet: Sheet, kinds: WorkedOut[] = ALL_KINDS, row?: number): boolean {
  const rows = row === undefined ? sheet.rows.map((_, i) => i) : [row];
  const parts = row === undefined ? partsOf(sheet) : [row];
  const has = (kind: WorkedOut) => kinds.includes(kind);
  // Shares and amounts of a mixed table have nothing to do with each other.
  const usable = sheet.columns.flatMap((_, c) =>
    isMixed(sheet) && sheet.units[c]!.percent !== number.percent ? [] : [c],
  );
  const along = (r: number) => known(usable.map((c) => sheet.values[r]![c]));
  const columns = usable.map((c) => {
    const values = known(partsOf(sheet).map((r) => sheet.values[r]![c]));
    const own = row === undefined ? null : (sheet.values[row]![c] ?? null);
    const sum = sumOf(values);
    const owned = rows.flatMap((r) => known([sheet.values[r]![c]]));
    return { sum, owned, couples: pairs(values).filter(([a, b]) => own === null || a === own || b === own) };
  });
  const couples = [
    ...(has('change') ? rows.flatMap((r) => pairs(along(r))) : []),
    ...(has('gap') ? columns.flatMap((column) => column.couples) : []),
  ];
  const amounts = [
    ...couples.map(([a, b]) => a - b),
    ...(has('sum') ? parts.flatMap((r) => [...wholeOf(sheet, r), ...someOf(along(r))]) : []),
    ...(has('sum') ? columns.flatMap((column) => [column.sum, ...column.couples.map(([a, b]) => a + b)]) : []),
    ...(has('share') ? columns.flatMap(({ sum, owned }) => owned.map((value) => sum - value)) : []),
  ];
  const loose: SaidNumber = { ...number, how: number.how === 'exact' ? 'exact' : 'about' };
  const unit = { ...sheet.units[0]!, percent: false };
  if (amounts.some((value) => fitsValue(loose, value, unit, sheet.blur))) return true;
  const rates = [
    ...couples.flatMap(([a, b]) => [(100 * (b - a)) / a, (100 * (a - b)) / b, b / a, a / b]),
    ...(has('share') ? columns.flatMap(({ sum, owned }) => owned.map((value) => (100 * value) / (sum || 1))) : []),
  ];
  return (
    (number.percent || number.ratio) &&
    rates.some(
      (rate) =>
        Math.abs(Math.abs(rate) - number.value) <= Math.max(0.5, (loose.how === 'about' ? 0.12 : 0.035) * number.value),
    )
  );
}

/** A few cells of one row that a reader adds: print, e-book and audiobook of one year. */
const someOf = (values: number[]) =>
  values.length > 8 || values.length < 3
    ? []
    : [...Array(2 ** values.length).keys()]
        .filter((mask) => mask.toString(2).replaceAll('0', '').length >= 2)
        .map((mask) => sumOf(values.filter((_, i) => mask & (1 << i))));

const CHANGE =
  /\b(?:rose|risen|grew|grown|increased?|climbed|fell|fallen|dropped?|declined?|decreased?|gained|lost|added|adding|losing|gaining|shed|(?:rise|increase|growth|gain|jump|fall|drop|decrease|decline|loss|reduction|change)(?:e?s)?,? of)\s+(?:(?:by|about|around|some|only|just|a|nearly|almost|over|more than|less than|between|between [€£$]?[\d.]+%?(?: points?)? and)\s+){0,3}[€£$]?$/i;
const GAP =
  /\b(?:difference|gap|margin|lead|spread|span|range|distance)\b(?:[^.;:,\d]{0,60}|[^.;:,]{0,70} (?:from|of|by)\b[^.;:,]{0,40})$/i;
const GAP_AFTER =
  /^\s?(?:(?!(?:was|were|is|are|had|and|or|but|while|than|in|of|at|by|to|with|for)\b)[\w°]+\s+){0,2}(?:more|fewer|less|higher|lower|further|extra|behind|ahead|above|below|short of|apart|clear of|warmer|colder|older|younger|longer|shorter|difference|gap)\b/i;
/** "4,000 tonnes per decade": how fast something changes. */
const RATE = /^(?:\s[a-z]+){0,3}\s(?:per|an?|each|every)\s(?:decade|year|month|week|day|hour)\b/i;
const BY = /\bby\s+(?:\w+\s+){0,2}[€£$]?$/i;
/** "Coaches were used by 21% and trains by 16%": who did it, and not by how much. */
const PASSIVE =
  /\b(?:used|chosen|named|mentioned|preferred|visited|owned|read|taken|favou?red|selected|liked|bought|watched|cited|practised|played|shared|supported|reported|studied|enjoyed)\s+by\b/i;
const SUM =
  /\b(?:together(?! with)|combined|in all|altogether|add(?:ed|ing|s)?|sums?|the two|the three|all of (?:them|these))\b/i;
const SUM_AFTER = /^[^.;,]{0,30}\b(?:together(?! with)|combined|in all|altogether|in total)\b/i;
/** A whole that the sentence takes parts of: "of some 250,000 copies sold, nine in ten were on paper". */
const PARTITIVE =
  /(?:(?:^|[,:(])\s*of\s+(?:(?:the|some|these|those|its|their|all|about|around)\s+){1,2}|\bout of\s+(?:\w+\s+)?|\d%?(?: (?:million|thousand|billion))? of (?:the|its|their|these|those|all)\s+(?:(?:some|about|around|roughly|total of)\s+)?[€£$]?)$/i;

/** What the words around a number allow it to be besides a value of the figure. */
export function kindsAllowed(text: string, number: SaidNumber, numbers: SaidNumber[], sheet: Sheet): WorkedOut[] {
  const own = kindsOf(text, number, sheet);
  // "Rose by 5% in the first decade, 2% in the second", "lost 4,000 and the East 3,000": the verb is said once.
  const last = numbers.filter((one) => one.end <= number.start).at(-1);
  if (own.length || !last || VALUE_VERB.test(text.slice(last.end, number.start))) return own;
  return kindsAllowed(text, last, numbers, sheet).filter((kind) => kind === 'change' || kind === 'gap');
}

const VALUE_VERB =
  /[;:]|\b(?:to|from|at|is|are|was|were|be|been|had|has|have|stood|reach\w*|account\w*|made|makes?|with|hit|while|whereas|but|which|rose|fell|grew|climbed|dropped|increased|decreased|declined)\b/i;

function kindsOf(text: string, { start, end, derived }: SaidNumber, { timed }: Sheet): WorkedOut[] {
  const before = text
    .slice(0, start)
    .replace(/(?<=\d),(?=\d)/g, '')
    .split(/;|\b(?:while|whereas)\b/)
    .at(-1)!;
  const after = text.slice(end);
  const gap = GAP.test(before) || GAP_AFTER.test(after);
  const change = timed && (CHANGE.test(before) || RATE.test(after)) && !gap;
  const sum = SUM.test(before) || SUM_AFTER.test(after) || PARTITIVE.test(before);
  const open = derived && !change && !gap;
  return [
    ...(change || gap || open ? ['change' as const] : []),
    ...(gap || open || (BY.test(before) && !PASSIVE.test(before) && !change) ? ['gap' as const] : []),
    ...(sum ? ['sum' as const] : []),
    ...(open ? ['share' as const] : []),
  ];
}
