import { complainsAbout } from './boundaries.testing.ts';

/** Who may know whom: packages, floors and features. */

complainsAbout([
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
]);
