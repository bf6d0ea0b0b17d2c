import { defineConfig } from 'vitest/config';
import { onlyOnPostgres } from './tools/postgres-files.ts';

/** A package of plain functions: a worker loads the dictionary, the encoder and the packs once for all of its files. */
const plain = (name: string, folder: string) => ({
  extends: true as const,
  test: { name, include: [`${folder}/**/*.test.ts`], environment: 'node', pool: 'threads' as const, isolate: false },
});

/** One import of React and the page per worker; every file still gets a document of its own. */
const page = (name: string, files: string, environment: string) => ({
  extends: true as const,
  test: {
    name,
    include: [`packages/web/src/**/${files}`],
    environment,
    setupFiles: ['packages/web/src/setup.testing.ts'],
    pool: 'threads' as const,
    isolate: false,
  },
});

/** One project per package, so that `--project server` and its like run what they name. */
export default defineConfig({
  test: {
    // The build machine and the laptop in mind have two cores. `--maxWorkers` does not reach the projects: they have theirs
    // from here.
    maxWorkers: Number(process.env.TEST_WORKERS) || 2,
    // Patience, not a measurement: a busy machine must not turn a right answer into a failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      plain('core', 'packages/core/src'),
      plain('contract', 'packages/contract/src'),
      plain('content', 'packages/content/src'),
      plain('examiner', 'packages/examiner/src'),
      plain('tools', 'tools'),
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          // Beside a run on PostgreSQL each file runs once (tools/parts.ts).
          exclude: process.env.TEST_ELSEWHERE === 'postgres' ? onlyOnPostgres() : [],
          environment: 'node',
          setupFiles: ['packages/server/src/testing/setup.ts'],
          pool: 'forks',
          // One import of the server per worker instead of one per file; every file has a database of its own anyway.
          isolate: false,
        },
      },
      page('web', '*.test.tsx', 'happy-dom'),
      // Rules of the page need no document, and a new one for each file costs more than its tests; a file that needs one
      // says so in its first line: `// @vitest-environment happy-dom`.
      page('web-rules', '*.test.ts', 'node'),
    ],
  },
});
