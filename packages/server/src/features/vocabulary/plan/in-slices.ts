import { setImmediate as turn } from 'node:timers/promises';

/** So long others wait at most, beside the step at hand. */
const SLICE_MS = 10;

/** Works through the steps of something long, and lets others have their turn in between. */
export async function inSlices<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await turn();
    began = performance.now();
  }
}
