import type { Day } from '@ninefold/core/time/day';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { studyPlans } from '#db/schema/planner.ts';

export type StudyPlanRow = typeof studyPlans.$inferSelect;

export const plannerRepo = (db: Db) => ({
  latestPlan: async (userId: number): Promise<StudyPlanRow | undefined> =>
    (
      await db.orm
        .select()
        .from(studyPlans)
        .where(eq(studyPlans.user_id, userId))
        .orderBy(desc(studyPlans.planned_from))
        .limit(1)
    )[0],

  /** The plans in force from a day to another, newest first, and the one before them. */
  async plansBetween(userId: number, from: Day, to: Day): Promise<StudyPlanRow[]> {
    const own = eq(studyPlans.user_id, userId);
    const newestFirst = desc(studyPlans.planned_from);
    const during = and(own, gt(studyPlans.planned_from, from), lte(studyPlans.planned_from, to));
    const before = and(own, lte(studyPlans.planned_from, from));
    return [
      ...(await db.orm.select().from(studyPlans).where(during).orderBy(newestFirst)),
      ...(await db.orm.select().from(studyPlans).where(before).orderBy(newestFirst).limit(1)),
    ];
  },

  /** A plan made later on the same day takes the place of the first; one for later days is out of date. */
  async writePlan(plan: typeof studyPlans.$inferInsert): Promise<void> {
    const { user_id, planned_from, inputs, replanned = null, checked_to } = plan;
    await db.orm
      .delete(studyPlans)
      .where(and(eq(studyPlans.user_id, user_id), gt(studyPlans.planned_from, planned_from)));
    await db.orm
      .insert(studyPlans)
      .values(plan)
      .onConflictDoUpdate({
        target: [studyPlans.user_id, studyPlans.planned_from],
        set: { inputs, replanned, checked_to },
      });
  },

  markChecked: ({ user_id, planned_from }: StudyPlanRow, checkedTo: Day) =>
    db.orm
      .update(studyPlans)
      .set({ checked_to: checkedTo })
      .where(and(eq(studyPlans.user_id, user_id), eq(studyPlans.planned_from, planned_from))),

  /** A guest's plans become the account's. */
  async movePlans(guestId: number, userId: number): Promise<void> {
    await db.orm.delete(studyPlans).where(eq(studyPlans.user_id, userId));
    await db.orm.update(studyPlans).set({ user_id: userId }).where(eq(studyPlans.user_id, guestId));
  },
});
