import type { Db } from '#db/db.ts';

export const personalDataRepo = (db: Db) => ({
  /**
   * The figures of the ledger are final; its words are not figures. What operators wrote about somebody goes, and so does
   * their number from the entries and deeds of whoever invited them or was invited. The database lets that pass only
   * while the account is being erased.
   */
  blank: async (userId: number): Promise<void> => {
    await db.query(
      `update coin_entries set reference = '' where user_id = $1 and reference <> ''
         and reason in ('operator', 'invited_friend', 'invited_by_friend')`,
      [userId],
    );
    const others = await db.query<{ id: number }>(
      `select inviter_id as id from invites where invitee_id = $1
       union select invitee_id as id from invites where inviter_id = $1`,
      [userId],
    );
    const ids = others.map(({ id }) => id);
    await db.query(
      `update coin_entries set reference = '' where user_id = any($1::bigint[]) and reference = $2
         and reason in ('invited_friend', 'invited_by_friend')`,
      [ids, String(userId)],
    );
    await db.query(
      `update deeds set reference = 'forgotten ' || id
       where user_id = any($1::bigint[]) and deed = 'friend_invited' and reference = $2`,
      [ids, String(userId)],
    );
  },
});
