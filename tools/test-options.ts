import { parseArgs } from 'node:util';

/** The parts of `npm test`; what is left out of `parts` does not run. */
export type Part = 'check' | 'unit' | 'server' | 'journeys';
export type TestOptions = { parts: Part[]; filters: string[] };

const ALONE = ['unit', 'server', 'journeys'] as const;

export const USAGE = `usage: npm test [-- --only ${ALONE.join('|')} [file …]]`;

/** Null when the words make no sense. Files narrow a part run alone. */
export function readTestOptions(args: readonly string[]): TestOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { only: { type: 'string' }, 'server-only': { type: 'boolean' } },
      allowPositionals: true,
    });
    const only = values['server-only'] ? 'server' : values.only;
    if (only === undefined) return positionals.length ? null : { parts: ['check', ...ALONE], filters: [] };
    const part = ALONE.find((name) => name === only);
    return part ? { parts: [part], filters: positionals } : null;
  } catch {
    return null;
  }
}
