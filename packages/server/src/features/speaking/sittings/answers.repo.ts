import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { speakingAnswers } from '#db/schema/speaking.ts';

export type AnswerRow = typeof speakingAnswers.$inferSelect;
export type NewAnswer = typeof speakingAnswers.$inferInsert;

/** As much as is heard at once; the rest waits until more has come or the answer is whole. */
const WINDOW_SECONDS = 30;

export const answersRepo = (db: Db) => ({
  ofRecord: (recordId: number): Promise<AnswerRow[]> =>
    db.orm
      .select()
      .from(speakingAnswers)
      .where(eq(speakingAnswers.record_id, recordId))
      .orderBy(asc(speakingAnswers.order), asc(speakingAnswers.try)),

  /** Held until the transaction ends. */
  lockOf: (recordId: number): Promise<AnswerRow[]> =>
    db.orm
      .select()
      .from(speakingAnswers)
      .where(eq(speakingAnswers.record_id, recordId))
      .orderBy(asc(speakingAnswers.order), asc(speakingAnswers.try))
      .for('update'),

  byKey: async (userId: number, key: string): Promise<AnswerRow | undefined> =>
    (
      await db.orm
        .select()
        .from(speakingAnswers)
        .where(and(eq(speakingAnswers.user_id, userId), eq(speakingAnswers.key, key)))
    )[0],

  find: async (id: number): Promise<AnswerRow | undefined> =>
    (await db.orm.select().from(speakingAnswers).where(eq(speakingAnswers.id, id)))[0],

  insert: async (row: NewAnswer): Promise<AnswerRow | undefined> =>
    (await db.orm.insert(speakingAnswers).values(row).onConflictDoNothing().returning())[0],

  change: async (id: number, change: Partial<NewAnswer>): Promise<void> => {
    await db.orm.update(speakingAnswers).set(change).where(eq(speakingAnswers.id, id));
  },

  /** Of one question the last whole try counts, else the longest of those that the end of the sitting cut off. */
  count: async (recordId: number, order: number): Promise<void> => {
    await db.query(
      `update speaking_answers set counts = id is not distinct from (
         select one.id from speaking_answers one join speaking_records record on record.id = one.record_id
         where one.record_id = $1 and one."order" = $2 and one.state = 'done'
         order by one.ended_at is not distinct from record.done_at,
           case when one.ended_at is not distinct from record.done_at then one.recorded else 0 end desc, one.id desc
         limit 1)
       where record_id = $1 and "order" = $2`,
      [recordId, order],
    );
  },

  /** More of it has come; tells whether there is enough to be heard. */
  recorded: async (userId: number, key: string, seconds: number): Promise<boolean> =>
    (
      await db.query<{ enough: boolean }>(
        `update speaking_answers set recorded = $3 where user_id = $1 and key = $2 and state = 'recording'
         returning listens and $3 - heard_until >= ${WINDOW_SECONDS} as enough`,
        [userId, key, seconds],
      )
    )[0]?.enough ?? false,

  /** From now on somebody wants to know what was said. */
  listen: async (recordId: number): Promise<void> => {
    await db.orm
      .update(speakingAnswers)
      .set({ listens: true, tries: 0 })
      .where(and(eq(speakingAnswers.record_id, recordId), eq(speakingAnswers.counts, true)));
  },

  /**
   * The next piece of work: a whole answer that is not assessed, or half a minute of one that goes on. Reports that are
   * waited for come first, then who was not served lately. A lease that ran out belongs to a process that died.
   */
  take: async (now: Date, lease: Date, lately: readonly number[]): Promise<AnswerRow | undefined> => {
    const [taken] = await db.query<{ id: number }>(
      `update speaking_answers set tries = tries + 1, lease_until = $2 where id = (
         select answer.id from speaking_answers answer join speaking_records record on record.id = answer.record_id
         where answer.listens and answer.assessment is null and (answer.lease_until is null or answer.lease_until < $1)
           and ((answer.state = 'done' and (answer.counts or record.state = 'open'))
             or (answer.state = 'recording' and answer.recorded - answer.heard_until >= ${WINDOW_SECONDS}))
         order by (record.state = 'scoring') desc, coalesce(array_position($3::bigint[], answer.user_id), 0),
           record.wanted_at nulls last, answer.id
         limit 1 for update of answer skip locked)
       returning id`,
      [now, lease, lately],
    );
    return taken && (await db.orm.select().from(speakingAnswers).where(eq(speakingAnswers.id, taken.id)))[0];
  },

  /** Only while it is ours: a process that was thought dead must not write over the one that took over. */
  keep: async ({ id, lease_until }: AnswerRow, change: Partial<NewAnswer>): Promise<boolean> =>
    lease_until !== null &&
    (
      await db.orm
        .update(speakingAnswers)
        .set({ lease_until: null, ...change })
        .where(and(eq(speakingAnswers.id, id), eq(speakingAnswers.lease_until, lease_until)))
        .returning({ id: speakingAnswers.id })
    ).length > 0,

  /** On the embedded database nobody else can be listening: whatever is leased was left by a process that died. */
  leaveAll: async (): Promise<void> => {
    await db.orm
      .update(speakingAnswers)
      .set({ lease_until: null })
      .where(sql`${speakingAnswers.lease_until} is not null`);
  },

  assessed: (recordIds: readonly number[]) =>
    recordIds.length === 0
      ? Promise.resolve([])
      : db.orm
          .select()
          .from(speakingAnswers)
          .where(and(inArray(speakingAnswers.record_id, [...recordIds]), eq(speakingAnswers.counts, true)))
          .orderBy(asc(speakingAnswers.order)),

  reown: (guestId: number, userId: number) =>
    db.query(
      `update speaking_answers guest set user_id = $2, key = case
         when exists (select 1 from speaking_answers own where own.user_id = $2 and own.key = guest.key)
         then left(guest.key, 40) || '.' || guest.id else guest.key end
       where user_id = $1`,
      [guestId, userId],
    ),
});
