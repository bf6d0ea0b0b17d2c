import { randomBytes } from 'node:crypto';
import type { PracticeInfo, ScoreDetail } from '@ninefold/contract/writing/feedback';
import type { ShareLink } from '@ninefold/contract/writing/share';
import { secondsOf } from '@ninefold/core/time/seconds';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import { pictureData } from '../pictures/picture-data.ts';
import type { Writing } from '../writing.service.ts';
import { type ShareRow, shareRepo } from './share.repo.ts';

export type Shares = ReturnType<typeof shareService>;

/** 192 bits: nobody finds one by trying. */
const RANDOM_BYTES = 24;
const DAY_MS = 86_400_000;
const NO_LINK: ShareLink = { encode_id: '', expires_time: 0, create_time: 0 };

/** Links that show one scored essay to whoever has them, until they are revoked or their time is over. */
export const shareService = (deps: Deps & { writing: Pick<Writing, 'records' | 'feedback'> }) => {
  const { records, feedback } = deps.writing;

  return {
    async getLink(userId: number, recordId: number): Promise<ShareLink> {
      await records.find(deps.db, userId, recordId);
      const share = await shareRepo(deps.db).ofRecord(recordId, deps.now());
      return share ? shown(share) : NO_LINK;
    },

    /** A second press gets the link that is there, as long-lived as was asked last. */
    create: (userId: number, { record_id, days }: { record_id: number; days: number }): Promise<ShareLink> =>
      deps.db.transaction(async (tx) => {
        const record = await records.lock(tx, userId, record_id);
        if (record.status !== ESSAY_STATUS.scored) throw new AppError('attempt_open');
        const now = deps.now();
        const expires_at = new Date(now.getTime() + days * DAY_MS);
        const known = await shareRepo(tx).ofRecord(record_id, now);
        if (known) {
          await shareRepo(tx).extend(known.encode_id, expires_at);
          return shown({ ...known, expires_at });
        }
        const encode_id = randomBytes(RANDOM_BYTES).toString('base64url');
        const share = { encode_id, record_id, user_id: userId, created_at: now, expires_at, revoked_at: null };
        await shareRepo(tx).add(share);
        return shown(share);
      }),

    async revoke(userId: number, recordId: number) {
      await records.find(deps.db, userId, recordId);
      const count = await shareRepo(deps.db).revoke(recordId, deps.now());
      return { revoked: count > 0 ? (1 as const) : (0 as const) };
    },

    /** For the owner's own pages: the link beside the essay. */
    async getTopicInfo(userId: number, recordId: number): Promise<PracticeInfo> {
      const info = await feedback.getTopicInfo(userId, recordId);
      const share = await shareRepo(deps.db).ofRecord(recordId, deps.now());
      return { ...info, encode_id: share?.encode_id ?? '' };
    },

    async getSharedInfo(encodeId: string): Promise<PracticeInfo> {
      const info = await feedback.practiceInfo(deps.db, await sharedRecord(encodeId));
      // A private file is only for its owner, so its picture travels with the answer.
      const subject_url = await pictureData(deps.storage, info.paper.subject_url);
      return { ...info, outline: '', encode_id: encodeId, paper: { ...info.paper, subject_url } };
    },

    /** The report alone: not what the learner chose, did before or got wrong elsewhere. */
    async getSharedDetail(encodeId: string): Promise<ScoreDetail> {
      const detail = await feedback.scoreDetail(deps.db, await sharedRecord(encodeId));
      return { ...detail, needAuth: 0, needRemark: 0, choices: [], mistakes: [], drafts: [] };
    },
  };

  async function sharedRecord(encodeId: string) {
    const share = await shareRepo(deps.db).open(encodeId, deps.now());
    if (!share) throw new AppError('not_found', { fields: ['encode_id'] });
    return records.find(deps.db, share.user_id, share.record_id);
  }
};

const shown = ({ encode_id, expires_at, created_at }: Pick<ShareRow, 'encode_id' | 'expires_at' | 'created_at'>) => ({
  encode_id,
  expires_time: secondsOf(expires_at),
  create_time: secondsOf(created_at),
});
