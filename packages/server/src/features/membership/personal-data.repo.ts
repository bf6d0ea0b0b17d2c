import type { Db } from '#db/db.ts';

export const personalDataRepo = (db: Db) => ({
  /** The provider's message names the payer; number, amount and time are columns of their own. */
  blank: async (userId: number): Promise<void> => {
    await db.query(`update payments set notice = '' where order_id in (select id from orders where user_id = $1)`, [
      userId,
    ]);
    await db.query(
      `update orders set state = case when state = 'open' then 'cancelled' else state end, redirect_path = '/',
         refund_reason = '' where user_id = $1`,
      [userId],
    );
  },
});
