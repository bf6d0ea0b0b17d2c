import type { Query, QueryClient } from '@tanstack/react-query';
import { mayPass } from './errors/trouble.ts';

/** 1, 2, 4 s and so on, each spread by up to a half: a classroom that lost its network must not come back in one wave. */
export function retryDelay(failures: number, chance: number = Math.random()): number {
  return Math.min(1000 * 2 ** failures, 15_000) * (1 + chance / 2);
}

/**
 * While something on the screen failed for want of an answer, asks from time to time whether the server is back, and
 * then fetches what failed. It is one small question for the whole page: fetching every failed part again and again
 * would make the page flicker between "failed" and "loading". Returns how to stop.
 */
export function retryBehind(client: QueryClient, isBack: () => Promise<unknown>): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const failed = () => client.getQueryCache().findAll({ type: 'active', predicate: lacksAnswer });

  function plan(): void {
    if (timer !== null || failed().length === 0) return;
    timer = setTimeout(ask, retryDelay(failures));
  }

  async function ask(): Promise<void> {
    const back = failed().length > 0 && (await isBack().then(yes, no));
    timer = null;
    if (!back) failures += 1;
    // It may fail once more; then the next question waits longer.
    else await client.refetchQueries({ type: 'active', predicate: lacksAnswer }).then(() => (failures += 1), no);
    if (failed().length === 0) failures = 0;
    plan();
  }

  const stop = client.getQueryCache().subscribe(plan);
  return () => {
    stop();
    if (timer !== null) clearTimeout(timer);
  };
}

/** What is shown from an earlier answer can wait for its own time. */
const lacksAnswer = ({ state }: Query): boolean =>
  state.status === 'error' && state.data === undefined && mayPass(state.error);

const yes = () => true;
const no = () => false;
