import { fork } from 'node:child_process';
import { once } from 'node:events';

export const CALLS_A_SECOND = 50;
export type EverybodyElse = {
  /** How long each plain call took while the work was done. */
  during: (work: () => Promise<unknown>) => Promise<number[]>;
  close: () => void;
};

/** Plain calls beside whatever is measured. */
export async function everybodyElse(url: string): Promise<EverybodyElse> {
  const callers = fork(new URL('./plain-calls.ts', import.meta.url), [url, String(CALLS_A_SECOND)], {
    execArgv: ['--import', 'tsx'],
  });
  await once(callers, 'message');
  return {
    async during(work) {
      callers.send('begin');
      await work();
      const told = once(callers, 'message');
      callers.send('end');
      const [times] = (await told) as [number[]];
      return times;
    },
    close: () => callers.disconnect(),
  };
}
