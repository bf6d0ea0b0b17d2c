import type { SatPart, SpeakingMode } from '@ninefold/core/speaking/parts';
import type { SpeakingCriterion } from '@ninefold/core/speaking/report';
import { and, asc, desc, eq, inArray, isNotNull, lt, max } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { speakingRecords } from '#db/schema/speaking.ts';

export type RecordRow = typeof speakingRecords.$inferSelect;
export type NewRecord = typeof speakingRecords.$inferInsert;
export type RecordChange = Partial<NewRecord>;
type Filter = { paperId?: number | undefined; part?: SatPart | undefined; before?: number | undefined };

export const recordsRepo = (db: Db) => ({
  /** Another learner's record does not exist. */
  find: async (userId: number, id: number): Promise<RecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(speakingRecords)
        .where(and(eq(speakingRecords.id, id), eq(speakingRecords.user_id, userId)))
    )[0],

  findMany: (userId: number, ids: readonly number[]): Promise<RecordRow[]> =>
    db.orm
      .select()
      .from(speakingRecords)
      .where(and(inArray(speakingRecords.id, [...ids]), eq(speakingRecords.user_id, userId))),

  lock: async (userId: number, id: number): Promise<RecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(speakingRecords)
        .where(and(eq(speakingRecords.id, id), eq(speakingRecords.user_id, userId)))
        .for('update')
    )[0],

  lockById: async (id: number): Promise<RecordRow | undefined> =>
    (await db.orm.select().from(speakingRecords).where(eq(speakingRecords.id, id)).for('update'))[0],

  byKey: async (userId: number, key: string): Promise<RecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(speakingRecords)
        .where(and(eq(speakingRecords.user_id, userId), eq(speakingRecords.start_key, key)))
    )[0],

  /** `lesson`: of a step of a lesson; '' of the learner's own. */
  open: async (
    userId: number,
    paperId: number,
    part: SatPart,
    mode: SpeakingMode,
    lesson = '',
  ): Promise<RecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(speakingRecords)
        .where(
          and(
            eq(speakingRecords.user_id, userId),
            eq(speakingRecords.paper_id, paperId),
            eq(speakingRecords.part, part),
            eq(speakingRecords.mode, mode),
            eq(speakingRecords.lesson, lesson),
            eq(speakingRecords.state, 'open'),
          ),
        )
    )[0],

  /** Whether anything was said in a sitting of this step of a lesson. */
  isSpoken: async (userId: number, lesson: string): Promise<boolean> =>
    (
      await db.query(
        `select 1 from speaking_records record join speaking_answers answer on answer.record_id = record.id
         where record.user_id = $1 and record.lesson = $2 and answer.counts and answer.state = 'done' limit 1`,
        [userId, lesson],
      )
    ).length > 0,

  /** Whether a sitting of this set has come to its end. */
  hasSat: async (userId: number, paperId: number): Promise<boolean> =>
    (
      await db.query(
        `select 1 from speaking_records where user_id = $1 and paper_id = $2 and state <> 'open' limit 1`,
        [userId, paperId],
      )
    ).length > 0,

  /** Exams of a set that are being sat: its samples are nobody's meanwhile. */
  examsOpen: async (userId: number, paperId: number): Promise<RecordRow[]> =>
    db.orm
      .select()
      .from(speakingRecords)
      .where(
        and(
          eq(speakingRecords.user_id, userId),
          eq(speakingRecords.paper_id, paperId),
          eq(speakingRecords.mode, 'exam'),
          eq(speakingRecords.state, 'open'),
        ),
      ),

  /** Nothing where the same key, or an open one of the same set, was faster. */
  insert: async (row: NewRecord): Promise<RecordRow | undefined> =>
    (await db.orm.insert(speakingRecords).values(row).onConflictDoNothing().returning())[0],

  change: async (id: number, change: RecordChange): Promise<RecordRow> => {
    const [row] = await db.orm.update(speakingRecords).set(change).where(eq(speakingRecords.id, id)).returning();
    if (!row) throw new Error(`record ${id} is gone`);
    return row;
  },

  remove: (id: number) => db.orm.delete(speakingRecords).where(eq(speakingRecords.id, id)),

  list: (userId: number, { paperId, part, before }: Filter, limit: number): Promise<RecordRow[]> =>
    db.orm
      .select()
      .from(speakingRecords)
      .where(
        and(
          eq(speakingRecords.user_id, userId),
          paperId === undefined ? undefined : eq(speakingRecords.paper_id, paperId),
          part === undefined ? undefined : eq(speakingRecords.part, part),
          before === undefined ? undefined : lt(speakingRecords.id, before),
        ),
      )
      .orderBy(desc(speakingRecords.id))
      .limit(limit),

  /** The newest that have a band, with nothing but their bands. */
  scoredBands: (userId: number, limit: number) =>
    db.query<{ id: number; part: SatPart; score: number; bands: Record<SpeakingCriterion, number>; at: Date }>(
      `select id, part, score::float as score, bands, coalesce(done_at, started_at) as at from speaking_records
       where user_id = $1 and state = 'scored' and score >= 0 and bands is not null
       order by coalesce(done_at, started_at) desc, id desc limit $2`,
      [userId, limit],
    ),

  /** Newest of each set and part without the reports, and how often each was finished: for lists. */
  ofSets: (userId: number, ids: readonly number[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db.query<{ paper_id: number; part: SatPart; times: number; last_id: number; last_scored: number | null }>(
          `select paper_id::float8 as paper_id, part, count(*) filter (where state <> 'open')::int as times, max(id)::float8 as last_id,
             (max(id) filter (where state = 'scored'))::float8 as last_scored
           from speaking_records where user_id = $1 and paper_id = any($2::bigint[]) group by paper_id, part`,
          [userId, ids],
        ),

  /** Reports, newest first. */
  scored: (userId: number, limit: number, part?: SatPart, before?: number): Promise<RecordRow[]> =>
    db.orm
      .select()
      .from(speakingRecords)
      .where(
        and(
          eq(speakingRecords.user_id, userId),
          eq(speakingRecords.state, 'scored'),
          part === undefined ? undefined : eq(speakingRecords.part, part),
          before === undefined ? undefined : lt(speakingRecords.id, before),
        ),
      )
      .orderBy(desc(speakingRecords.id))
      .limit(limit),

  /** Exams whose time is over. */
  late: (now: Date, limit: number): Promise<RecordRow[]> =>
    db.orm
      .select()
      .from(speakingRecords)
      .where(and(eq(speakingRecords.state, 'open'), lt(speakingRecords.ends_at, now)))
      .limit(limit),

  /** Reports that are wanted since before a moment. */
  waitingSince: (before: Date, limit: number): Promise<RecordRow[]> =>
    db.orm
      .select()
      .from(speakingRecords)
      .where(and(eq(speakingRecords.state, 'scoring'), lt(speakingRecords.wanted_at, before)))
      .orderBy(asc(speakingRecords.wanted_at), asc(speakingRecords.id))
      .limit(limit),

  /** When the last report of anybody was made. */
  lastScored: async (): Promise<Date | null> =>
    (
      await db.orm
        .select({ at: max(speakingRecords.scored_at) })
        .from(speakingRecords)
        // One that was brought along from elsewhere was never asked for here.
        .where(isNotNull(speakingRecords.wanted_at))
    )[0]?.at ?? null,

  /** How many reports were asked for before this one and are still to be made. */
  ahead: async (id: number): Promise<number> =>
    (
      await db.query<{ ahead: number }>(
        `select count(*)::int as ahead from speaking_records one, speaking_records mine
         where mine.id = $1 and one.state = 'scoring' and one.id <> mine.id
           and (one.wanted_at, one.id) < (mine.wanted_at, mine.id)`,
        [id],
      )
    )[0]?.ahead ?? 0,

  /** Of the last twenty: from the press to the report. */
  secondsEach: async (): Promise<number | null> =>
    (
      await db.query<{ seconds: number | null }>(
        `select avg(extract(epoch from scored_at - wanted_at))::float8 as seconds from
           (select scored_at, wanted_at from speaking_records where state = 'scored' order by id desc limit 20) last`,
      )
    )[0]?.seconds ?? null,

  /** What both have open is handed in for the guest: an account has one open sitting of a kind. */
  reown: (guestId: number, userId: number, now: Date) =>
    db.query<{ id: number; clashed: boolean }>(
      `update speaking_records guest set user_id = $2, start_key = case when exists (
           select 1 from speaking_records own where own.user_id = $2 and own.start_key = guest.start_key)
         then guest.start_key || ':' || guest.id else guest.start_key end,
         state = case when clash.id is null then guest.state else 'handed_in' end,
         done_at = case when clash.id is null then guest.done_at else $3::timestamptz end
       from speaking_records same left join speaking_records clash on clash.user_id = $2 and same.state = 'open'
         and clash.state = 'open' and clash.paper_id = same.paper_id and clash.part = same.part and clash.mode = same.mode
         and clash.lesson = same.lesson
       where guest.user_id = $1 and same.id = guest.id
       returning guest.id::float8 as id, clash.id is not null as clashed`,
      [guestId, userId, now],
    ),
});
