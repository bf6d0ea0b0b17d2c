import { existsSync, readdirSync } from 'node:fs';
import { installed, script } from './run.ts';
import type { Step } from './steps.ts';

const vitest = (...projects: string[]): string[] => [
  ...installed('vitest/vitest.mjs'),
  'run',
  '--passWithNoTests',
  ...projects.flatMap((name) => ['--project', name]),
];

/** A package without a source yet has nothing to check; the compiler would call that an error. */
const packages = readdirSync('packages').filter(
  (name) => existsSync(`packages/${name}/src`) && hasSource(`packages/${name}/src`),
);
const types = (name: string, config: string): Step => ({
  name: `types ${name}`,
  command: [
    ...[...installed('typescript/bin/tsc'), '-p', config],
    // Two steps run side by side already; several checkers in one would each work the contract's types out again.
    '--singleThreaded',
    // What has not changed since the last check is not worked out again; a fresh clone has nothing kept.
    ...['--incremental', '--tsBuildInfoFile', `node_modules/.cache/ninefold/types-${name}.tsbuildinfo`],
  ],
});

/** Everything that can be said without starting the product; long ones first, so that two cores end together. */
export const CHECK_STEPS: Step[] = [
  {
    name: 'format and lint',
    command: [...installed('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--max-diagnostics=50'],
  },
  ...packages.map((name) => types(name, `packages/${name}`)),
  types('tools', 'tsconfig.json'),
  { name: 'boundaries', command: script('tools/check-boundaries.ts') },
  { name: 'content', command: script('packages/content/src/cli.ts', 'check') },
];

/** Its own process builds the page anew, so that the servers of the journeys find it ready. */
export const PAGE_STEP: Step = { name: 'build the page', command: script('tools/build-page.ts') };

export const UNIT_STEP: Step = { name: 'unit tests', command: vitest('core', 'contract', 'content', 'tools') };

function hasSource(folder: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((path) => /\.tsx?$/.test(path));
}
