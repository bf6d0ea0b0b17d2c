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

/** Right, and of how many, by names like these. */
export const talliesOf =
  (isName: (name: string) => boolean): JsonRule =>
  (value) => {
    const tallies = Object.entries(record(value) ?? { none: null });
    return tallies.length <= 500 && tallies.every(([name, tally]) => isName(name) && isTally(tally));
  };
const isTally: JsonRule = (value) =>
  Array.isArray(value) && value.length === 2 && value.every(isCount) && Number(value[0]) <= Number(value[1]);

/** A band for each of these; -1 for none where there may be none. */
export const bandsOf =
  (names: readonly string[], { orNone = false } = {}): JsonRule =>
  (value) => {
    const bands = record(value);
    const fits = (band: unknown) => isBand(band) || (orNone && band === -1);
    return bands !== null && names.every((name) => fits(bands[name])) && Object.keys(bands).length === names.length;
  };
const isBand = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 9 && Number.isInteger(value * 2);

/** Numbers by name, as a scheduler keeps them; a text stays a text and is never reckoned with. */
export const isMemoryOf =
  (names: readonly string[]): JsonRule =>
  (value) => {
    const kept = record(value);
    return (
      kept !== null &&
      JSON.stringify(kept).length <= 2000 &&
      names.every((name) => kept[name] === undefined || (Number.isFinite(kept[name]) && Number(kept[name]) >= 0))
    );
  };

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
