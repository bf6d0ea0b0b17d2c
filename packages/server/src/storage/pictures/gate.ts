import { AppError } from '#app-error.ts';

/** Lets so many in at once. So many more wait in line; whoever comes then is asked to come back. */
export type Gate = { enter: () => Promise<() => void> };

const COME_BACK_SECONDS = 5;

export function openGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  let inside = 0;
  const line: (() => void)[] = [];
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else inside -= 1;
  };
  return {
    async enter() {
      if (inside < atOnce) inside += 1;
      else if (line.length >= waiting)
        throw new AppError('too_many_requests', { details: { retry_after: COME_BACK_SECONDS } });
      else await new Promise<void>((resolve) => line.push(resolve));
      return leave;
    },
  };
}
