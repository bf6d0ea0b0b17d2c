import { type PlaywrightReport, specs } from './playwright-tally.ts';
import type { VitestReport } from './vitest-tally.ts';

/** What a feature may take of a run, in seconds, so that the run stays short with every feature that comes. */
const BUDGETS = { journeys: 60, server: 20 } as const;
type Kind = keyof typeof BUDGETS;

export type Spent = { feature: string; kind: Kind; seconds: number };

/** Of the files under features/<feature>/, from the first test of each to its last. */
export const spentOnServer = (report: VitestReport | null): Spent[] =>
  added(
    'server',
    (report?.testResults ?? []).flatMap(({ name, startTime = 0, endTime = 0 }) => {
      const feature = /packages\/server\/src\/features\/([^/]+)\//.exec(name.replaceAll('\\', '/'))?.[1];
      return feature ? [{ feature, ms: endTime - startTime }] : [];
    }),
  );

/** Of the journeys under e2e/<feature>/, on every screen, second tries included. */
export const spentOnJourneys = (report: PlaywrightReport | null): Spent[] =>
  added(
    'journeys',
    specs(report?.suites ?? []).flatMap(({ file, tests }) => {
      const [feature = '', journey] = file.replaceAll('\\', '/').split('/');
      const ms = tests.flatMap(({ results = [] }) => results).reduce((sum, { duration }) => sum + duration, 0);
      return journey ? [{ feature, ms }] : [];
    }),
  );

function added(kind: Kind, parts: readonly { feature: string; ms: number }[]): Spent[] {
  const sums = new Map<string, number>();
  for (const { feature, ms } of parts) sums.set(feature, (sums.get(feature) ?? 0) + ms);
  return [...sums].map(([feature, ms]) => ({ feature, kind, seconds: ms / 1000 }));
}

/**
 * A line for every feature that is over, the farthest first; what ran on two databases counts on both. Printed, not
 * counted as a failure: machines differ.
 */
export function overBudget(spent: readonly Spent[]): string[] {
  const all = (['server', 'journeys'] as const).flatMap((kind) =>
    added(
      kind,
      spent.flatMap((one) => (one.kind === kind ? [{ feature: one.feature, ms: one.seconds * 1000 }] : [])),
    ),
  );
  const over = all.filter(({ kind, seconds }) => seconds > BUDGETS[kind]);
  return over
    .sort((a, b) => b.seconds / BUDGETS[b.kind] - a.seconds / BUDGETS[a.kind])
    .map(
      ({ feature, kind, seconds }) =>
        `${feature.padEnd(14)} ${kind.padEnd(9)} ${seconds.toFixed(0).padStart(4)} s, at most ${BUDGETS[kind]}`,
    );
}
