import { ERROR_KINDS } from '@ninefold/core/writing/error-kinds';
import { expect, test } from 'vitest';
import { examineStrictly } from '../check.ts';
import { viewOf } from '../pack-view.ts';
import { shippedPacks } from '../packs.ts';
import { readShipped } from '../read-shipped.testing.ts';
import { solverReport } from '../solvers/report.ts';
import { ITEM_CHECKS, PACK_CHECKS } from './all-checks.ts';
import { PENDING } from './pending.ts';

/** The packs that come with the product, read and checked once. */
const looked = await Promise.all(
  (await shippedPacks()).map(async (name) => {
    const { pack, complaints } = await readShipped(name);
    return { name, pack, complaints, findings: pack ? examineStrictly(pack) : [] };
  }),
);

test.each(looked)('$name has neither errors nor warnings of checks in force', ({ complaints, findings }) => {
  expect(complaints).toEqual([]);
  expect(findings.filter(({ check }) => !(check in PENDING))).toEqual([]);
});

test('a check in waiting exists and still finds something: a line that has lost its reason is taken out', () => {
  const checks = [...ITEM_CHECKS, ...PACK_CHECKS].map(({ name }) => name);
  const failed = new Set(looked.flatMap(({ findings }) => findings.map(({ check }) => check)));
  expect(Object.keys(PENDING).filter((name) => !checks.includes(name) || !failed.has(name))).toEqual([]);
});

test.each(looked)('$name: nobody scores without understanding, in either skill or in both', ({ pack }) => {
  const { skills, ...both } = solverReport(viewOf(pack!));
  for (const { rows, runs } of [both, skills.reading, skills.listening]) {
    expect(rows.filter(({ within }) => !within)).toEqual([]);
    expect(runs.within).toBe(true);
  }
  expect(Object.keys(PENDING).filter((name) => /^(solver-chance|key-runs)/.test(name))).toEqual([]);
});

test('every kind of slip that the examiner names has a published set of writing that mends it', () => {
  const mended = looked
    .flatMap(({ pack }) => pack?.items ?? [])
    .flatMap(({ item }) =>
      item.kind === 'training' && item.status === 'published' && item.course === 'writing' ? (item.mistakes ?? []) : [],
    );
  expect(ERROR_KINDS.filter((kind) => !mended.includes(kind))).toEqual([]);
});
