import { CHECK_STEPS, UNIT_STEP } from './check-steps.ts';
import { runSteps } from './steps.ts';

/** `npm run check`: what a change must pass before anyone looks at it. Under a minute; `npm test` is the whole. */
const from = performance.now();
const results = await runSteps([UNIT_STEP, ...CHECK_STEPS], 2);
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
const seconds = ((performance.now() - from) / 1000).toFixed(1);
console.log(failed.length ? `\n  ${failed.join(', ')}: not yet (${seconds} s)` : `\n  all well (${seconds} s)`);
process.exitCode = failed.length ? 1 : 0;
