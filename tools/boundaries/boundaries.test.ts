import { expect, test } from 'vitest';
import { judge } from './complaints.ts';

/** Each row breaks one rule in an otherwise empty tree; the rule named must be the one that complains. */
const SINS: { rule: string; why: string; path: string; text: string; others?: Record<string, string> }[] = [
  {
    rule: 'packages',
    why: 'rules know nobody',
    path: 'packages/core/src/band.ts',
    text: `import type { A } from '@ninefold/contract/points';`,
  },
  {
    rule: 'packages',
    why: 'the page never sees the server',
    path: 'packages/web/src/lib/a.ts',
    text: `import type { Deps } from '../../../server/src/deps.ts';`,
  },
  {
    rule: 'packages',
    why: 'content does not depend on how it is served',
    path: 'packages/content/src/a.ts',
    text: `export * from '@ninefold/contract/points';`,
  },
  {
    rule: 'packages',
    why: 'a dynamic import is an import',
    path: 'packages/contract/src/a.ts',
    text: `export const a = () => import('@ninefold/content/check');`,
  },
  {
    rule: 'packages',
    why: 'a type asked for inline is an import',
    path: 'packages/contract/src/a.ts',
    text: `export type A = import('@ninefold/server/deps').Deps;`,
  },
  {
    rule: 'packages',
    why: 'the product does not lean on tools',
    path: 'packages/server/src/a.ts',
    text: `import { x } from '../../../tools/x.ts';`,
  },
  {
    rule: 'floors',
    why: 'ui is below session',
    path: 'packages/web/src/ui/Card.tsx',
    text: `import { role } from '../session/role.ts';`,
  },
  {
    rule: 'floors',
    why: 'session is below practice',
    path: 'packages/web/src/session/a.ts',
    text: `import '../practice/timer.ts';`,
  },
  {
    rule: 'floors',
    why: 'practice is below features',
    path: 'packages/web/src/practice/a.ts',
    text: `import '../features/reading/a.ts';`,
  },
  {
    rule: 'floors',
    why: 'a feature is below the app',
    path: 'packages/web/src/features/reading/a.ts',
    text: `import '../../app/routes.ts';`,
  },
  {
    rule: 'floors',
    why: 'http is below features',
    path: 'packages/server/src/http/a.ts',
    text: `import '../features/identity/identity.service.ts';`,
  },
  {
    rule: 'floors',
    why: 'a feature does not reach into the wiring',
    path: 'packages/server/src/features/identity/a.ts',
    text: `import '../../app.ts';`,
  },
  {
    rule: 'floors',
    why: 'what every feature may use is built of ground rooms',
    path: 'packages/server/src/deps.ts',
    text: `import type { S } from './features/identity/identity.service.ts';`,
  },
  {
    rule: 'floors',
    why: 'only tests use testing/',
    path: 'packages/server/src/main.ts',
    text: `import './testing/app.ts';`,
    others: {},
  },
  {
    rule: 'web-features',
    why: 'even a type ties two features together',
    path: 'packages/web/src/features/reading/a.ts',
    text: `import type { L } from '../listening/l.ts';`,
  },
  {
    rule: 'service-only',
    why: 'a feature is used through its service',
    path: 'packages/server/src/features/mock/mock.service.ts',
    text: `import { lock } from '../attempts/lock.ts';`,
  },
  {
    rule: 'service-only',
    why: 'a test too uses the service',
    path: 'packages/server/src/features/mock/mock.test.ts',
    text: `import { lock } from '../attempts/lock.ts';`,
  },
  {
    rule: 'repositories',
    why: 'a route never touches the database',
    path: 'packages/server/src/features/shell/shell.routes.ts',
    text: `import { shellRepo } from './shell.repo.ts';`,
  },
  {
    rule: 'sql',
    why: 'a query builder outside a repository',
    path: 'packages/server/src/features/shell/shell.service.ts',
    text: `import { eq } from 'drizzle-orm';`,
  },
  {
    rule: 'sql',
    why: 'the schema outside a repository',
    path: 'packages/server/src/features/shell/shell.service.ts',
    text: `import type { users } from '../../db/schema/identity.ts';`,
  },
  {
    rule: 'sql',
    why: 'SQL in a string',
    path: 'packages/server/src/features/shell/shell.service.ts',
    text: `db.query('select name from users');`,
  },
  {
    rule: 'sql',
    why: 'SQL in a template',
    path: 'packages/server/src/providers/a.ts',
    text: `db.query(\`update users set name = \${name}\`);`,
  },
  {
    rule: 'http',
    why: 'the page asks through lib',
    path: 'packages/web/src/features/shell/a.ts',
    text: `export const a = () => fetch('/api');`,
  },
  {
    rule: 'http',
    why: 'by any of its names',
    path: 'packages/web/src/session/a.ts',
    text: `navigator.sendBeacon('/api', '');`,
  },
  { rule: 'http', why: 'also when opened', path: 'packages/web/src/ui/a.ts', text: `new WebSocket('wss://x');` },
  {
    rule: 'http',
    why: 'a feature does not know Fastify',
    path: 'packages/server/src/features/shell/a.ts',
    text: `import type { FastifyRequest } from 'fastify';`,
  },
  {
    rule: 'repositories',
    why: 'nobody outside its folder',
    path: 'packages/server/src/http/files.ts',
    text: `import { filesRepo } from '../storage/files.repo.ts';`,
  },
  {
    rule: 'routes',
    why: 'a route calls the service, not a part of it',
    path: 'packages/server/src/features/shell/shell.routes.ts',
    text: `import { track } from './track.ts';`,
    others: { 'packages/server/src/features/shell/track.ts': `import { shellRepo } from './shell.repo.ts';` },
  },
  { rule: 'zod', why: 'zod itself', path: 'packages/web/src/features/shell/a.ts', text: `import { z } from 'zod';` },
  {
    rule: 'zod',
    why: 'zod imported two files away',
    path: 'packages/web/src/lib/a.ts',
    text: `import { contract } from '@ninefold/contract/contract';`,
    others: {
      'packages/contract/src/contract.ts': `import { points } from './points.ts';`,
      'packages/contract/src/points.ts': `import { z } from 'zod';`,
    },
  },
  {
    rule: 'zod',
    why: 'an inline type still loads the file',
    path: 'packages/web/src/lib/a.ts',
    text: `import { type P } from '@ninefold/contract/points';`,
    others: { 'packages/contract/src/points.ts': `import { z } from 'zod';` },
  },
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
  {
    rule: 'tables',
    why: 'a table of another feature',
    path: 'packages/server/src/features/mock/mock.repo.ts',
    text: `import { users } from '#db/schema/identity.ts';`,
  },
  {
    rule: 'tables',
    why: 'also by its type alone',
    path: 'packages/server/src/features/mock/mock.repo.ts',
    text: `import type { users } from '../../db/schema/identity.ts';`,
  },
  {
    rule: 'tables',
    why: 'also in plain SQL, behind other tables',
    path: 'packages/server/src/features/mock/mock.repo.ts',
    text: 'db.query(`with a as (select 1) select * from mock_results join users on true`);',
    others: { 'packages/server/src/db/schema/identity.ts': `export const people = pgTable('users', {});` },
  },
  {
    rule: 'circles',
    why: 'two features that know each other, one of them by a type',
    path: 'packages/server/src/features/mock/mock.service.ts',
    text: `import '#features/planner/planner.service.ts';`,
    others: {
      'packages/server/src/features/planner/planner.service.ts': `import type { Mock } from '../mock/mock.service.ts';`,
    },
  },
  {
    rule: 'circles',
    why: 'three in a ring',
    path: 'packages/server/src/features/mock/mock.service.ts',
    text: `import '../planner/planner.service.ts';`,
    others: {
      'packages/server/src/features/planner/planner.service.ts': `import '../economy/deeds.service.ts';`,
      'packages/server/src/features/economy/deeds.service.ts': `import '../mock/mock.service.ts';`,
    },
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
];

test.each(SINS)('$rule complains: $why', ({ rule, path, text, others = {} }) => {
  const { complaints } = judge(new Map([...Object.entries(others), [path, text]]));
  expect(complaints.map((one) => [one.rule, one.path])).toContainEqual([rule, path]);
});

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

test('a file of 251 lines is warned about before it is refused', () => {
  const { complaints, warnings } = judge(new Map([['packages/core/src/a.ts', '\n'.repeat(251)]]));
  expect(complaints).toEqual([]);
  expect(warnings).toMatchObject([{ rule: 'length' }]);
});
