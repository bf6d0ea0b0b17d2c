import { HISTORY_REACH, type RecordType } from '@ninefold/core/history/record-types';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { historyRecords } from '#db/schema/history.ts';

export type HistoryRecord = typeof historyRecords.$inferSelect;
export type Before = Pick<HistoryRecord, 'right' | 'total' | 'band'>;
export type SortField = 'update_time' | 'duration' | 'score';

export type Wanted = {
  userId: number;
  type: RecordType;
  from: Date | null;
  to: Date | null;
  sort: SortField;
  ascending: boolean;
  words: string;
  topic: string;
  questionType: string;
  state: HistoryRecord['state'] | '';
  band: number;
  offset: number;
  limit: number;
};

export type Spent = { type: RecordType; at: Date; seconds: number };
export type Banded = Pick<HistoryRecord, 'type' | 'band' | 'right' | 'total'> & {
  id: number;
  at: Date;
  repeat: boolean;
};

/** More than anybody does in a year. */
const MOST_SPENT = 20_000;

/**
 * As many records are looked through, in the order asked for: a filter that finds nothing must not read a history of a
 * million rows, and a page far behind must not either. Dates lead further back.
 */
const REACH = HISTORY_REACH;

/** What has no value to sort by stands behind what has one, whichever way it is sorted; the newest begun first. */
const PARTS: Record<SortField, { present: string; missing: string }> = {
  update_time: { present: 'true', missing: 'false' },
  duration: { present: 'duration > 0', missing: 'duration = 0' },
  score: { present: 'score >= 0', missing: 'score = -1' },
};

export const historyRepo = (db: Db) => ({
  /** Once for each record; the same again replaces it. */
  put: (row: HistoryRecord) =>
    db.orm
      .insert(historyRecords)
      .values(row)
      .onConflictDoUpdate({ target: [historyRecords.type, historyRecords.record_id], set: row }),

  remove: (type: RecordType, id: number) =>
    db.orm.delete(historyRecords).where(and(eq(historyRecords.type, type), eq(historyRecords.record_id, id))),

  /** Tells how many there were. */
  change: async (type: RecordType, ids: readonly number[], change: Partial<HistoryRecord>): Promise<number> =>
    (
      await db.orm
        .update(historyRecords)
        .set(change)
        .where(and(eq(historyRecords.type, type), inArray(historyRecords.record_id, [...ids, -1])))
        .returning({ id: historyRecords.record_id })
    ).length,

  /** Told of under another type from now on. One that is told of under both is told of once. */
  retype: (from: RecordType, to: RecordType, ids: readonly number[]) =>
    db.query(
      `with known as (select record_id from history_records where type = $2 and record_id = any($3::bigint[])),
         twice as (delete from history_records where type = $1 and record_id in (select record_id from known))
       update history_records set type = $2
       where type = $1 and record_id = any($3::bigint[]) and record_id not in (select record_id from known)`,
      [from, to, ids],
    ),

  /** At most once in a few minutes: its row lies in four indexes, and saves come every few seconds. */
  touch: (type: RecordType, id: number, at: Date, duration: number) =>
    db.query(
      `update history_records set update_time = $3, duration = $4
       where type = $1 and record_id = $2 and update_time < $3::timestamptz - interval '5 minutes'`,
      [type, id, at, duration],
    ),

  reown: async (from: number, to: number): Promise<number> =>
    (
      await db.orm
        .update(historyRecords)
        .set({ user_id: to })
        .where(eq(historyRecords.user_id, from))
        .returning({ id: historyRecords.record_id })
    ).length,

  /**
   * The numbers of a page of what is found, how many are found, and whether more lies behind what was looked through.
   * Between two dates the newest are looked through, whatever they are sorted by: no index has both.
   */
  find: async (wanted: Wanted): Promise<{ ids: number[]; total: number; more: boolean }> => {
    const { userId, type, from, to, sort, offset, limit } = wanted;
    const direction = wanted.ascending ? 'asc' : 'desc';
    const order = `${sort} ${direction}, record_id ${direction}`;
    const dated = from !== null || to !== null;
    // Named only where they are asked for: an index that holds no dates then tells how many there are by itself.
    const days = dated
      ? 'and ($3::timestamptz is null or update_time >= $3) and ($4::timestamptz is null or update_time <= $4)'
      : 'and $3::timestamptz is null and $4::timestamptz is null';
    const reached = dated && sort !== 'update_time' ? 'update_time desc, record_id desc' : order;
    const { present, missing } = PARTS[sort];
    const filter = filterOf(wanted);
    // A page of everything needs only its own rows; what is sorted anew or filtered has to be looked through.
    const deep = filter.sql === 'true' && reached === order ? Math.min(offset + limit, REACH) : REACH;
    const mine = `user_id = $1 and type = $2 ${days}`;
    const part = (which: string, by: string, isMissing: boolean) => `(
         select record_id, ${sort} as sorted, ${isMissing} as missing, (${filter.sql}) as fits
         from history_records where ${mine} and ${which} order by ${by} limit ${deep})`;
    // Never named: a plan made once for all calls would walk from the newest record to dates long ago.
    const found = db.query<{ id: number | null; total: number }>(
      `with fitting as materialized (
         select * from (
           ${part(present, reached, false)} union all ${part(missing, 'record_id desc', true)}
         ) reached where fits
       )
       select page.id, (select count(*)::int from fitting) as total
       from (values (1)) always left join (
         select record_id as id from fitting
         order by missing, case when missing then record_id end desc, sorted ${direction}, record_id ${direction}
         offset ${offset} limit ${limit}
       ) page on true`,
      [userId, type, from, to, ...filter.values],
    );
    const bounded = (which: string) =>
      `(select count(*)::int from (select 1 from history_records where ${mine} and ${which} limit ${REACH + 1}) seen)`;
    const counted = db.query<{ present: number; missing: number }>(
      `select ${bounded(present)} as present, ${bounded(missing)} as missing`,
      [userId, type, from, to],
    );
    const [rows, [seen = { present: 0, missing: 0 }]] = await Promise.all([found, counted]);
    const all = Math.min(seen.present, REACH) + Math.min(seen.missing, REACH);
    return {
      ids: rows.flatMap(({ id }) => id ?? []),
      total: filter.sql === 'true' ? all : (rows[0]?.total ?? 0),
      more: seen.present > REACH || seen.missing > REACH,
    };
  },

  /** In any order. */
  rows: (type: RecordType, ids: readonly number[]): Promise<HistoryRecord[]> =>
    ids.length
      ? db.orm
          .select()
          .from(historyRecords)
          .where(and(eq(historyRecords.type, type), inArray(historyRecords.record_id, [...ids])))
      : Promise.resolve([]),

  /** For each of these the last result of the same before it. */
  before: (type: RecordType, ids: readonly number[]): Promise<(Before & { id: number })[]> =>
    ids.length
      ? db.query<Before & { id: number }>(
          `select now.record_id as id, before."right", before.total, before.band::float as band
           from history_records now
           cross join lateral (
             select "right", total, band from history_records
             where user_id = now.user_id and type = now.type and about = now.about and state = 'done'
               and (total > 0 or band >= 0)
               and (update_time, record_id) < (now.update_time, now.record_id)
             order by update_time desc, record_id desc limit 1
           ) before
           where now.type = $1 and now.record_id = any($2::bigint[]) and now.state = 'done'`,
          [type, ids],
        )
      : Promise.resolve([]),

  /** At most as many as are ever looked through. */
  finishedSince: async (userId: number, type: RecordType, since: Date): Promise<{ times: number; seconds: number }> =>
    (
      await db.query<{ times: number; seconds: number }>(
        `select count(*)::int as times, coalesce(sum(duration), 0)::int as seconds from (
           select duration from history_records
           where user_id = $1 and type = $2 and update_time >= $3 and state <> 'open' limit ${REACH}
         ) recent`,
        [userId, type, since],
      )
    )[0] ?? { times: 0, seconds: 0 },

  /** Active time by the moment its record was last worked on, as the days of a year are made of. */
  spentSince: (userId: number, types: readonly RecordType[], from: Date) =>
    db.query<Spent>(
      `select type, update_time as at, duration as seconds from history_records
       where user_id = $1 and type = any($2::smallint[]) and update_time >= $3 and duration > 0
       order by update_time desc limit ${MOST_SPENT}`,
      [userId, types, from],
    ),

  /** Records with a band, newest first; whether the same was done before them. */
  bands: (userId: number, types: readonly RecordType[], limit: number) =>
    db.query<Banded>(
      `select line.type, line.record_id as id, line.band::float as band, line."right", line.total,
         line.update_time as at, exists (
           select 1 from history_records earlier
           where earlier.user_id = line.user_id and earlier.type = line.type and earlier.about = line.about
             and earlier.state = 'done' and (earlier.update_time, earlier.record_id) < (line.update_time, line.record_id)
         ) as repeat
       from history_records line
       where line.user_id = $1 and line.band >= 0 and line.type = any($2::smallint[]) and line.state = 'done'
       order by line.update_time desc limit $3`,
      [userId, types, limit],
    ),

  /** What the newest records of this type can be filtered by. */
  values: async (userId: number, type: RecordType) =>
    (
      await db.query<{
        topics: string[];
        question_types: string[];
        states: HistoryRecord['state'][];
        bands: number[];
      }>(
        `with newest as materialized (
           select topics, question_types, state, band from history_records
           where user_id = $1 and type = $2 order by update_time desc, record_id desc limit ${REACH}
         )
         select array(select distinct unnest(topics) from newest) as topics,
           array(select distinct unnest(question_types) from newest) as question_types,
           array(select distinct state from newest) as states,
           array(select distinct band::float from newest where band >= 0) as bands`,
        [userId, type],
      )
    )[0] ?? { topics: [], question_types: [], states: [], bands: [] },
});

/** What is asked for beyond the list itself; `true` where nothing is. Its values follow those of every list. */
function filterOf({ words, topic, questionType, state, band }: Wanted): { sql: string; values: unknown[] } {
  const asked = [
    words !== '' && { sql: (at: string) => `words like ${at}`, value: pattern(words) },
    topic !== '' && { sql: (at: string) => `${at} = any(topics)`, value: topic },
    questionType !== '' && { sql: (at: string) => `${at} = any(question_types)`, value: questionType },
    state !== '' && { sql: (at: string) => `state = ${at}`, value: state },
    band >= 0 && { sql: (at: string) => `band >= ${at}::numeric`, value: band },
  ].flatMap((one) => (one === false ? [] : [one]));
  const sql = asked.map((one, at) => one.sql(`$${at + 5}`)).join(' and ');
  return { sql: sql || 'true', values: asked.map(({ value }) => value) };
}

/** A learner who types % looks for a percent sign. */
const pattern = (words: string): string =>
  words && `%${words.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
