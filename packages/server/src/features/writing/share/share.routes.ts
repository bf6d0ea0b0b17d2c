import type { exerciseShare, writingShare } from '@ninefold/contract/writing/share';
import type { Handlers } from '#http/handlers.ts';
import type { EssayPdfs } from '../pdf/pdf.service.ts';
import type { Shares } from './share.service.ts';

export const exerciseShareRoutes = (shares: Shares, pdfs: EssayPdfs): Handlers<typeof exerciseShare> => ({
  getShareRecordInfo: ({ input }) => shares.getSharedInfo(input.encode_id),
  getShareScoreInfo: ({ input }) => shares.getSharedDetail(input.encode_id),
  exportSoringInfoPdf: ({ userId, input }) => pdfs.ask(userId, input),
});

export const writingShareRoutes = (shares: Shares): Handlers<typeof writingShare> => ({
  getShareScoreDetail: ({ input }) => shares.getSharedDetail(input.encode_id),
  getShareLink: ({ userId, input }) => shares.getLink(userId, input.record_id),
  createShareLink: ({ userId, input }) => shares.create(userId, input),
  revokeShareLink: ({ userId, input }) => shares.revoke(userId, input.record_id),
});
