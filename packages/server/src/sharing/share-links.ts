import { randomBytes } from 'node:crypto';
import type { ShareLink } from '@ninefold/contract/practice/sharing';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';

/** A row of the table of links that a feature has for its own reports. */
export type ShareRow = {
  encode_id: string;
  record_id: number;
  user_id: number;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
};

export type ShareStore = (db: Db) => {
  /** The link of a record that works, if there is one. */
  ofRecord(recordId: number, now: Date): Promise<ShareRow | undefined>;
  /** Revoked and expired ones are not there for anybody. */
  open(encodeId: string, now: Date): Promise<ShareRow | undefined>;
  add(share: ShareRow): Promise<void>;
  extend(encodeId: string, expires_at: Date): Promise<unknown>;
  /** How many there were. */
  revoke(recordId: number, now: Date): Promise<number>;
};

type Shares = {
  store: ShareStore;
  /** Refuses a record that is not this learner's. */
  find(db: Db, userId: number, recordId: number): Promise<unknown>;
  /** The same with the record locked; also refuses one without a report. */
  lockReported(tx: Db, userId: number, recordId: number): Promise<unknown>;
};

/** 192 bits: nobody finds one by trying. */
const RANDOM_BYTES = 24;
const DAY_MS = 86_400_000;
const NO_LINK: ShareLink = { encode_id: '', expires_time: 0, create_time: 0 };

/** Links that show one report to whoever has them, until they are revoked or their time is over. */
export const shareLinks = ({ db, now }: Pick<Deps, 'db' | 'now'>, { store, find, lockReported }: Shares) => ({
  async get(userId: number, recordId: number): Promise<ShareLink> {
    await find(db, userId, recordId);
    const share = await store(db).ofRecord(recordId, now());
    return share ? shown(share) : NO_LINK;
  },

  /** A second press gets the link that is there, as long-lived as was asked last. */
  create: (userId: number, { record_id, days }: { record_id: number; days: number }): Promise<ShareLink> =>
    db.transaction(async (tx) => {
      await lockReported(tx, userId, record_id);
      const created_at = now();
      const expires_at = new Date(created_at.getTime() + days * DAY_MS);
      const known = await store(tx).ofRecord(record_id, created_at);
      if (known) {
        await store(tx).extend(known.encode_id, expires_at);
        return shown({ ...known, expires_at });
      }
      const encode_id = randomBytes(RANDOM_BYTES).toString('base64url');
      const share = { encode_id, record_id, user_id: userId, created_at, expires_at, revoked_at: null };
      await store(tx).add(share);
      return shown(share);
    }),

  async revoke(userId: number, recordId: number) {
    await find(db, userId, recordId);
    const count = await store(db).revoke(recordId, now());
    return { revoked: count > 0 ? (1 as const) : (0 as const) };
  },

  /** Whose report a link shows. */
  async open(encodeId: string): Promise<Pick<ShareRow, 'user_id' | 'record_id'>> {
    const share = await store(db).open(encodeId, now());
    if (!share) throw new AppError('not_found', { fields: ['encode_id'] });
    return share;
  },
});

const shown = ({ encode_id, expires_at, created_at }: Pick<ShareRow, 'encode_id' | 'expires_at' | 'created_at'>) => ({
  encode_id,
  expires_time: secondsOf(expires_at),
  create_time: secondsOf(created_at),
});
