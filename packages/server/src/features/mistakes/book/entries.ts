import type { Mistake } from '@ninefold/core/mistakes/mistake';
import { type Standing, sumChange } from '@ninefold/core/mistakes/summary';
import { localDay, mondayOf } from '@ninefold/core/time/local-day';
import type { CountChange, Entry, WeekChange } from './book.repo.ts';

/** Between rows of the book and the rules. */

export const ruleOf = (row: Entry): Mistake => ({
  kind: row.kind,
  state: row.state,
  closedAs: row.closed_as,
  seen: row.seen,
  firstSeen: row.first_seen,
  lastSeen: row.last_seen,
  keySeen: row.key_seen,
  rights: row.rights.map((right) => ({ ...right, at: new Date(right.at) })),
  due: row.due,
  memory: row.memory,
});

export const columnsOf = (mistake: Mistake) => ({
  kind: mistake.kind,
  state: mistake.state,
  closed_as: mistake.closedAs,
  seen: mistake.seen,
  first_seen: mistake.firstSeen,
  last_seen: mistake.lastSeen,
  key_seen: mistake.keySeen,
  rights: mistake.rights.map((right) => ({ ...right, at: right.at.getTime() })),
  due: mistake.due,
  memory: mistake.memory,
});

/** One mistake before and after; null: not in the book. */
export type EntryChange = { before: Entry | null; after: Entry | null };

/** What the changes add to the running sums. A mistake may change its kind, so it is taken out here and put in there. */
export function sumsOf(changes: readonly EntryChange[], at: Date, timeZone: string) {
  const week = mondayOf(localDay(at, timeZone));
  const counts = new Map<string, CountChange>();
  const weeks = new Map<string, WeekChange>();
  for (const { before, after } of changes) {
    const moved = before && after && groupOf(before) !== groupOf(after);
    const steps = moved
      ? [
          { before, after: null },
          { before: null, after },
        ]
      : [{ before, after }];
    for (const step of steps) add(step);
  }
  return { counts: [...counts.values()].filter(isChange), weeks: [...weeks.values()].filter(isChange) };

  function add({ before, after }: EntryChange): void {
    const of = after ?? before;
    if (!of) return;
    const { mended, ...change } = sumChange(standingOf(before), standingOf(after));
    const { skill, kind, type } = of;
    const name = groupOf(of);
    const sum = counts.get(name) ?? { skill, kind, type, open: 0, practised: 0, closed: 0, removed: 0 };
    counts.set(name, {
      ...sum,
      open: sum.open + change.open,
      practised: sum.practised + change.practised,
      closed: sum.closed + change.closed,
      removed: sum.removed + change.removed,
    });
    const weekSum = weeks.get(`${skill} ${kind}`) ?? { skill, kind, week, open: 0, mended: 0 };
    weeks.set(`${skill} ${kind}`, {
      ...weekSum,
      open: weekSum.open + change.open,
      mended: weekSum.mended + mended,
    });
  }
}

const groupOf = ({ skill, kind, type }: Pick<Entry, 'skill' | 'kind' | 'type'>) => `${skill} ${kind} ${type}`;

const standingOf = (entry: Entry | null): Standing =>
  entry && { state: entry.state, removed: entry.removed, mended: entry.closed_as === 'mended' };

const isChange = (change: CountChange | WeekChange): boolean =>
  Object.values(change).some((value) => typeof value === 'number' && value !== 0);
