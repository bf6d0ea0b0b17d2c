import { HISTORY_REACH, type RecordType } from '@ninefold/core/history/record-types';
import { and, desc, eq, inArray } from 'drizzle-orm';
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
};

/**
 * As many records are looked through, in the order asked for: a filter that finds nothing must not read a history of a
 * million rows, and a page far behind must not either. Dates lead further back.
 */
const REACH = HISTORY_REACH;

/** What has no value to sort by stands behind what has one, whichever way it is sorted. */
const MISSING: Record<SortField, string> = { update_time: 'false', duration: 'duration = 0', score: 'score < 0' };

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
   * The numbers of what is found, in order, and whether more lies behind what was looked through. Between two dates the
   * newest are looked through, whatever they are sorted by: no index has both.
   */
  find: async (wanted: Wanted): Promise<{ ids: number[]; more: boolean }> => {
    const { userId, type, from, to, sort, state } = wanted;
    const direction = wanted.ascending ? 'asc' : 'desc';
    const order = `${sort} ${direction}, record_id ${direction}`;
    const dated = from !== null || to !== null;
    const reached = dated && sort !== 'update_time' ? 'update_time desc, record_id desc' : order;
    const missing = MISSING[sort];
    // Never named: a plan made once for all calls would walk from the newest record to dates long ago.
    const rows = await db.query<{ id: number; fits: boolean; missing: boolean }>(
      `with mine as not materialized (
         select * from history_records
         where user_id = $1 and type = $2
           and ($3::timestamptz is null or update_time >= $3) and ($4::timestamptz is null or update_time <= $4)
       )
       select record_id as id, ($5 = '' or words like $5) and ($6 = '' or $6 = any(topics))
         and ($7 = '' or $7 = any(question_types)) and ($8 = '' or state = $8) and ($9::numeric < 0 or band >= $9) as fits, missing
       from (
         (select *, false as missing from mine where not (${missing}) order by ${reached} limit ${REACH + 1})
         union all
         (select *, true from mine where ${missing} order by update_time desc, record_id desc limit ${REACH + 1})
       ) reached order by missing, ${order}`,
      [userId, type, from, to, pattern(wanted.words), wanted.topic, wanted.questionType, state, wanted.band],
    );
    const parts = [rows.filter((row) => !row.missing), rows.filter((row) => row.missing)];
    return {
      ids: parts.flatMap((part) => part.slice(0, REACH).flatMap((row) => (row.fits ? [row.id] : []))),
      more: parts.some((part) => part.length > REACH),
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

  /** What the newest records of this type can be filtered by. */
  values: async (userId: number, type: RecordType) => {
    const rows = await db.orm
      .select({
        topics: historyRecords.topics,
        question_types: historyRecords.question_types,
        state: historyRecords.state,
        band: historyRecords.band,
      })
      .from(historyRecords)
      .where(and(eq(historyRecords.user_id, userId), eq(historyRecords.type, type)))
      .orderBy(desc(historyRecords.update_time), desc(historyRecords.record_id))
      .limit(REACH);
    const all = <T>(values: T[]): T[] => [...new Set(values)];
    return {
      topics: all(rows.flatMap(({ topics }) => topics)),
      question_types: all(rows.flatMap(({ question_types }) => question_types)),
      states: all(rows.map(({ state }) => state)),
      bands: all(rows.map(({ band }) => band)).filter((band) => band >= 0),
    };
  },
});

/** A learner who types % looks for a percent sign. */
const pattern = (words: string): string =>
  words && `%${words.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
