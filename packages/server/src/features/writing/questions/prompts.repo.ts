import type { EssayTask } from '@ninefold/core/writing/essay-state';
import { and, count, desc, eq, ilike, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essayPrompts } from '#db/schema/writing.ts';

export type PromptRow = typeof essayPrompts.$inferSelect;
export type NewPrompt = Pick<PromptRow, 'user_id' | 'task' | 'module' | 'prompt'>;
export type PromptChange = Partial<Pick<PromptRow, 'prompt' | 'subject_url' | 'subject_status' | 'humor_reply'>>;

const ofLearner = (userId: number, tasks: readonly EssayTask[], words: string) =>
  and(
    eq(essayPrompts.user_id, userId),
    inArray(essayPrompts.task, [...tasks]),
    ...(words ? [ilike(essayPrompts.prompt, `%${words.replace(/[\\%_]/g, '\\$&')}%`)] : []),
  );

export const promptsRepo = (db: Db) => ({
  find: async (userId: number, id: number): Promise<PromptRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essayPrompts)
        .where(and(eq(essayPrompts.user_id, userId), eq(essayPrompts.id, id)))
    )[0],

  findMany: (ids: readonly number[]): Promise<PromptRow[]> =>
    ids.length
      ? db.orm
          .select()
          .from(essayPrompts)
          .where(inArray(essayPrompts.id, [...ids]))
      : Promise.resolve([]),

  insert: async (prompt: NewPrompt): Promise<PromptRow> => {
    const [row] = await db.orm.insert(essayPrompts).values(prompt).returning();
    if (!row) throw new Error('the new question was not stored');
    return row;
  },

  change: (userId: number, id: number, change: PromptChange) =>
    db.orm
      .update(essayPrompts)
      .set(change)
      .where(and(eq(essayPrompts.user_id, userId), eq(essayPrompts.id, id)))
      .returning(),

  /** How many own questions show this picture. */
  showing: async (userId: number, subjectUrl: string): Promise<number> =>
    (
      await db.orm
        .select({ n: count() })
        .from(essayPrompts)
        .where(and(eq(essayPrompts.user_id, userId), eq(essayPrompts.subject_url, subjectUrl)))
    )[0]?.n ?? 0,

  /** Newest first. */
  page: (
    userId: number,
    tasks: readonly EssayTask[],
    words: string,
    { offset, limit }: { offset: number; limit: number },
  ) =>
    db.orm
      .select()
      .from(essayPrompts)
      .where(ofLearner(userId, tasks, words))
      .orderBy(desc(essayPrompts.id))
      .offset(offset)
      .limit(limit),

  count: async (userId: number, tasks: readonly EssayTask[], words = ''): Promise<number> =>
    (
      await db.orm
        .select({ n: count() })
        .from(essayPrompts)
        .where(ofLearner(userId, tasks, words))
    )[0]?.n ?? 0,

  reown: (from: number, to: number) =>
    db.orm.update(essayPrompts).set({ user_id: to }).where(eq(essayPrompts.user_id, from)),
});
