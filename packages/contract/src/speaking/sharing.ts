import { calls } from '../call.ts';
import { AskPdf, PdfState, Revoked, Shared, ShareFor, ShareLink, ShareOne } from '../practice/sharing.ts';
import { ReportView } from './scoring.ts';

/** Links that show the report of one sitting to whoever has them, and the same report as a file. */
export const speakingSharing = calls({
  getSharedReport: {
    summary: 'A shared report: bands and transcript, without an account, without the recordings and without a name',
    access: 'anyone',
    input: Shared,
    output: ReportView,
  },
  getShareLink: {
    summary: 'The link of a report, if there is one that still works',
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
  exportReportPdf: {
    summary: 'The report as a PDF: asks for it once, then tells how far it is',
    access: 'visitor',
    input: AskPdf,
    output: PdfState,
  },
});
