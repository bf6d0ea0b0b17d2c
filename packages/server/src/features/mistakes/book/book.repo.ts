import type { EvidenceSource } from '@ninefold/core/mistakes/kinds';
import type { Db } from '#db/db.ts';
import type { mistakes } from '#db/schema/mistakes.ts';

export type MistakeRow = typeof mistakes.$inferSelect;
/** A row that may not have its number yet. */
export type Entry = Omit<MistakeRow, 'id'>;

export type CountChange = Pick<Entry, 'skill' | 'kind' | 'type'> & {
  open: number;
  practised: number;
  closed: number;
  removed: number;
};
export type WeekChange = Pick<Entry, 'skill' | 'kind'> & { week: string; open: number; mended: number };

/** A mistake that is there, with what is already known of the source that reports now. */
export type Known = MistakeRow & { parts: string[]; tried: string[] };

export type NewSighting = {
  slot: string;
  source: EvidenceSource;
  source_id: number;
  part: string;
  hash: string;
  seen_at: Date;
};
export type NewTry = { slot: string; key: string; given: string | string[] | null; verdict: string; tried_at: Date };

export type Writing = {
  entries: readonly Entry[];
  sightings: readonly NewSighting[];
  tries: readonly NewTry[];
  counts: readonly CountChange[];
  weeks: readonly WeekChange[];
};

/** Everything that one report or one answer changes, in one trip. Mistakes are named by learner and slot. */
const WRITE = `
  with put as (
    insert into mistakes (
      user_id, kind, slot, skill, type, state, closed_as, removed, marks, seen, first_seen, last_seen, key_seen,
      touched, rights, due, memory, source, source_id, part)
    select $1, kind, slot, skill, type, state, closed_as, removed, marks, seen, first_seen, last_seen, key_seen,
      touched, rights, due, nullif($7::jsonb -> memory, 'null'), source, source_id, part
    from jsonb_to_recordset($2::jsonb) as one(
      kind text, slot text, skill text, type text, state text, closed_as text, removed boolean, marks smallint,
      seen integer, first_seen timestamptz, last_seen timestamptz, key_seen timestamptz, touched timestamptz,
      rights jsonb, due date, memory integer, source text, source_id bigint, part text)
    on conflict (user_id, slot) do update set
      kind = excluded.kind, skill = excluded.skill, type = excluded.type, state = excluded.state,
      closed_as = excluded.closed_as, removed = excluded.removed, marks = excluded.marks, seen = excluded.seen,
      first_seen = excluded.first_seen, last_seen = excluded.last_seen, key_seen = excluded.key_seen,
      touched = excluded.touched, rights = excluded.rights, due = excluded.due, memory = excluded.memory,
      source = excluded.source, source_id = excluded.source_id, part = excluded.part
    returning id, slot
  ), seen as (
    insert into mistake_sightings (mistake_id, source, source_id, part, hash, seen_at)
    select put.id, one.source, one.source_id, one.part, one.hash, one.seen_at
    from jsonb_to_recordset($3::jsonb) as one(
      slot text, source text, source_id bigint, part text, hash text, seen_at timestamptz)
    join put using (slot)
    on conflict do nothing
  ), tried as (
    insert into mistake_tries (user_id, mistake_id, key, given, verdict, tried_at)
    select $1, put.id, one.key, one.given, one.verdict, one.tried_at
    from jsonb_to_recordset($4::jsonb) as one(slot text, key text, given jsonb, verdict text, tried_at timestamptz)
    join put using (slot)
  ), counted as (
    insert into mistake_counts (user_id, skill, kind, type, open, practised, closed, removed)
    select $1, skill, kind, type, open, practised, closed, removed
    from jsonb_to_recordset($5::jsonb) as one(
      skill text, kind text, type text, open integer, practised integer, closed integer, removed integer)
    on conflict (user_id, skill, kind, type) do update set
      open = mistake_counts.open + excluded.open, practised = mistake_counts.practised + excluded.practised,
      closed = mistake_counts.closed + excluded.closed, removed = mistake_counts.removed + excluded.removed
  ), of_week as (
    insert into mistake_weeks (user_id, skill, kind, week, open, mended)
    select $1, skill, kind, week, open, mended
    from jsonb_to_recordset($6::jsonb) as one(skill text, kind text, week date, open integer, mended integer)
    on conflict (user_id, week, skill, kind) do update set
      open = mistake_weeks.open + excluded.open, mended = mistake_weeks.mended + excluded.mended
  )
  select id, slot from put`;

/** What is lost at one moment is remembered alike, so each memory is sent once and named by its place. */
const memoriesOf = (entries: readonly Entry[]) => [...new Set(entries.map(({ memory }) => memory))];

/** Without the number of its row and its learner: a paper with forty losses is long enough. */
function leanOf(entries: readonly Entry[]) {
  const places = new Map(memoriesOf(entries).map((memory, at) => [memory, at]));
  return entries.map((entry) => {
    const { kind, slot, skill, type, state, closed_as, removed, marks, seen } = entry;
    const { first_seen, last_seen, key_seen, touched, rights, due, source, source_id, part } = entry;
    return {
      ...{
        kind,
        slot,
        skill,
        type,
        state,
        removed,
        marks,
        seen,
        first_seen,
        last_seen,
        key_seen,
        touched,
        rights,
        due,
      },
      ...{ source, source_id, part, memory: places.get(entry.memory) },
      ...(closed_as && { closed_as }),
    };
  });
}

/** What one learner reports, answers and takes out follows one another. $1 is the learner. */
export const BOOK_LOCK = `hashtextextended('mistakes:' || $1::bigint::text, 0)`;

const KNOWN = `
  select mistake.*,
    array(
      select part from mistake_sightings sighting
      where sighting.mistake_id = mistake.id and sighting.source = $3 and sighting.source_id = $4
    ) as parts,
    array(
      select key from mistake_tries try where try.mistake_id = mistake.id and try.key = any($5::text[])
    ) as tried
  from mistakes mistake
  where mistake.user_id = $1 and mistake.slot = any($2::text[])`;

export const bookRepo = (db: Db) => ({
  /** Until the transaction ends. Tells in the same trip where the learner lives; null: there is no such learner. */
  lock: async (userId: number): Promise<string | null> => {
    const [row] = await db.query<{ time_zone: string | null }>(
      `select pg_advisory_xact_lock(${BOOK_LOCK}), (select time_zone from users where id = $1::bigint) as time_zone`,
      [userId],
    );
    return row?.time_zone ?? null;
  },

  known: (
    userId: number,
    slots: readonly string[],
    of: { source: EvidenceSource; id: number },
    tryKeys: readonly string[],
  ): Promise<Known[]> => db.query<Known>(KNOWN, [userId, slots, of.source, of.id, tryKeys]),

  write: (userId: number, { entries, sightings, tries, counts, weeks }: Writing) =>
    db.query<{ id: number; slot: string }>(WRITE, [
      userId,
      ...[leanOf(entries), sightings, tries, counts, weeks, memoriesOf(entries)].map((rows) => JSON.stringify(rows)),
    ]),

  /** The sums alone, for mistakes that are gone or have another owner. */
  addSums: (userId: number, { counts, weeks }: Pick<Writing, 'counts' | 'weeks'>) =>
    db.query(WRITE, [userId, '[]', '[]', '[]', JSON.stringify(counts), JSON.stringify(weeks), '[]']),

  /** The learner saw what is right: in a review, or by asking for it. */
  lookAtSlots: (userId: number, slots: readonly string[], at: Date) =>
    db.query(
      `update mistakes set key_seen = greatest(key_seen, $3), touched = greatest(touched, $3)
       where user_id = $1 and slot = any($2::text[])`,
      [userId, slots, at],
    ),

  /** The learner's mistakes that were seen there, with the places. */
  seenIn: (userId: number, source: EvidenceSource, id: number, part: string | null) =>
    db.query<MistakeRow & { lost: number }>(
      `select mistake.*, count(*)::integer as lost
       from mistake_sightings sighting join mistakes mistake on mistake.id = sighting.mistake_id
       where mistake.user_id = $1 and sighting.source = $2 and sighting.source_id = $3
         and ($4::text is null or sighting.part = $4)
       group by mistake.id`,
      [userId, source, id, part],
    ),

  idsSeenIn: async (userId: number, source: EvidenceSource, id: number): Promise<number[]> =>
    (
      await db.query<{ id: number }>(
        `select distinct mistake.id from mistake_sightings sighting join mistakes mistake on mistake.id = sighting.mistake_id
         where mistake.user_id = $1 and sighting.source = $2 and sighting.source_id = $3
           and not mistake.removed and mistake.state <> 'closed'
         order by mistake.id`,
        [userId, source, id],
      )
    ).map((row) => row.id),

  /** What is spelt wrong, as the key writes it; the read is by group and goes no further than asked. */
  misspelt: async (userId: number, limit: number): Promise<string[]> =>
    (
      await db.query<{ slot: string }>(
        `select slot from mistakes where user_id = $1 and kind = 'spelling' and not removed and state <> 'closed'
         order by last_seen desc limit $2`,
        [userId, limit],
      )
    ).map(({ slot }) => slot.slice(slot.indexOf(':') + 1)),

  dropSightings: (ids: readonly number[], source: EvidenceSource, id: number, part: string | null) =>
    db.query(
      `delete from mistake_sightings
       where mistake_id = any($1::bigint[]) and source = $2 and source_id = $3 and ($4::text is null or part = $4)`,
      [ids, source, id, part],
    ),

  /** The newest of what is left, for mistakes that lost the place they showed. */
  newestSightings: (ids: readonly number[]) =>
    db.query<{ mistake_id: number; source: EvidenceSource; source_id: number; part: string }>(
      `select distinct on (mistake_id) mistake_id, source, source_id, part from mistake_sightings
       where mistake_id = any($1::bigint[]) order by mistake_id, seen_at desc, part desc`,
      [ids],
    ),

  /** With every place they were seen at. */
  remove: (ids: readonly number[]) =>
    db.query(
      `with places as (delete from mistake_sightings where mistake_id = any($1::bigint[]))
       delete from mistakes where id = any($1::bigint[])`,
      [ids],
    ),
});
