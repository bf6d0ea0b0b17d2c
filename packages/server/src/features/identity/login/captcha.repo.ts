import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { captchas } from '#db/schema/identity.ts';

export const captchaRepo = (db: Db) => ({
  insert: (captcha: typeof captchas.$inferInsert) => db.orm.insert(captchas).values(captcha),

  /** Reading a captcha deletes it: two answers at the same moment cannot both get it. */
  take: async (key: string) => (await db.orm.delete(captchas).where(eq(captchas.key, key)).returning())[0],
});
