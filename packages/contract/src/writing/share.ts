import { calls } from '../call.ts';
import { AskPdf, PdfState, Revoked, Shared, ShareFor, ShareLink, ShareOne } from '../practice/sharing.ts';
import { PracticeInfo, ScoreDetail } from './feedback.ts';

/** Links that show one scored essay to whoever has them, and the same report as a file. */

export const exerciseShare = calls({
  getShareRecordInfo: {
    summary: 'A shared essay and its question, read-only, without an account',
    access: 'anyone',
    input: Shared,
    output: PracticeInfo,
  },
  getShareScoreInfo: {
    summary: 'The report of a shared essay, without an account; nothing in it names the learner',
    access: 'anyone',
    input: Shared,
    output: ScoreDetail,
  },
  exportSoringInfoPdf: {
    summary: 'The report of a scored draft as a PDF: asks for it once, then tells how far it is',
    access: 'visitor',
    input: AskPdf,
    output: PdfState,
  },
});

export const writingShare = calls({
  getShareScoreDetail: {
    summary: 'The same report under its other name',
    access: 'anyone',
    input: Shared,
    output: ScoreDetail,
  },
  getShareLink: {
    summary: 'The link of a scored draft, if there is one that still works',
    access: 'visitor',
    input: ShareOne,
    output: ShareLink,
  },
  createShareLink: {
    summary: 'Make a link, or get the one that works; days: how long it does',
    access: 'visitor',
    input: ShareFor,
    output: ShareLink,
  },
  revokeShareLink: {
    summary: 'Whoever has the link gets nothing any more; a new one has another address',
    access: 'visitor',
    input: ShareOne,
    output: Revoked,
  },
});
