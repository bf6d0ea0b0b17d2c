import { failure, NOTHING, sum, type Tally, withCrash } from './tally.ts';

type Journey = { projectName: string; status: string; results?: { duration: number }[] };
type Spec = { title: string; file: string; tests: Journey[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
export type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] };

export function playwrightTally(report: PlaywrightReport | null, exitCode: number): Tally {
  if (!report) return failure('the journeys left no report');
  const journeys = specs(report.suites).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => journeyTally(`${file} [${projectName}]: ${title}`, status)),
  );
  const broken = report.errors.map(({ message }) => failure(`journeys: ${message?.split('\n')[0] ?? 'an error'}`));
  return withCrash('playwright', exitCode, sum([...journeys, ...broken]));
}

function journeyTally(name: string, status: string): Tally {
  if (status === 'expected') return { ...NOTHING, passed: 1 };
  if (status === 'skipped') return { ...NOTHING, skipped: 1 };
  return status === 'flaky' ? { ...NOTHING, passed: 1, unsteady: [name] } : failure(name);
}

export const specs = (suites: readonly Suite[]): Spec[] =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specs(suite.suites ?? [])]);
