import type { Mine } from '@ninefold/contract/practice/paper-list';
import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { Db } from '#db/db.ts';
import { learnerRepo } from './learner.repo.ts';

/** The learner's own marks on sets and papers, looked up by id for what is shown and nothing else. */
export type MineOf = (kind: 'paper' | 'set', id: number) => Mine;

export async function marksOf(db: Db, userId: number, skill: PractisedSkill, ids: readonly number[]): Promise<MineOf> {
  if (ids.length === 0) return () => NOTHING;
  const repo = learnerRepo(db);
  const [marks, open] = await inOrder([
    () => repo.marks(userId, [...new Set(ids)]),
    () => repo.openAttempts(userId, skill),
  ]);
  const done = new Map(marks.map((mark) => [mark.content_id, mark]));
  return (kind, id) => {
    const mark = done.get(id);
    // The last one of this paper: exam and practice may both be open.
    const going = open.filter((one) => one.kind === kind && one.source_id === id).at(-1);
    return {
      state: going ? 'open' : mark ? 'done' : 'new',
      attempt_id: going?.id ?? mark?.last_attempt_id ?? 0,
      answered: going?.answered ?? 0,
      best: mark?.best ?? -1,
      best_band: mark?.best_band ?? -1,
      last_at: secondsOf(going?.saved_at ?? mark?.last_at),
    };
  };
}

const NOTHING: Mine = { state: 'new', attempt_id: 0, answered: 0, best: -1, best_band: -1, last_at: 0 };

/** Inside a transaction there is one line to the database, so the questions follow each other. */
async function inOrder<A, B>([first, second]: [() => Promise<A>, () => Promise<B>]): Promise<[A, B]> {
  return [await first(), await second()];
}
