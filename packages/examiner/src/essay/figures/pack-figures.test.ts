import { beforeAll, describe, expect, test } from 'vitest';
import {
  checksOf,
  draftReports,
  factCheckedReports,
  type Report,
  SENTENCES,
  SMALL_FIGURES,
  seededFaults,
  smallReports,
} from '../training/figures/figure-faults.ts';

/** Every report was compared with its figure by hand, so whatever is called wrong is called so falsely. */
const accused = (reports: Report[]) =>
  reports.flatMap(({ id, request }) =>
    checksOf(request.essay, request.figure)
      .filter((one) => !one.ok)
      .map((one) => `${id}: ${one.comment.en} | ${one.quote.text}`),
  );
/** Published or not: what a reader has still to release is true already. */
const reports = [...factCheckedReports(), ...draftReports()];

describe('none of their statements is called wrong', () => {
  test("the pack's reports, drafts too", () => {
    expect(reports.length).toBeGreaterThanOrEqual(39);
    expect(accused(reports)).toEqual([]);
    expect(reports.flatMap(({ request }) => checksOf(request.essay, request.figure)).length).toBeGreaterThan(600);
  });

  test.each([...SMALL_FIGURES, ...SENTENCES])('small figures of other kinds: %s', (name) => {
    expect(accused(smallReports(name))).toEqual([]);
  });
});

describe('seeded faults are still found', () => {
  let faults: Record<string, boolean[]>;
  beforeAll(() => {
    faults = seededFaults(reports);
  });
  test.each([
    // Half as large again is often another value of the same row, which then leaves a second reading.
    { kind: 'numbers half as large again', tried: 400, share: 0.92 },
    { kind: 'verbs of change turned round', tried: 90, share: 0.89 },
    { kind: 'superlatives turned round', tried: 45, share: 0.9 },
    { kind: 'trends and ends in overviews turned round', tried: 35, share: 0.94 },
  ])('of $kind more than $share are found', ({ kind, tried, share }) => {
    const found = faults[kind]!;
    expect(found.length).toBeGreaterThan(tried);
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(share);
  });
});
