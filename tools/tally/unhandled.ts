import { stripVTControlCharacters } from 'node:util';
import { NOTHING, type Tally } from './tally.ts';

/** An error that no test caught: vitest prints it, ends with 1, and says nothing of it in its report. */
export type Unhandled = { message: string; file: string | null };

const HEADLINE = /⎯+ (?:Unhandled Rejection|Uncaught Exception|Unhandled Error) ⎯+\n(.*)/g;
const ORIGIN = /This error originated in "([^"]+)"/;

export function unhandledErrors(output: string): Unhandled[] {
  const text = stripVTControlCharacters(output);
  const heads = [...text.matchAll(HEADLINE)];
  return heads.map((head, at) => {
    const block = text.slice(head.index, heads[at + 1]?.index);
    return { message: head[1]?.trim() ?? '', file: ORIGIN.exec(block)?.[1] ?? null };
  });
}

export const unhandledName = ({ message, file }: Unhandled): string =>
  `not caught by any test${file ? ` (${file})` : ''}: ${message}`;

/** Like a test that passes alone: named, and one of the few that a run may have. */
export const asUnsteady = (errors: readonly Unhandled[]): Tally => ({
  ...NOTHING,
  unsteady: errors.map(unhandledName),
});

export const asFailures = (errors: readonly Unhandled[]): Tally => ({
  ...NOTHING,
  failed: errors.length,
  failures: errors.map(unhandledName),
});
