import { parseArgs } from 'node:util';

/** The parts of `npm test`; what is left out of `parts` does not run. */
export type Part = 'check' | 'unit' | 'server' | 'postgres' | 'journeys';
export type TestOptions = { parts: Part[]; filters: string[] };

const ALONE = ['unit', 'server', 'postgres', 'journeys'] as const;

export const USAGE = `usage: npm test [-- --postgres | --only ${ALONE.join('|')} [file …]]
PostgreSQL is looked for at TEST_POSTGRES_URL.`;

/** Null when the words make no sense. Files narrow a part run alone. */
export function readTestOptions(args: readonly string[]): TestOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { only: { type: 'string' }, 'server-only': { type: 'boolean' }, postgres: { type: 'boolean' } },
      allowPositionals: true,
    });
    const only = values['server-only'] ? 'server' : values.only;
    if (only === undefined)
      return positionals.length ? null : { parts: wholeRun(values.postgres ?? false), filters: [] };
    const part = ALONE.find((name) => name === only);
    return part ? { parts: [part], filters: positionals } : null;
  } catch {
    return null;
  }
}

/** A run on PostgreSQL needs a program that not everybody has, so it is asked for. */
const wholeRun = (postgres: boolean): Part[] => ['check', ...ALONE.filter((part) => part !== 'postgres' || postgres)];
