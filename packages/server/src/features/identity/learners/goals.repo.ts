import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { users } from '#db/schema/identity.ts';

const goals = {
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

/** A learner with what they want to reach. */
export type LearnerGoals = Pick<typeof users.$inferSelect, keyof typeof goals>;
export type Goals = Omit<LearnerGoals, 'id' | 'role' | 'time_zone'>;

export const goalsRepo = (db: Db) => ({
  find: async (userId: number): Promise<LearnerGoals | undefined> =>
    (await db.orm.select(goals).from(users).where(eq(users.id, userId)))[0],

  lock: async (userId: number): Promise<LearnerGoals | undefined> =>
    (await db.orm.select(goals).from(users).where(eq(users.id, userId)).for('update'))[0],

  save: (userId: number, change: Partial<Goals>, now: Date) =>
    db.orm
      .update(users)
      .set({ ...change, updated_at: now })
      .where(eq(users.id, userId)),
});
