import { complainsAbout } from './boundaries.testing.ts';

/** Inside the page: how it asks, and what it must not load. */

complainsAbout([
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
]);
