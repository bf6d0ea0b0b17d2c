import { z } from 'zod';
import type { JsonRule } from './personal-data.ts';

/** What JSON in a row may look like that comes from a file which anybody could have changed. */

const record = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1e9;

/** As a schema of the contract has it: what is shown later has to fit it. */
export const fitsSchema =
  (schema: z.core.$ZodType): JsonRule =>
  (value) =>
    // Our own are a tenth of this; checking one holds everybody else up.
    JSON.stringify(value).length <= 500_000 && z.safeParse(schema, value).success;

export const orNull =
  (rule: JsonRule): JsonRule =>
  (value) =>
    value === null || rule(value);

/** A title in both languages. */
export const isBoth: JsonRule = (value) => {
  const { en, zh } = record(value) ?? {};
  return typeof en === 'string' && typeof zh === 'string' && en.length + zh.length <= 2000;
};

/** How often each of these. */
export const countsOf =
  (names: readonly string[]): JsonRule =>
  (value) =>
    Object.entries(record(value) ?? { none: -1 }).every(([name, count]) => names.includes(name) && isCount(count));

/** Right, and of how many, by name. */
export const isTallies: JsonRule = (value) => {
  const tallies = Object.entries(record(value) ?? { none: null });
  return (
    tallies.length <= 500 &&
    tallies.every(
      ([name, tally]) => name.length <= 60 && Array.isArray(tally) && tally.length === 2 && tally.every(isCount),
    )
  );
};

/** A band for each of these. */
export const bandsOf =
  (names: readonly string[]): JsonRule =>
  (value) => {
    const bands = record(value);
    return bands !== null && names.every((name) => isBandOrNone(bands[name])) && Object.keys(bands).length <= 8;
  };
const isBandOrNone = (value: unknown): boolean =>
  value === -1 || (typeof value === 'number' && value >= 0 && value <= 9 && Number.isInteger(value * 2));

/** Nothing but an object of a bearable length: it is handed back to its owner as it is. */
export const isObjectUpTo =
  (length: number): JsonRule =>
  (value) =>
    record(value) !== null && JSON.stringify(value).length <= length;

/** A list whose members each fit. */
export const listOf =
  (most: number, rule: JsonRule): JsonRule =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(rule);
