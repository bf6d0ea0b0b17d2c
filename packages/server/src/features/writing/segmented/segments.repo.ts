import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essaySegments } from '#db/schema/writing/study.ts';

export type SegmentRow = typeof essaySegments.$inferSelect;
type Answer = NonNullable<SegmentRow['answer']>;

const at = (userId: number, paperId: number) =>
  and(eq(essaySegments.user_id, userId), eq(essaySegments.paper_id, paperId));

export const segmentsRepo = (db: Db) => ({
  ofPaper: (userId: number, paperId: number): Promise<SegmentRow[]> =>
    db.orm.select().from(essaySegments).where(at(userId, paperId)),

  find: async (userId: number, paperId: number, segmentId: string): Promise<SegmentRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essaySegments)
        .where(and(at(userId, paperId), eq(essaySegments.segment_id, segmentId)))
    )[0],

  save: async (userId: number, paperId: number, segmentId: string, text: string, answer: Answer, now: Date) => {
    const [row] = await db.orm
      .insert(essaySegments)
      .values({ user_id: userId, paper_id: paperId, segment_id: segmentId, text, answer, tries: 1, updated_at: now })
      .onConflictDoUpdate({
        target: [essaySegments.user_id, essaySegments.paper_id, essaySegments.segment_id],
        set: { text, answer, tries: sql`${essaySegments.tries} + 1`, updated_at: now },
      })
      .returning();
    if (!row) throw new Error('a sentence was not stored');
    return row;
  },

  /** Hints are ordered: whoever saw the third has seen three. */
  noteHint: async (userId: number, paperId: number, segmentId: string, hints: number, now: Date): Promise<number> => {
    const [row] = await db.orm
      .insert(essaySegments)
      .values({ user_id: userId, paper_id: paperId, segment_id: segmentId, hints, updated_at: now })
      .onConflictDoUpdate({
        target: [essaySegments.user_id, essaySegments.paper_id, essaySegments.segment_id],
        set: { hints: sql`greatest(${essaySegments.hints}, ${hints})`, updated_at: now },
      })
      .returning({ hints: essaySegments.hints });
    return row?.hints ?? hints;
  },

  clear: async (userId: number, paperId: number): Promise<number> =>
    (await db.orm.delete(essaySegments).where(at(userId, paperId)).returning({ id: essaySegments.segment_id })).length,

  async reown(guestId: number, userId: number): Promise<number> {
    await db.query(
      `delete from essay_segments guest where guest.user_id = $1 and exists (
         select from essay_segments own
         where own.user_id = $2 and own.paper_id = guest.paper_id and own.segment_id = guest.segment_id
       )`,
      [guestId, userId],
    );
    const moved = await db.orm
      .update(essaySegments)
      .set({ user_id: userId })
      .where(eq(essaySegments.user_id, guestId))
      .returning({ id: essaySegments.segment_id });
    return moved.length;
  },
});
