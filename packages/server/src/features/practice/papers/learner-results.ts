import type { Mine } from '@ninefold/contract/practice/paper-list';
import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { Db } from '#db/db.ts';
import { learnerResultsRepo } from './learner-results.repo.ts';

/** What the learner did with sets and papers, looked up only for the ids that are shown. */
export type MineOf = (kind: 'paper' | 'set', id: number) => Mine;

export async function mineOf(db: Db, userId: number, skill: PractisedSkill, ids: readonly number[]): Promise<MineOf> {
  if (ids.length === 0) return () => NOTHING;
  const repo = learnerResultsRepo(db);
  const [bests, open] = await inOrder([
    () => repo.bests(userId, [...new Set(ids)]),
    () => repo.openAttempts(userId, skill),
  ]);
  const done = new Map(bests.map((row) => [row.content_id, row]));
  return (kind, id) => {
    const result = done.get(id);
    // The last one of this paper: exam and practice may both be open.
    const going = open.filter((one) => one.kind === kind && one.source_id === id).at(-1);
    return {
      state: going ? 'open' : result ? 'done' : 'new',
      attempt_id: going?.id ?? result?.last_attempt_id ?? 0,
      answered: going?.answered ?? 0,
      best: result?.best ?? -1,
      best_band: result?.best_band ?? -1,
      last_at: secondsOf(going?.saved_at ?? result?.last_at),
    };
  };
}

const NOTHING: Mine = { state: 'new', attempt_id: 0, answered: 0, best: -1, best_band: -1, last_at: 0 };

/** Inside a transaction there is one connection, so the queries run one after the other. */
async function inOrder<A, B>([first, second]: [() => Promise<A>, () => Promise<B>]): Promise<[A, B]> {
  return [await first(), await second()];
}
