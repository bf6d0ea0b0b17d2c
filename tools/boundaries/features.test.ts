import { expect, test } from 'vitest';
import { crowdedComplaints } from './crowded.ts';
import { featureComplaints, readFeatureTable } from './features.ts';
import { folderCircles } from './folder-circles.ts';
import { readSource } from './source.ts';

const TABLE = `
| feature | contract | server | page | journeys |
|---|---|---|---|---|
| planner | \`packages/contract/src/planner.ts\` | \`packages/server/src/features/planner/\` | \`packages/web/src/features/planner/\` | \`e2e/planner/\` |
| board | – | – | \`packages/web/src/practice/board/\` | – |

Words below the table.`;

const TREE = [
  'packages/contract/src/call.ts',
  'packages/contract/src/planner.ts',
  'packages/server/src/features/planner/planner.service.ts',
  'packages/web/src/features/planner/wizard/Wizard.tsx',
  'packages/web/src/practice/board/Board.tsx',
  'e2e/planner/wizard.ts',
  'e2e/support/axe.ts',
];
const complain = (paths: readonly string[], table = TABLE) =>
  featureComplaints(readFeatureTable(table), paths).map(({ path, says }) => `${path}: ${says}`);

test('a tree that is as its table says passes in silence', () => {
  expect(complain(TREE)).toEqual([]);
});

test.each([
  { why: 'a server folder that nobody wrote down', more: 'packages/server/src/features/pay/pay.service.ts' },
  { why: 'a page folder that nobody wrote down', more: 'packages/web/src/features/pay/Pay.tsx' },
  { why: 'a contract file that nobody wrote down', more: 'packages/contract/src/pay.ts' },
  { why: 'a journey folder that nobody wrote down', more: 'e2e/pay/pay.ts' },
])('$why is a complaint', ({ more }) => {
  expect(complain([...TREE, more])).toEqual([expect.stringContaining('not in the table')]);
});

test('a row that leads nowhere is a complaint', () => {
  expect(complain(TREE.filter((path) => !path.startsWith('e2e/planner')))).toEqual([
    'ARCHITECTURE.md: planner: there is no e2e/planner/',
  ]);
});

test('a feature with a second name is a complaint', () => {
  const renamed = TABLE.replace('src/planner.ts', 'src/plan.ts');
  const tree = TREE.map((path) => path.replace('src/planner.ts', 'src/plan.ts'));
  expect(complain(tree, renamed)).toEqual(['ARCHITECTURE.md: planner is called plan in contract']);
});

test('a text without the table is a complaint', () => {
  expect(complain(TREE, '# Nothing here')).toEqual(['ARCHITECTURE.md: has no table of features']);
});

const circles = (tree: Record<string, string>) =>
  folderCircles(new Map(Object.entries(tree).map(([path, text]) => [path, readSource(path, text)])));
const [COINS, TASKS] = ['packages/web/src/features/economy/coins/a.ts', 'packages/web/src/features/economy/tasks/b.ts'];

test('two folders that need each other are a circle', () => {
  const found = circles({ [COINS]: `import '../tasks/b.ts';`, [TASKS]: `import '#features/economy/coins/a.ts';` });
  expect(found).toMatchObject([{ path: COINS, says: expect.stringContaining('coins → tasks → coins') }]);
});

test.each([
  { why: 'one way', tasks: '' },
  { why: 'back by a type only', tasks: `import type { A } from '../coins/a.ts';` },
  { why: 'back on demand', tasks: `const open = () => import('../coins/a.ts');` },
])('$why is no circle', ({ tasks }) => {
  expect(circles({ [COINS]: `import '../tasks/b.ts';`, [TASKS]: tasks })).toEqual([]);
});

test('a folder with too many files is a complaint, a list of migrations is not', () => {
  const many = (folder: string) => Array.from({ length: 26 }, (_, at) => `${folder}/file-${at}.ts`);
  expect(crowdedComplaints(many('packages/web/src/ui'))).toHaveLength(1);
  expect(crowdedComplaints(many('packages/web/src/ui').slice(1))).toEqual([]);
  expect(crowdedComplaints(many('packages/server/src/db/migrations'))).toEqual([]);
});
