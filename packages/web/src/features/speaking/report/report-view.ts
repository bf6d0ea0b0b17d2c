import type { SittingState } from '@ninefold/core/speaking/report-stages';

/** What the page of a record shows: the way back to an open one, the offer, the wait, what failed, or the report. */
export type ReportPageView = 'open' | 'offer' | 'waiting' | 'failed' | 'report';

const VIEWS: Readonly<Record<SittingState, ReportPageView>> = {
  open: 'open',
  handed_in: 'offer',
  scoring: 'waiting',
  scored: 'report',
  failed: 'failed',
};

/** The progress is asked more often than the sitting, so it knows better; without it the sitting tells. */
export const viewOf = (sitting: SittingState, progress: SittingState | undefined): ReportPageView =>
  VIEWS[sitting === 'open' ? 'open' : (progress ?? sitting)];
