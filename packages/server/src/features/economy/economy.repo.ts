import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { wallets } from '../../db/schema.ts';

export const economyRepo = (db: Db) => ({
  wallet: async (userId: number) => (await db.orm.select().from(wallets).where(eq(wallets.user_id, userId)))[0],
});
