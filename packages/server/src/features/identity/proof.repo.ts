import { eq } from 'drizzle-orm';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { users } from '#db/schema/identity.ts';

const columns = { country_id: users.country_id, mobile: users.mobile, password_hash: users.password_hash };

export const proofRepo = (db: Db) => ({
  of: async (userId: number) => {
    const [user] = await db.orm.select(columns).from(users).where(eq(users.id, userId));
    if (!user) throw new AppError('not_found');
    return user;
  },
});
