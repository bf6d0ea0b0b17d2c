import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { speakingShares } from '#db/schema/speaking/sharing.ts';
import type { ShareRow } from '#sharing/share-links.ts';

export const shareRepo = (db: Db) => ({
  /** The link that works, if there is one. */
  ofRecord: async (recordId: number, now: Date): Promise<ShareRow | undefined> =>
    (
      await db.orm
        .select()
        .from(speakingShares)
        .where(
          and(
            eq(speakingShares.record_id, recordId),
            isNull(speakingShares.revoked_at),
            gt(speakingShares.expires_at, now),
          ),
        )
    )[0],

  /** Revoked and expired ones are not there for anybody. */
  open: async (encodeId: string, now: Date): Promise<ShareRow | undefined> =>
    (
      await db.orm
        .select()
        .from(speakingShares)
        .where(
          and(
            eq(speakingShares.encode_id, encodeId),
            isNull(speakingShares.revoked_at),
            gt(speakingShares.expires_at, now),
          ),
        )
    )[0],

  add: async (share: ShareRow): Promise<void> => {
    await db.orm.insert(speakingShares).values(share);
  },

  extend: (encodeId: string, expires_at: Date) =>
    db.orm.update(speakingShares).set({ expires_at }).where(eq(speakingShares.encode_id, encodeId)),

  revoke: async (recordId: number, now: Date): Promise<number> =>
    (
      await db.orm
        .update(speakingShares)
        .set({ revoked_at: now })
        .where(and(eq(speakingShares.record_id, recordId), isNull(speakingShares.revoked_at)))
        .returning({ id: speakingShares.encode_id })
    ).length,
});
