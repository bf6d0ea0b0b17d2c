import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { courseVisits } from '#db/schema/courses.ts';

const visit = {
  package_id: courseVisits.package_id,
  course_id: courseVisits.course_id,
  visited_at: courseVisits.visited_at,
};
export type Visit = { package_id: number; course_id: number | null; visited_at: Date };

export const coursesRepo = (db: Db) => ({
  /** The newest first; a learner has opened a handful. */
  visits: (userId: number): Promise<Visit[]> =>
    db.orm
      .select(visit)
      .from(courseVisits)
      .where(eq(courseVisits.user_id, userId))
      .orderBy(desc(courseVisits.visited_at))
      .limit(200),

  saveVisit: (saved: typeof courseVisits.$inferInsert) =>
    db.orm
      .insert(courseVisits)
      .values(saved)
      .onConflictDoUpdate({
        target: [courseVisits.user_id, courseVisits.package_id],
        set: {
          // Choosing a package again does not forget the course in it.
          course_id: sql`coalesce(excluded.course_id, ${courseVisits.course_id})`,
          visited_at: sql`excluded.visited_at`,
        },
      }),

  /** A guest's visits become the account's; of two to one package the later counts. */
  async moveVisits(guestId: number, userId: number): Promise<number> {
    const rows = await db.orm.select(visit).from(courseVisits).where(eq(courseVisits.user_id, guestId));
    if (rows.length === 0) return 0;
    await db.orm
      .insert(courseVisits)
      .values(rows.map((row) => ({ ...row, user_id: userId })))
      .onConflictDoUpdate({
        target: [courseVisits.user_id, courseVisits.package_id],
        set: { course_id: sql`excluded.course_id`, visited_at: sql`excluded.visited_at` },
        setWhere: sql`excluded.visited_at > ${courseVisits.visited_at}`,
      });
    await db.orm.delete(courseVisits).where(eq(courseVisits.user_id, guestId));
    return rows.length;
  },
});
