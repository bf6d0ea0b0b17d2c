import type { SpeakingReportView } from '@ninefold/contract/speaking/scoring';
import { AppError } from '#app-error.ts';
import { shareLinks } from '#sharing/share-links.ts';
import type { Reports } from '../reports/reports.service.ts';
import type { Sittings } from '../sittings/sittings.service.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';
import { shareRepo } from './share.repo.ts';

/** Links that show the report of one sitting. */
export const shareService = (deps: SpeakingDeps & { sittings: Sittings; reports: Reports }) => {
  const { sittings, reports } = deps;
  const links = shareLinks(deps, {
    store: shareRepo,
    find: sittings.find,
    async lockReported(tx, userId, recordId) {
      const { state } = await sittings.lock(tx, userId, recordId);
      if (state !== 'scored') throw new AppError('attempt_open');
    },
  });

  return {
    getLink: links.get,
    create: links.create,
    revoke: links.revoke,

    /**
     * Bands and transcript alone. A voice is a person's own: its recordings are not shared, nor is what the learner did
     * before, got wrong elsewhere, or is being sat as an exam meanwhile.
     */
    async getShared(encodeId: string): Promise<SpeakingReportView> {
      const { user_id, record_id } = await links.open(encodeId);
      const view = await reports.getReport(user_id, record_id);
      return {
        ...view,
        recordings: view.recordings.map((one) => ({ ...one, recording_id: 0, file_url: '' })),
        help: { questions: [], ideas: [], idea_map: [] },
        before: null,
        mistakes: [],
      };
    },
  };
};
