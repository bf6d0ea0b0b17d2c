import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Comes, PersonalTable, Row } from './personal-data.ts';
import { columnsOf } from './tables.ts';

/** What a row must look like that comes from a file which anybody could have changed. */

const LONGEST_TEXT = 200_000;
const LONGEST_LIST = 20_000;
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2200-01-01'];
const DAY_MS = 86_400_000;

/** The column in which a row differs from what its table holds; null: it fits. */
export function misfit(table: PersonalTable, comes: Comes, row: Row, now: Date): string | null {
  const columns = columnsOf(table.table);
  const known = new Set(columns.map(({ name }) => name));
  const withheld = new Set(table.withheld);
  for (const name of Object.keys(row)) if (!known.has(name) || withheld.has(name)) return name;
  for (const column of columns) {
    const { name } = column;
    if (withheld.has(name) || name in (comes.instead ?? {})) continue;
    const value = row[name];
    if (value === undefined ? column.notNull && !column.hasDefault : !fits(column, comes, value, now)) return name;
  }
  return comes.fits && !comes.fits(row) ? 'row' : null;
}

function fits(column: PgColumn, comes: Comes, value: unknown, now: Date): boolean {
  const allowed = comes.oneOf?.[column.name];
  if (allowed) return allowed.includes(value as string);
  if (column.columnType === 'PgJsonb') return isClean(value) && (comes.json?.[column.name]?.(value) ?? false);
  if (value === null) return !column.notNull;
  if (value === -1 && comes.orNone?.includes(column.name)) return true;
  return isOf(column, value, now);
}

function isOf(column: PgColumn, value: unknown, now: Date): boolean {
  switch (column.columnType) {
    case 'PgArray': {
      const { baseColumn } = column as unknown as { baseColumn: PgColumn };
      return Array.isArray(value) && value.length <= LONGEST_LIST && value.every((one) => isOf(baseColumn, one, now));
    }
    case 'PgText':
      return isText(value) && (!column.enumValues?.length || column.enumValues.includes(value as string));
    case 'PgBoolean':
      return typeof value === 'boolean';
    case 'PgBigInt53':
      return Number.isSafeInteger(value) && Number(value) >= 0;
    case 'PgInteger':
      return isWhole(value, 2 ** 31, column.default === -1);
    case 'PgSmallInt':
      return isWhole(value, 2 ** 15, column.default === -1);
    case 'PgReal':
      return isFiniteNumber(value) && value >= 0;
    case 'PgDoublePrecision':
      return isFiniteNumber(value);
    case 'PgNumericNumber':
      return isBand(value);
    case 'PgTimestamp':
      return isMoment(value, now);
    case 'PgDateString':
      return isDay(value);
    default:
      return false;
  }
}

/** One that is in the calendar: the database refuses a thirtieth of February, and cannot say where it stood. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) && value >= FIRST_DAY && value < LAST_DAY;
}

/** Counts and seconds; -1 says "none" where a column begins with it. */
const isWhole = (value: unknown, beyond: number, orNone: boolean): boolean =>
  Number.isInteger(value) && Number(value) >= (orNone ? -1 : 0) && Number(value) < beyond;
const isFiniteNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Every number with a fraction that is kept exactly is a band, or -1. */
const isBand = (value: unknown): boolean =>
  value === -1 || (typeof value === 'number' && value >= 0 && value <= 9 && Number.isInteger(value * 2));

/** PostgreSQL cannot store NUL, and a lone surrogate is not a character. */
const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= LONGEST_TEXT && !value.includes('\0') && value.isWellFormed();

const isClean = (value: unknown): boolean => {
  const text = JSON.stringify(value) ?? '';
  return !text.includes('\\u0000') && !/\\ud[89a-f]/i.test(text);
};

/** What was done is not done tomorrow: a day of grace for clocks that differ. */
function isMoment(value: unknown, now: Date): boolean {
  const at = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value) && Date.parse(value);
  return (
    at !== false && isDay(String(value).slice(0, 10)) && at >= Date.parse(FIRST_DAY) && at <= now.getTime() + DAY_MS
  );
}
