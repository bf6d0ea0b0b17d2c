import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { memberships, users } from '#db/schema.ts';

export const demoAccountsRepo = (db: Db) => ({
  existing: async (accounts: string[]) =>
    (
      await db.orm
        .select({ account: users.account })
        .from(users)
        .where(inArray(sql`lower(${users.account})`, accounts))
    ).map((row) => row.account),

  find: async (account: string) =>
    (
      await db.orm
        .select({ id: users.id, invite_code: users.invite_code })
        .from(users)
        .where(eq(sql`lower(${users.account})`, account))
    )[0],

  insertMembership: (membership: typeof memberships.$inferInsert) => db.orm.insert(memberships).values(membership),
});
