import { expect, test } from 'vitest';
import { complainsAbout } from './boundaries.testing.ts';
import { judge } from './complaints.ts';

/** A file by itself: what it may lean on, and how long it may be. */

complainsAbout([
  { rule: 'pure-core', why: 'no dependency', path: 'packages/core/src/a.ts', text: `import dayjs from 'dayjs';` },
  {
    rule: 'pure-core',
    why: 'a package that only one file may use',
    path: 'packages/core/src/a.ts',
    text: `import { fsrs } from 'ts-fsrs';`,
  },
  { rule: 'pure-core', why: 'no clock', path: 'packages/core/src/a.ts', text: `export const a = () => new Date();` },
  {
    rule: 'pure-core',
    why: 'no chance',
    path: 'packages/core/src/a.ts',
    text: `export const a = () => Math.random();`,
  },
  { rule: 'barrel', why: 'a barrel', path: 'packages/web/src/ui/index.ts', text: `export {};` },
  {
    rule: 'climb',
    why: 'three levels up',
    path: 'packages/web/src/features/shell/parts/a.ts',
    text: `import '../../../ui/cx.ts';`,
  },
  { rule: 'length', why: 'a file nobody reads to its end', path: 'packages/core/src/a.ts', text: '\n'.repeat(301) },
  {
    rule: 'length',
    why: 'a test may be longer, not endless',
    path: 'packages/core/src/a.test.ts',
    text: '\n'.repeat(401),
  },
]);

test('a file of 251 lines is warned about before it is refused', () => {
  const { complaints, warnings } = judge(new Map([['packages/core/src/a.ts', '\n'.repeat(251)]]));
  expect(complaints).toEqual([]);
  expect(warnings).toMatchObject([{ rule: 'length' }]);
});
