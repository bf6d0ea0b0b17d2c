import { and, asc, count, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essayChoices, essayRecords, essayScorings } from '#db/schema/writing.ts';

export type ChoiceRow = typeof essayChoices.$inferSelect;
export type NewChoice = Omit<typeof essayChoices.$inferInsert, 'id'>;

export const choicesRepo = (db: Db) => ({
  of: (recordId: number): Promise<ChoiceRow[]> =>
    db.orm.select().from(essayChoices).where(eq(essayChoices.record_id, recordId)).orderBy(asc(essayChoices.id)),

  save: (choice: NewChoice) =>
    db.orm
      .insert(essayChoices)
      .values(choice)
      .onConflictDoUpdate({
        target: [essayChoices.record_id, essayChoices.about],
        set: {
          choice: choice.choice,
          words: choice.words,
          scoring_id: choice.scoring_id,
          created_at: choice.created_at,
        },
      }),

  takeBack: (recordId: number, about: string) =>
    db.orm.delete(essayChoices).where(and(eq(essayChoices.record_id, recordId), eq(essayChoices.about, about))),

  /** What learners disagree with, newest first, each with the report it is about. */
  disagreements: (before: number | undefined, limit: number) =>
    db.orm
      .select({
        id: essayChoices.id,
        about: essayChoices.about,
        words: essayChoices.words,
        record_id: essayChoices.record_id,
        created_at: essayChoices.created_at,
        engine: essayScorings.engine,
        report: essayScorings.report,
      })
      .from(essayChoices)
      .innerJoin(essayScorings, eq(essayScorings.id, essayChoices.scoring_id))
      .where(and(eq(essayChoices.choice, 'disagree'), ...(before ? [lt(essayChoices.id, before)] : [])))
      .orderBy(desc(essayChoices.id))
      .limit(limit),

  /** How often each thing was disputed, by what stands after the place: the rule. */
  disputes: async (): Promise<{ about: string; disputed: number }[]> =>
    db.orm
      .select({ about: essayChoices.about, disputed: count() })
      .from(essayChoices)
      .innerJoin(essayRecords, eq(essayRecords.id, essayChoices.record_id))
      .where(eq(essayChoices.choice, 'disagree'))
      .groupBy(essayChoices.about),
});
