import type { SaidNumber } from './said-numbers.ts';
import type { Sheet, Unit } from './sheet/sheet.ts';

/** Does a number, as said, stand for a value of the figure? */
export function fits(number: SaidNumber, sheet: Sheet, row: number, column: number): boolean {
  const value = sheet.values[row]![column];
  const unit = sheet.units[column]!;
  if (value == null || (number.percent && !unit.percent)) return false;
  return fitsValue(number, value, unit, sheet.blur);
}

export const anyCell = (number: SaidNumber, sheet: Sheet): boolean =>
  sheet.values.some((row, r) => row.some((_, c) => fits(number, sheet, r, c)));

/**
 * The number as said, or with the unit of the axis: 12,400 and 12.4 for thousands, £18 million and 18 for millions. Where
 * a figure does not say what it counts in, 420,000 beside a printed 420 is the same number. A loss or a frost is told
 * without its sign: "12 degrees below zero".
 */
export function fitsValue(number: SaidNumber, value: number, unit: Unit, blur: number): boolean {
  const shared = number.sharedTimes ?? 1;
  const said = number.value * number.times;
  const isNamed = unit.scale > 1 || unit.percent || /[a-z]/i.test(unit.text);
  const scales = isNamed ? [unit.scale] : [1, 1e3, 1e6, 1e9];
  const readings = [
    ...scales.map((scale) => said / scale),
    ...(shared > 1 ? scales.map((scale) => (said * shared) / scale) : []),
    ...(number.times === 1 ? [said] : []),
  ];
  return readings.some((one) => near(number, one, Math.abs(value), blur));
}

function near({ how, rounded }: SaidNumber, said: number, value: number, blur: number): boolean {
  // A picture can be read to a fiftieth of its axis, but never to half of a small value.
  const slack = Math.max(Math.min(blur, 0.12 * value), rounded * value, 1e-9);
  if (how === 'about') return Math.abs(value - said) <= Math.max(slack, 0.12 * value);
  if (how === 'above') return value >= said - slack && value <= said * 1.3 + slack;
  if (how === 'below') return value <= said + slack && value >= said * 0.75 - slack;
  return Math.abs(value - said) <= slack;
}
