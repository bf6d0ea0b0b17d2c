import type { SittingState } from '@ninefold/core/speaking/report-stages';
import { expect, test } from 'vitest';
import { type ReportPageView, viewOf } from './report-view.ts';

test.each<{ sitting: SittingState; progress: SittingState | undefined; shows: ReportPageView; why: string }>([
  { sitting: 'open', progress: undefined, shows: 'open', why: 'somebody opened the report of a sitting that goes on' },
  { sitting: 'handed_in', progress: undefined, shows: 'offer', why: 'nobody has asked for a report' },
  { sitting: 'handed_in', progress: 'scoring', shows: 'waiting', why: 'the press was a moment ago' },
  { sitting: 'scoring', progress: undefined, shows: 'waiting', why: 'the page was opened in between' },
  { sitting: 'scoring', progress: 'scored', shows: 'report', why: 'it has just come' },
  { sitting: 'scoring', progress: 'failed', shows: 'failed', why: 'it came to nothing' },
  { sitting: 'failed', progress: 'scoring', shows: 'waiting', why: 'it was asked for again' },
  { sitting: 'scored', progress: undefined, shows: 'report', why: 'an old one' },
])('$sitting, $progress → $shows: $why', ({ sitting, progress, shows }) => {
  expect(viewOf(sitting, progress)).toBe(shows);
});
