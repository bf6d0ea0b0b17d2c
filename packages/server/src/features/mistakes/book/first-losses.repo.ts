import type { Mistake } from '@ninefold/core/mistakes/mistake';
import type { Day } from '@ninefold/core/time/day';
import type { Db } from '#db/db.ts';
import { BOOK_LOCK } from './book.repo.ts';
import type { Lost, Report } from './evidence.ts';

export type FirstLosses = {
  lost: readonly Lost[];
  rights: readonly string[];
  report: Pick<Report, 'source' | 'id' | 'at'>;
  mistake: Pick<Mistake, 'due' | 'memory'>;
  week: Day;
};

/**
 * What is new in a report differs in little: everything else is said once for all of it. The book is locked and written
 * to in one trip, and nothing need be read before: a slot that is there already is left alone, whoever came first, and
 * the sums count what was really written.
 */
const INSERT = `
  with locked as materialized (
    select pg_advisory_xact_lock(${BOOK_LOCK})
  ), lost as materialized (
    select one.* from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::text[], $8::text[])
      as one(slot, kind, skill, type, marks, part, hash), locked
  ), put as (
    insert into mistakes (
      user_id, kind, slot, skill, type, state, marks, seen, first_seen, last_seen, key_seen, touched, rights, due, memory,
      source, source_id, part)
    select $1, kind, slot, skill, type, 'open', marks, 1, $9, $9, $9, $9, '[]', $10::date, $11::jsonb, $12, $13, part
    from lost
    on conflict (user_id, slot) do nothing
    returning id, slot, kind, skill, type
  ), seen as (
    insert into mistake_sightings (mistake_id, source, source_id, part, hash, seen_at)
    select put.id, $12, $13, lost.part, lost.hash, $9 from put join lost using (slot)
  ), counted as (
    insert into mistake_counts (user_id, skill, kind, type, open, practised, closed, removed)
    select $1, skill, kind, type, count(*), 0, 0, 0 from put group by skill, kind, type
    on conflict (user_id, skill, kind, type) do update set open = mistake_counts.open + excluded.open
  ), of_week as (
    insert into mistake_weeks (user_id, skill, kind, week, open, mended)
    select $1, skill, kind, $14::date, count(*), 0 from put group by skill, kind
    on conflict (user_id, week, skill, kind) do update set open = mistake_weeks.open + excluded.open
  )
  select array(select slot from put) as written,
    array(select slot from mistakes where user_id = $1 and slot = any($15::text[])) as known
  from locked`;

export const firstLossesRepo = (db: Db) => ({
  /**
   * `lost`: each slot once. Tells which of them are new and written, and which of the slots that were right are in the
   * book. The latter was read before the lock was there; what came since came after this report.
   */
  insert: async (userId: number, { lost, rights, report, mistake, week }: FirstLosses) => {
    const all = <K extends keyof Lost>(name: K) => lost.map((one) => one[name]);
    const [row] = await db.query<{ written: string[]; known: string[] }>(
      INSERT,
      [
        userId,
        ...[all('slot'), all('kind'), all('skill'), all('type'), all('marks'), all('part'), all('hash')],
        ...[report.at, mistake.due, JSON.stringify(mistake.memory), report.source, report.id, week, rights],
      ],
      'first-losses',
    );
    return { written: new Set(row?.written), known: new Set(row?.known) };
  },
});
