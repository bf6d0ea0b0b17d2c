import { DEED_OF, type TaskCondition } from '@ninefold/core/economy/tasks';
import type { Db } from '#db/db.ts';
import type { TaskRule } from '#features/content/content.service.ts';
import { tasksRepo, type Wanted } from './tasks.repo.ts';

export type Progress = (userId: number, rule: TaskRule) => number;
type Asked = { userId: number; rules: readonly TaskRule[] };

/** How far learners are in these tasks of theirs. */
export async function progressOf(db: Db, asked: readonly Asked[]): Promise<Progress> {
  const repo = tasksRepo(db);
  const days = new Map<number, number>();
  for (const { userId, rules } of asked) {
    const most = mostOf(rules, 'sign-in-days');
    if (most > 0) days.set(userId, await repo.signedDays(userId, most));
  }
  const wanted = asked.flatMap(({ userId, rules }) =>
    [...new Set(rules.map(({ when }) => when))].flatMap((when): Wanted[] =>
      when === 'sign-in-days' ? [] : [{ userId, deed: DEED_OF[when], most: mostOf(rules, when) }],
    ),
  );
  const counts = wanted.length > 0 ? await repo.deedCounts(wanted) : [];
  const done = new Map(counts.map((row) => [`${row.user_id} ${row.deed}`, row.done]));
  return (userId, { when }) =>
    (when === 'sign-in-days' ? days.get(userId) : done.get(`${userId} ${DEED_OF[when]}`)) ?? 0;
}

const mostOf = (rules: readonly TaskRule[], when: TaskCondition): number =>
  Math.max(0, ...rules.filter((rule) => rule.when === when).map(({ times }) => times));
