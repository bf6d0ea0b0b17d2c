import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { memberships, users } from '../../db/schema.ts';

export const demoAccountsRepo = (db: Db) => ({
  existing: async (accounts: string[]) =>
    (
      await db.orm
        .select({ account: users.account })
        .from(users)
        .where(inArray(sql`lower(${users.account})`, accounts))
    ).map((row) => row.account),

  insertMembership: (membership: typeof memberships.$inferInsert) => db.orm.insert(memberships).values(membership),
});
