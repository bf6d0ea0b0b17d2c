import { setTimeout as pause } from 'node:timers/promises';

/**
 * Calls that arrive at their rate whether or not the last one was answered, each timed from the moment it was due: a
 * server that falls behind shows it.
 */
export async function arrivals<Learner>(
  learners: readonly Learner[],
  work: (learner: Learner) => Promise<unknown>,
  { rate, seconds }: { rate: number; seconds: number },
) {
  const times: number[] = [];
  let failures = 0;
  const from = performance.now();
  const running: Promise<void>[] = [];
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = from + (n * 1000) / rate;
    if (due > performance.now() + 1) await pause(due - performance.now());
    const learner = learners[n % learners.length];
    if (!learner) continue;
    running.push(
      work(learner).then(
        () => void times.push(performance.now() - due),
        () => {
          failures += 1;
        },
      ),
    );
  }
  await Promise.all(running);
  return { times, failures, seconds: (performance.now() - from) / 1000 };
}
