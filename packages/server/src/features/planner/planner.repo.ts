import type { Day } from '@ninefold/core/time/day';
import { and, desc, eq, gt, lt, lte, max } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { deeds } from '#db/schema/economy.ts';
import { users } from '#db/schema/identity.ts';
import { studyPlans } from '#db/schema/planner.ts';

export type StudyPlanRow = typeof studyPlans.$inferSelect;

const learner = {
  id: users.id,
  role: users.role,
  time_zone: users.time_zone,
  exam_date: users.exam_date,
  is_ielts: users.is_ielts,
  is_done_learning_plan: users.is_done_learning_plan,
  target_score: users.target_score,
  target_score_listen: users.target_score_listen,
  target_score_read: users.target_score_read,
  target_score_write: users.target_score_write,
  target_score_speak: users.target_score_speak,
  past_score_listen: users.past_score_listen,
  past_score_read: users.past_score_read,
  past_score_write: users.past_score_write,
  past_score_speak: users.past_score_speak,
  minutes_per_day: users.minutes_per_day,
};

export type Learner = Pick<typeof users.$inferSelect, keyof typeof learner>;

/** The part of a learner that is their plan. */
const planOf = ({ id: _id, role: _role, time_zone: _zone, ...plan }: Learner) => plan;

export const plannerRepo = (db: Db) => ({
  learner: async (userId: number) => (await db.orm.select(learner).from(users).where(eq(users.id, userId)))[0],

  /** Two saves, or two first visits of a day, follow each other here. */
  lockLearner: async (userId: number) =>
    (await db.orm.select(learner).from(users).where(eq(users.id, userId)).for('update'))[0],

  savePlan: (userId: number, plan: Partial<typeof users.$inferInsert>, now: Date) =>
    db.orm
      .update(users)
      .set({ ...plan, updated_at: now })
      .where(eq(users.id, userId)),

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

  /** The last of each kind before a moment: how long ago a skill was practised, however long that is. */
  lastDeedsBefore: async (userId: number, before: Date) =>
    (
      await db.orm
        .select({ deed: deeds.deed, skill: deeds.skill, at: max(deeds.happened_at) })
        .from(deeds)
        .where(and(eq(deeds.user_id, userId), lt(deeds.happened_at, before)))
        .groupBy(deeds.deed, deeds.skill)
    ).flatMap(({ at, ...deed }) => (at ? [{ ...deed, at }] : [])),

  /** A guest's plan becomes the account's. */
  async movePlan(guest: Learner, userId: number, now: Date): Promise<void> {
    await db.orm
      .update(users)
      .set({ ...planOf(guest), is_done_learning_plan: false, updated_at: now })
      .where(eq(users.id, userId));
    await db.orm.delete(studyPlans).where(eq(studyPlans.user_id, userId));
    await db.orm.update(studyPlans).set({ user_id: userId }).where(eq(studyPlans.user_id, guest.id));
  },
});
