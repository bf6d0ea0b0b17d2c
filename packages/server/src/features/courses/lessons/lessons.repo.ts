import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { lessonNotes, lessonProgress } from '#db/schema/courses.ts';

export type ProgressRow = typeof lessonProgress.$inferSelect;
type RowName = Pick<ProgressRow, 'user_id' | 'lesson_id'>;
export type NoteRow = typeof lessonNotes.$inferSelect;

const MOST_NOTES = 500;

export const lessonsRepo = ({ orm, query }: Db) => ({
  find: async (userId: number, lessonId: number): Promise<ProgressRow | undefined> =>
    (
      await orm
        .select()
        .from(lessonProgress)
        .where(and(eq(lessonProgress.user_id, userId), eq(lessonProgress.lesson_id, lessonId)))
    )[0],

  /** Which of these lessons are done. */
  doneOf: async (userId: number, lessons: readonly number[]): Promise<number[]> =>
    lessons.length === 0
      ? []
      : (
          await orm
            .select({ id: lessonProgress.lesson_id })
            .from(lessonProgress)
            .where(
              and(
                eq(lessonProgress.user_id, userId),
                inArray(lessonProgress.lesson_id, [...lessons]),
                eq(lessonProgress.state, 'done'),
              ),
            )
        ).map(({ id }) => id),

  /** Where it was not begun: the time at its parts is counted from here. */
  begin: (begun: typeof lessonProgress.$inferInsert) => orm.insert(lessonProgress).values(begun).onConflictDoNothing(),

  /** Begins it where it was not begun, and holds it until the transaction ends. */
  async lock(begun: typeof lessonProgress.$inferInsert): Promise<ProgressRow> {
    await orm.insert(lessonProgress).values(begun).onConflictDoNothing();
    const [row] = await orm
      .select()
      .from(lessonProgress)
      .where(and(eq(lessonProgress.user_id, begun.user_id), eq(lessonProgress.lesson_id, begun.lesson_id)))
      .for('update');
    // Between the two a guest's rows became an account's.
    if (!row) throw new AppError('busy', { details: { retry_after: 1 } });
    return row;
  },

  change: async ({ user_id, lesson_id }: RowName, change: Partial<ProgressRow>): Promise<void> => {
    await orm
      .update(lessonProgress)
      .set(change)
      .where(and(eq(lessonProgress.user_id, user_id), eq(lessonProgress.lesson_id, lesson_id)));
  },

  notes: (userId: number, lessonId: number): Promise<NoteRow[]> =>
    orm
      .select()
      .from(lessonNotes)
      .where(and(eq(lessonNotes.user_id, userId), eq(lessonNotes.lesson_id, lessonId)))
      .orderBy(asc(lessonNotes.id))
      .limit(MOST_NOTES),

  /** The same key again finds the note it made. */
  async addNote(note: Omit<NoteRow, 'id'>): Promise<NoteRow | undefined> {
    const [added] = await orm.insert(lessonNotes).values(note).onConflictDoNothing().returning();
    if (added) return added;
    const [known] = await orm
      .select()
      .from(lessonNotes)
      .where(and(eq(lessonNotes.user_id, note.user_id), eq(lessonNotes.key, note.key)));
    return known;
  },

  removeNote: (userId: number, id: number) =>
    orm.delete(lessonNotes).where(and(eq(lessonNotes.id, id), eq(lessonNotes.user_id, userId))),

  /** Lessons that a guest and the account both began, as each of the two left them. */
  async begunByBoth(guestId: number, userId: number): Promise<[guest: ProgressRow, own: ProgressRow][]> {
    const rows = await orm
      .select()
      .from(lessonProgress)
      .where(
        and(
          inArray(lessonProgress.user_id, [guestId, userId]),
          sql`${lessonProgress.lesson_id} in (select lesson_id from lesson_progress where user_id = ${guestId})`,
        ),
      )
      .orderBy(lessonProgress.lesson_id, lessonProgress.user_id)
      // Another device of the account may be handing something in.
      .for('update');
    const own = new Map(rows.filter((row) => row.user_id === userId).map((row) => [row.lesson_id, row]));
    return rows.flatMap((guest): [ProgressRow, ProgressRow][] => {
      const same = guest.user_id === guestId ? own.get(guest.lesson_id) : undefined;
      return same ? [[guest, same]] : [];
    });
  },

  /**
   * A guest's lessons become the account's. Of one that both began, what either has done is done; the place and the
   * version are those of the later one. What the guest wrote is never dropped; of two things handed in, one is left here.
   */
  async mergeGuest(guestId: number, userId: number): Promise<number> {
    const rows = await orm.select().from(lessonProgress).where(eq(lessonProgress.user_id, guestId));
    if (rows.length > 0) {
      // Two texts for one task: the account's stays, and the guest's is kept as a note at the same place.
      await query(
        `insert into lesson_notes (user_id, lesson_id, key, part, second, text, created_at)
         select $2, guest.lesson_id, 'guest ' || guest.user_id || ' ' || guest.lesson_id, guest.part, 0, guest.answer, guest.saved_at
         from lesson_progress guest join lesson_progress own using (lesson_id)
         where guest.user_id = $1 and own.user_id = $2
           and guest.answer <> '' and own.answer <> '' and guest.answer <> own.answer
         on conflict do nothing`,
        [guestId, userId],
      );
      await query(
        `insert into lesson_progress as own
           (user_id, lesson_id, hash, part, second, done, spent, answer, recording_id, said_at, picture, state, begun_at, saved_at, done_at)
         select $2, lesson_id, hash, part, second, done, spent, answer, recording_id, said_at, picture, state, begun_at, saved_at, done_at
         from lesson_progress where user_id = $1
         on conflict (user_id, lesson_id) do update set
           done = case when own.hash = excluded.hash
             then coalesce((select array_agg(distinct one order by one) from unnest(own.done || excluded.done) one), '{}')
             else case when excluded.saved_at > own.saved_at then excluded.done else own.done end end,
           spent = case when own.hash = excluded.hash then own.spent || excluded.spent
             else case when excluded.saved_at > own.saved_at then excluded.spent else own.spent end end,
           hash = case when excluded.saved_at > own.saved_at then excluded.hash else own.hash end,
           part = case when excluded.saved_at > own.saved_at then excluded.part else own.part end,
           second = case when excluded.saved_at > own.saved_at then excluded.second else own.second end,
           answer = case when own.answer = '' then excluded.answer else own.answer end,
           recording_id = coalesce(own.recording_id, excluded.recording_id),
           said_at = coalesce(own.said_at, excluded.said_at),
           picture = case when own.picture = '' then excluded.picture else own.picture end,
           state = case when 'done' in (own.state, excluded.state) then 'done' else 'open' end,
           begun_at = least(own.begun_at, excluded.begun_at),
           saved_at = greatest(own.saved_at, excluded.saved_at),
           done_at = least(own.done_at, excluded.done_at)`,
        [guestId, userId],
      );
      await orm.delete(lessonProgress).where(eq(lessonProgress.user_id, guestId));
    }
    const keys = orm.select({ key: lessonNotes.key }).from(lessonNotes).where(eq(lessonNotes.user_id, userId));
    await orm.delete(lessonNotes).where(and(eq(lessonNotes.user_id, guestId), inArray(lessonNotes.key, keys)));
    const moved = await orm
      .update(lessonNotes)
      .set({ user_id: sql`${userId}` })
      .where(eq(lessonNotes.user_id, guestId))
      .returning({ id: lessonNotes.id });
    return rows.length + moved.length;
  },
});
