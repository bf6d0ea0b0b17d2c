import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { users } from '#db/schema/identity.ts';

export const mergeGuestRepo = (db: Db) => ({
  /** true once per guest, whoever asks and however often. */
  claim: async (guestId: number, userId: number, now: Date) =>
    (
      await db.orm
        .update(users)
        .set({ merged_into: userId, updated_at: now })
        .where(and(eq(users.id, guestId), eq(users.role, 'tourist'), isNull(users.merged_into)))
        .returning({ id: users.id })
    ).length === 1,
});
