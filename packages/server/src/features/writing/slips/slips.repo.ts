import { ERROR_KINDS, type ErrorKind } from '@ninefold/core/writing/error-kinds';
import type { EssayTask } from '@ninefold/core/writing/essay-state';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essayCounts, essayErrors, essayRecords, essayScorings, essayTotals } from '#db/schema/writing.ts';

export type NewSlip = Omit<typeof essayErrors.$inferInsert, 'id'>;
export type CountRow = typeof essayCounts.$inferSelect;
/** Which sentences: of one kind, of one task or both, older than the last one seen. */
export type SlipFilter = { kind: ErrorKind; task?: EssayTask | undefined; before?: number | undefined };

export const slipsRepo = (db: Db) => ({
  insert: (slips: NewSlip[]) => (slips.length ? db.orm.insert(essayErrors).values(slips) : Promise.resolve()),

  removeOf: (recordId: number) => db.orm.delete(essayErrors).where(eq(essayErrors.record_id, recordId)),

  countOf: async (recordId: number): Promise<CountRow | undefined> =>
    (await db.orm.select().from(essayCounts).where(eq(essayCounts.record_id, recordId)))[0],

  setCount: (row: CountRow) =>
    db.orm
      .insert(essayCounts)
      .values(row)
      .onConflictDoUpdate({ target: essayCounts.record_id, set: { words: row.words, kinds: row.kinds } }),

  removeCount: (recordId: number) => db.orm.delete(essayCounts).where(eq(essayCounts.record_id, recordId)),

  /** In the order of the kinds, so that two scorings at once cannot wait for each other. */
  addTotals: async (
    userId: number,
    task: EssayTask,
    sums: readonly { kind: ErrorKind | ''; count: number; essays: number }[],
  ) => {
    const order = ['', ...ERROR_KINDS];
    for (const { kind, count, essays } of [...sums].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)))
      await db.orm
        .insert(essayTotals)
        .values({ user_id: userId, task, kind, count, essays })
        .onConflictDoUpdate({
          target: [essayTotals.user_id, essayTotals.task, essayTotals.kind],
          set: { count: sql`${essayTotals.count} + ${count}`, essays: sql`${essayTotals.essays} + ${essays}` },
        });
  },

  totals: (userId: number, task: EssayTask | undefined) =>
    db.orm
      .select({
        kind: essayTotals.kind,
        count: sql<number>`sum(${essayTotals.count})::int`,
        essays: sql<number>`sum(${essayTotals.essays})::int`,
      })
      .from(essayTotals)
      .where(and(eq(essayTotals.user_id, userId), ...(task ? [eq(essayTotals.task, task)] : [])))
      .groupBy(essayTotals.kind),

  lastCounts: (userId: number, task: EssayTask | undefined, limit: number) =>
    db.orm
      .select({
        record_id: essayCounts.record_id,
        task: essayCounts.task,
        words: essayCounts.words,
        kinds: essayCounts.kinds,
        paper_id: essayRecords.paper_id,
        prompt_id: essayRecords.prompt_id,
        draft: essayRecords.draft,
        title: essayRecords.title,
        handed_in_at: essayRecords.handed_in_at,
      })
      .from(essayCounts)
      .innerJoin(essayRecords, eq(essayRecords.id, essayCounts.record_id))
      .where(and(eq(essayCounts.user_id, userId), ...(task ? [eq(essayCounts.task, task)] : [])))
      .orderBy(desc(essayCounts.record_id))
      .limit(limit),

  /** Newest first, each with the draft it stands in and which report tells about it. */
  page: (userId: number, { kind, task, before }: SlipFilter, limit: number) =>
    db.orm
      .select({
        id: essayErrors.id,
        record_id: essayErrors.record_id,
        kind: essayErrors.kind,
        rule: essayErrors.rule,
        start: essayErrors.start,
        end: essayErrors.end,
        task: essayErrors.task,
        paper_id: essayRecords.paper_id,
        title: essayRecords.title,
        scoring_id: essayRecords.scoring_id,
        handed_in_at: essayRecords.handed_in_at,
      })
      .from(essayErrors)
      .innerJoin(essayRecords, eq(essayRecords.id, essayErrors.record_id))
      .where(
        and(
          eq(essayErrors.user_id, userId),
          eq(essayErrors.kind, kind),
          ...(task ? [eq(essayErrors.task, task)] : []),
          ...(before ? [lt(essayErrors.id, before)] : []),
        ),
      )
      .orderBy(desc(essayErrors.id))
      .limit(limit),

  reports: (scoringIds: readonly number[]) =>
    scoringIds.length
      ? db.orm
          .select({ id: essayScorings.id, report: essayScorings.report })
          .from(essayScorings)
          .where(inArray(essayScorings.id, [...scoringIds]))
      : Promise.resolve([]),

  /** How often rules were applied in the reports that are shown. */
  shownOf: (rules: readonly string[]) =>
    rules.length
      ? db.orm
          .select({ rule: essayErrors.rule, shown: sql<number>`count(*)::int` })
          .from(essayErrors)
          .where(inArray(essayErrors.rule, [...rules]))
          .groupBy(essayErrors.rule)
      : Promise.resolve([]),
});
