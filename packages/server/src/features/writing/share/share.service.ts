import type { PracticeInfo, ScoreDetail } from '@ninefold/contract/writing/feedback';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import { shareLinks } from '#sharing/share-links.ts';
import { pictureData } from '../pictures/picture-data.ts';
import type { Writing } from '../writing.service.ts';
import { shareRepo } from './share.repo.ts';

export type Shares = ReturnType<typeof shareService>;

/** Links that show one scored essay to whoever has them, until they are revoked or their time is over. */
export const shareService = (deps: Deps & { writing: Pick<Writing, 'records' | 'feedback'> }) => {
  const { records, feedback } = deps.writing;

  const links = shareLinks(deps, {
    store: shareRepo,
    find: records.find,
    async lockReported(tx, userId, recordId) {
      const { status } = await records.lock(tx, userId, recordId);
      if (status !== ESSAY_STATUS.scored) throw new AppError('attempt_open');
    },
  });

  return {
    getLink: links.get,
    create: links.create,
    revoke: links.revoke,

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
    const { user_id, record_id } = await links.open(encodeId);
    return records.find(deps.db, user_id, record_id);
  }
};
