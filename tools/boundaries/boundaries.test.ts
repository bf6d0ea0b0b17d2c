import { expect, test } from 'vitest';
import { judge } from './complaints.ts';

test('what the map allows passes in silence', () => {
  const tree = {
    'packages/core/src/band.ts': `export const half = (at: number) => new Date(at);`,
    'packages/contract/src/client.ts': `import type { z } from 'zod'; import { pathOf } from './path.ts';`,
    'packages/contract/src/path.ts': `export const pathOf = 1;`,
    'packages/contract/src/points.ts': `import { z } from 'zod'; import '@ninefold/core/band';`,
    'packages/web/src/lib/api.ts': `import { a } from '@ninefold/contract/client'; import type { P } from '@ninefold/contract/points'; fetch(a);`,
    'packages/web/src/features/reading/Page.tsx': `import '../../practice/timer.ts'; import '../../ui/cx.ts'; import './parts.tsx'; // fetch('x')`,
    'packages/web/src/app/routes.ts': `const open = () => import('../features/reading/Page.tsx');`,
    'packages/server/src/features/mock/mock.service.ts': `import '../attempts/attempts.service.ts'; import './mock.repo.ts'; import '../../deps.ts'; log('select a paper');`,
    'packages/server/src/features/mock/mock.repo.ts': `import { eq } from 'drizzle-orm'; import { papers } from '../../db/schema/mock.ts'; db.query('select 1 from papers');`,
    'packages/server/src/features/mock/mock.test.ts': `import './mock.repo.ts'; import '../../testing/app.ts'; import '../identity/identity.testing.ts';`,
    'packages/server/src/app.ts': `import 'fastify'; import './features/mock/mock.routes.ts';`,
    'packages/server/src/deps.ts': `import type { Db } from './db/db.ts';`,
  };
  expect(judge(new Map(Object.entries(tree)))).toEqual({ complaints: [], warnings: [] });
});

test('an exception excuses its file from its rule, and is reported once nothing needs it', () => {
  const barrel = new Map([['packages/web/src/ui/index.ts', 'export {};']]);
  const exception = { rule: 'barrel', path: 'packages/web/src/ui/index.ts', why: 'a test of exceptions' };
  expect(judge(barrel, [exception]).complaints).toEqual([]);
  expect(judge(new Map(), [exception]).complaints).toMatchObject([{ rule: 'exceptions' }]);
  expect(judge(barrel, [{ ...exception, rule: 'climb' }]).complaints).toHaveLength(2);
});

test('a table that is excused does not excuse the next one', () => {
  const path = 'packages/server/src/features/mock/mock.repo.ts';
  const tree = new Map([
    [
      'packages/server/src/db/schema/identity.ts',
      `export const users = pgTable('users', {}); pgTable('sessions', {});`,
    ],
    [path, `import { sessions, users } from '#db/schema/identity.ts';`],
  ]);
  const exception = { rule: 'tables', path, about: 'users', why: 'a test of exceptions' };
  expect(judge(tree, [exception]).complaints).toMatchObject([{ rule: 'tables', about: 'sessions' }]);
});
