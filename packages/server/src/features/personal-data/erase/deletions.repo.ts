import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { accountDeletions } from '#db/schema/personal-data.ts';

export type DeletionRow = typeof accountDeletions.$inferSelect;

export const deletionsRepo = (db: Db) => ({
  find: async (userId: number): Promise<DeletionRow | undefined> =>
    (await db.orm.select().from(accountDeletions).where(eq(accountDeletions.user_id, userId)))[0],

  /** A second time it is the first one: asking again does not put the day off. */
  ask: async (row: typeof accountDeletions.$inferInsert): Promise<void> => {
    await db.orm.insert(accountDeletions).values(row).onConflictDoNothing();
  },

  /** false: too late, it has begun. */
  takeBack: async (userId: number): Promise<boolean> =>
    (
      await db.orm
        .delete(accountDeletions)
        .where(and(eq(accountDeletions.user_id, userId), eq(accountDeletions.state, 'asked')))
        .returning({ user_id: accountDeletions.user_id })
    ).length > 0,

  /** The next account whose days are over and that nobody works on. */
  take: async (now: Date, until: Date): Promise<{ user_id: number; swept: boolean } | undefined> =>
    (
      await db.query<{ user_id: number; swept: boolean }>(
        `update account_deletions set state = 'erasing', lease_until = $2
         where user_id = (select user_id from account_deletions where state <> 'done' and due_at <= $1
           and (lease_until is null or lease_until < $1) order by due_at limit 1 for update skip locked)
         returning user_id, swept_at is not null as swept`,
        [now, until],
      )
    )[0],

  renew: async (userId: number, until: Date): Promise<void> => {
    await db.orm.update(accountDeletions).set({ lease_until: until }).where(eq(accountDeletions.user_id, userId));
  },

  /** Gone through once: nobody looks at it again before `until`. */
  swept: async (userId: number, at: Date, until: Date): Promise<void> => {
    await db.orm
      .update(accountDeletions)
      .set({ swept_at: at, lease_until: until })
      .where(eq(accountDeletions.user_id, userId));
  },

  done: async (userId: number, at: Date): Promise<void> => {
    await db.orm
      .update(accountDeletions)
      .set({ state: 'done', done_at: at, lease_until: null })
      .where(eq(accountDeletions.user_id, userId));
  },
});
