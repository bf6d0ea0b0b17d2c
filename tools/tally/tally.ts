/** How a run ended. Every runner's report is brought to this form, so that one line can sum them. */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  /** By name, printed once more at the end: the middle of a long log is easily lost. */
  failures: readonly string[];
  /** Failed once and passed when tried again on their own: counted as passed, never hidden. */
  unsteady: readonly string[];
};

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };

export const failure = (name: string): Tally => ({ ...NOTHING, failed: 1, failures: [name] });

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...one.failures],
      unsteady: [...all.unsteady, ...one.unsteady],
    }),
    NOTHING,
  );

/** The line that people and build machines look for: alone, at the end. */
export const tallyLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** What a reader of the last page must know by name. */
export const tallyNames = ({ failures, unsteady }: Tally): string[] => [
  ...failures.map((name) => `✗ ${name}`),
  ...unsteady.map((name) => `~ passed only when tried again: ${name}`),
];

/** This many may have run out of time on a shared machine; more of them are a fault of the tests or of the product. */
const MOST_UNSTEADY = 3;

/** Applied once, to the whole run: the names stand beside it. */
export const withUnsteadyLimit = (tally: Tally): Tally =>
  tally.unsteady.length > MOST_UNSTEADY
    ? sum([tally, failure(`${tally.unsteady.length} tests passed only when tried again; at most ${MOST_UNSTEADY} may`)])
    : tally;

export function stepTally(results: readonly { name: string; passed: boolean }[]): Tally {
  const failures = results.filter((result) => !result.passed).map(({ name }) => name);
  return { ...NOTHING, passed: results.length - failures.length, failed: failures.length, failures };
}

/** A runner that ended badly although no test did (a crash, an unhandled error) is one failure of its own. */
export const withCrash = (runner: string, exitCode: number, tally: Tally): Tally =>
  exitCode !== 0 && tally.failed === 0 ? sum([tally, failure(`${runner} ended with ${exitCode}`)]) : tally;
