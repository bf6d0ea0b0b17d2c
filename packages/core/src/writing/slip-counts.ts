import type { ErrorKind } from './error-kinds.ts';

/** How often each kind was found; kinds that were not found are left out. */
export function countSlips(slips: readonly { kind: ErrorKind }[]): Partial<Record<ErrorKind, number>> {
  const counts: Partial<Record<ErrorKind, number>> = {};
  for (const { kind } of slips) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
