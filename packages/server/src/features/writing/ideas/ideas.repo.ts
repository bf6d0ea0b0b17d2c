import type { IdeasBoard } from '@ninefold/contract/writing/ideas';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essayIdeas } from '#db/schema/writing/study.ts';

export type BoardRow = typeof essayIdeas.$inferSelect;
type Board = Omit<IdeasBoard, 'revision' | 'update_time'>;

export const ideasRepo = (db: Db) => ({
  find: async (userId: number, paperId: number): Promise<BoardRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essayIdeas)
        .where(and(eq(essayIdeas.user_id, userId), eq(essayIdeas.paper_id, paperId)))
    )[0],

  /** Nothing on top of another revision than the one it was made from. */
  save: async (userId: number, paperId: number, board: Board, from: number, now: Date): Promise<BoardRow | undefined> =>
    (
      await db.orm
        .insert(essayIdeas)
        .values({ user_id: userId, paper_id: paperId, board, revision: from + 1, updated_at: now })
        .onConflictDoUpdate({
          target: [essayIdeas.user_id, essayIdeas.paper_id],
          set: { board, revision: sql`${essayIdeas.revision} + 1`, updated_at: now },
          setWhere: eq(essayIdeas.revision, from),
        })
        .returning()
    )[0],

  all: (userId: number): Promise<BoardRow[]> => db.orm.select().from(essayIdeas).where(eq(essayIdeas.user_id, userId)),

  replace: (userId: number, paperId: number, board: Board, now: Date) =>
    db.orm
      .update(essayIdeas)
      .set({ board, revision: sql`${essayIdeas.revision} + 1`, updated_at: now })
      .where(and(eq(essayIdeas.user_id, userId), eq(essayIdeas.paper_id, paperId))),

  remove: (userId: number, paperId: number) =>
    db.orm.delete(essayIdeas).where(and(eq(essayIdeas.user_id, userId), eq(essayIdeas.paper_id, paperId))),

  reown: (from: number, to: number) =>
    db.orm.update(essayIdeas).set({ user_id: to }).where(eq(essayIdeas.user_id, from)),
});
