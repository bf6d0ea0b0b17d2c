import { expect, test } from 'vitest';
import { judge } from './complaints.ts';

/** Breaks one rule in an otherwise empty tree; the rule named must be the one that complains. */
export type Sin = { rule: string; why: string; path: string; text: string; others?: Record<string, string> };

export const complainsAbout = (sins: readonly Sin[]): void =>
  test.each(sins)('$rule complains: $why', ({ rule, path, text, others = {} }) => {
    const { complaints } = judge(new Map([...Object.entries(others), [path, text]]));
    expect(complaints.map((one) => [one.rule, one.path])).toContainEqual([rule, path]);
  });
