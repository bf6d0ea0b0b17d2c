import type { TrainingArea, TrainingCourse } from '@ninefold/core/training/courses';
import { and, desc, eq, inArray, lt, notLike } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { trainingAnswers, trainingRecords } from '#db/schema/training.ts';

export type RecordRow = typeof trainingRecords.$inferSelect;
type StoredAnswer = typeof trainingAnswers.$inferSelect;
/** `given`: null for whoever did not know. */
export type AnswerRow = Omit<StoredAnswer, 'given'> & { given: string | string[] | null };
type NewAnswer = Omit<typeof trainingAnswers.$inferInsert, 'given'> & Pick<AnswerRow, 'given'>;
export type NewRecord = typeof trainingRecords.$inferInsert;

/** What a learner did with one set. */
export type SetState = {
  collection_id: number;
  open_id: number | null;
  done_id: number | null;
  best: number | null;
  last_at: Date;
};

/** Exercises inside a lesson belong to it: they are neither a line of the history nor a deed of their own. */
const LESSON = 'lesson:';
export const isOfLesson = ({ source_key }: Pick<RecordRow, 'source_key'>): boolean => source_key.startsWith(LESSON);
export const lessonSource = (lessonId: number, hash: string, part: number): string =>
  `${LESSON}${lessonId}:${hash}:${part}`;

export const trainingRepo = (db: Db) => ({
  /** Another learner's record does not exist. */
  find: async (userId: number, id: number): Promise<RecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(trainingRecords)
        .where(and(eq(trainingRecords.id, id), eq(trainingRecords.user_id, userId)))
    )[0],

  findMany: (userId: number, ids: readonly number[]): Promise<RecordRow[]> =>
    db.orm
      .select()
      .from(trainingRecords)
      .where(and(inArray(trainingRecords.id, [...ids]), eq(trainingRecords.user_id, userId))),

  /** Held until the transaction ends: answers and the end follow each other. */
  lock: async (userId: number, id: number): Promise<RecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(trainingRecords)
        .where(and(eq(trainingRecords.id, id), eq(trainingRecords.user_id, userId)))
        .for('update')
    )[0],

  lockOpen: async (userId: number, sourceKey: string): Promise<RecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(trainingRecords)
        .where(
          and(
            eq(trainingRecords.user_id, userId),
            eq(trainingRecords.source_key, sourceKey),
            eq(trainingRecords.state, 'open'),
          ),
        )
        .for('update')
    )[0],

  byStartKey: async (userId: number, key: string): Promise<RecordRow | undefined> =>
    (
      await db.orm
        .select()
        .from(trainingRecords)
        .where(and(eq(trainingRecords.user_id, userId), eq(trainingRecords.start_key, key)))
    )[0],

  /** Nothing when another press was faster. */
  insert: async (row: NewRecord): Promise<RecordRow | undefined> =>
    (await db.orm.insert(trainingRecords).values(row).onConflictDoNothing().returning())[0],

  change: async (id: number, change: Partial<NewRecord>): Promise<void> => {
    await db.orm.update(trainingRecords).set(change).where(eq(trainingRecords.id, id));
  },

  remove: (id: number) => db.orm.delete(trainingRecords).where(eq(trainingRecords.id, id)),

  answers: async (recordId: number): Promise<AnswerRow[]> =>
    (
      await db.orm
        .select()
        .from(trainingAnswers)
        .where(eq(trainingAnswers.record_id, recordId))
        .orderBy(trainingAnswers.id)
    ).map(readAnswer),

  answersOfMany: async (ids: readonly number[]): Promise<AnswerRow[]> =>
    (
      await db.orm
        .select()
        .from(trainingAnswers)
        .where(inArray(trainingAnswers.record_id, [...ids]))
        .orderBy(trainingAnswers.id)
    ).map(readAnswer),

  /** How many items of each record were answered at all. */
  answered: (userId: number, ids: readonly number[]) =>
    db.query<{ id: number; answered: number }>(
      `select record.id, count(distinct answer.item)::int as answered
       from training_records record join training_answers answer on answer.record_id = record.id
       where record.user_id = $1 and record.id = any($2::bigint[]) group by record.id`,
      [userId, ids],
    ),

  insertAnswer: async ({ given, ...row }: NewAnswer): Promise<AnswerRow> => {
    const stored = { ...row, given: given === null ? null : { value: given } };
    const [answer] = await db.orm.insert(trainingAnswers).values(stored).returning();
    if (!answer) throw new Error('an answer was not written');
    return readAnswer(answer);
  },

  /** One row for each of these sets that was ever begun. */
  states: (userId: number, setIds: readonly number[]): Promise<SetState[]> =>
    db.query<SetState>(
      `select collection_id,
         max(id) filter (where state = 'open') as open_id,
         max(id) filter (where state = 'done') as done_id,
         max("right") filter (where state = 'done') as best,
         max(saved_at) as last_at
       from training_records where user_id = $1 and collection_id = any($2::bigint[]) group by collection_id`,
      [userId, setIds],
    ),

  /** Everything that was finished in a course, area by area. */
  areas: (userId: number, course: TrainingCourse) =>
    db.query<{ area: TrainingArea; right: number; total: number }>(
      `select area, sum("right")::int as "right", sum(total)::int as total
       from training_records where user_id = $1 and course = $2 and state = 'done' and area <> ''
       group by area order by area`,
      [userId, course],
    ),

  /** How these questions were last answered in drills. */
  lastAnswers: (userId: number, course: TrainingCourse, items: readonly string[]) =>
    db.query<{ item: string; outcome: AnswerRow['outcome'] }>(
      `select distinct on (answer.item) answer.item, answer.outcome
       from training_records record join training_answers answer on answer.record_id = record.id
       where record.user_id = $1 and record.course = $2 and record.kind = 'drill' and answer.item = any($3::text[])
       order by answer.item, answer.id desc`,
      [userId, course, items],
    ),

  /** The best of the finished sittings under each of these names. */
  bestDone: (userId: number, sourceKeys: readonly string[]) =>
    db.query<{ source_key: string; right: number; total: number }>(
      `select source_key, max("right") as "right", max(total) as total
       from training_records where user_id = $1 and source_key = any($2::text[]) and state = 'done'
       group by source_key`,
      [userId, sourceKeys],
    ),

  page: (userId: number, course: TrainingCourse, before: number | undefined, limit: number): Promise<RecordRow[]> =>
    db.orm
      .select()
      .from(trainingRecords)
      .where(
        and(
          eq(trainingRecords.user_id, userId),
          eq(trainingRecords.course, course),
          notLike(trainingRecords.source_key, `${LESSON}%`),
          before === undefined ? undefined : lt(trainingRecords.id, before),
        ),
      )
      .orderBy(desc(trainingRecords.id))
      .limit(limit),

  /** Open records of a guest for what the account has open as well. */
  clashes: async (guestId: number, userId: number): Promise<number[]> =>
    (
      await db.query<{ id: number }>(
        `select guest.id from training_records guest join training_records own
           on own.source_key = guest.source_key and own.state = 'open' and own.user_id = $2
         where guest.user_id = $1 and guest.state = 'open'`,
        [guestId, userId],
      )
    ).map(({ id }) => id),

  reown: async (guestId: number, userId: number): Promise<number> =>
    (
      await db.orm
        .update(trainingRecords)
        .set({ user_id: userId })
        .where(eq(trainingRecords.user_id, guestId))
        .returning({ id: trainingRecords.id })
    ).length,
});

const readAnswer = (row: StoredAnswer): AnswerRow => ({ ...row, given: row.given?.value ?? null });
