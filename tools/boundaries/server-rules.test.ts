import { complainsAbout } from './boundaries.testing.ts';

/** Inside the server: services, repositories, tables and routes. */

complainsAbout([
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
]);
