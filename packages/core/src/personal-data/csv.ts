/** Tables for people: a spreadsheet opens them, and nothing in them is a formula. */

export type Cell = string | number | boolean | null | undefined | object;

/** A spreadsheet would work out what begins so; with an apostrophe in front it shows it as it was written. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
