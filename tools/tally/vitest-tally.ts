import { failure, NOTHING, sum, type Tally, withCrash } from './tally.ts';

type VitestTest = { status: string; fullName: string };
type VitestFile = {
  name: string;
  status: string;
  startTime?: number;
  endTime?: number;
  assertionResults: VitestTest[];
};
export type VitestReport = { testResults: VitestFile[] };

export function vitestTally(report: VitestReport | null, exitCode: number): Tally {
  if (!report) return failure('vitest left no report');
  return withCrash('vitest', exitCode, sum(report.testResults.map(fileTally)));
}

export const failedFiles = (report: VitestReport | null): string[] =>
  report?.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name) ?? [];

/** Files that failed beside others and pass alone ran out of time, they are not wrong: both runs as one tally. */
export function afterSecondTry(
  first: VitestReport,
  again: VitestReport | null,
  exitCode: number,
  triedAgain: readonly string[] = failedFiles(first),
): Tally {
  const steady = first.testResults.filter(({ name }) => !triedAgain.includes(name));
  const secondTry = vitestTally(again, exitCode);
  const stillFailing = new Set(secondTry.failures);
  const unsteady = vitestTally(first, 0).failures.filter((name) => !stillFailing.has(name));
  return sum([...steady.map(fileTally), secondTry, { ...NOTHING, unsteady }]);
}

function fileTally({ name, status, assertionResults }: VitestFile): Tally {
  const failures = assertionResults.filter((one) => one.status === 'failed').map((one) => `${name}: ${one.fullName}`);
  // A file that broke before its first test, or in a hook, has no failed test to show for it.
  if (status === 'failed' && failures.length === 0) failures.push(`${name}: could not be run`);
  const passed = assertionResults.filter((one) => one.status === 'passed').length;
  const skipped = assertionResults.filter((one) => !['passed', 'failed'].includes(one.status)).length;
  return { ...NOTHING, passed, failed: failures.length, skipped, failures };
}
