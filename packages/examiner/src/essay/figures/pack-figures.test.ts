import { beforeAll, describe, expect, test } from 'vitest';
import { checksOf, factCheckedReports, seededFaults } from '../training/figure-faults.ts';

const reports = factCheckedReports();

describe("the pack's 27 reports", () => {
  test('none of their statements is called wrong', () => {
    expect(reports).toHaveLength(27);
    const all = reports.flatMap(({ request }) => checksOf(request.essay, request.figure));
    expect(all.filter((one) => !one.ok).map((one) => `${one.comment.en} | ${one.quote.text}`)).toEqual([]);
    expect(all.length).toBeGreaterThan(400);
  });

  let faults: Record<string, boolean[]>;
  beforeAll(() => {
    faults = seededFaults(reports);
  });
  test.each([
    { kind: 'numbers half as large again', tried: 280, share: 0.93 },
    { kind: 'verbs of change turned round', tried: 50, share: 0.8 },
    { kind: 'superlatives turned round', tried: 35, share: 0.85 },
    { kind: 'trends and ends in overviews turned round', tried: 25, share: 0.8 },
  ])('of $kind more than $share are found', ({ kind, tried, share }) => {
    const found = faults[kind]!;
    expect(found.length).toBeGreaterThan(tried);
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(share);
  });
});
