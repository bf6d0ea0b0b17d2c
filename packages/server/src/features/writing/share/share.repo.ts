import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essayShares } from '#db/schema/writing/study.ts';
import type { ShareRow } from '#sharing/share-links.ts';

export const shareRepo = (db: Db) => ({
  /** The link that works, if there is one. */
  ofRecord: async (recordId: number, now: Date): Promise<ShareRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essayShares)
        .where(
          and(eq(essayShares.record_id, recordId), isNull(essayShares.revoked_at), gt(essayShares.expires_at, now)),
        )
    )[0],

  /** Revoked and expired ones are not there for anybody. */
  open: async (encodeId: string, now: Date): Promise<ShareRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essayShares)
        .where(
          and(eq(essayShares.encode_id, encodeId), isNull(essayShares.revoked_at), gt(essayShares.expires_at, now)),
        )
    )[0],

  add: async (share: ShareRow): Promise<void> => {
    await db.orm.insert(essayShares).values(share);
  },

  extend: (encodeId: string, expires_at: Date) =>
    db.orm.update(essayShares).set({ expires_at }).where(eq(essayShares.encode_id, encodeId)),

  revoke: async (recordId: number, now: Date): Promise<number> =>
    (
      await db.orm
        .update(essayShares)
        .set({ revoked_at: now })
        .where(and(eq(essayShares.record_id, recordId), isNull(essayShares.revoked_at)))
        .returning({ id: essayShares.encode_id })
    ).length,
});
