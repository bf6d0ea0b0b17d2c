import type { ReportStage } from '@ninefold/core/speaking/report-stages';
import { expect, test } from 'vitest';
import { leftOf, SHOWN_STAGES, stateOf } from './stages.ts';

test.each<{ now: ReportStage; states: string[]; why: string }>([
  { now: 'waiting', states: ['next', 'next', 'next', 'next'], why: 'others come first' },
  { now: 'listening', states: ['now', 'next', 'next', 'next'], why: 'the transcript is written' },
  { now: 'bands', states: ['done', 'done', 'now', 'next'], why: 'the criteria are judged' },
  { now: 'done', states: ['done', 'done', 'done', 'done'], why: 'the report is there' },
])('$now: $why', ({ now, states }) => expect(SHOWN_STAGES.map((stage) => stateOf(stage, now))).toEqual(states));

test.each([
  { seconds: 0, is: { unit: 'almost' }, why: 'nothing to count' },
  { seconds: 40, is: { unit: 'seconds', count: 40 }, why: 'seconds say more' },
  { seconds: 100, is: { unit: 'minutes', count: 2 }, why: 'rather too long than too short' },
])('$seconds s left: $why', ({ seconds, is }) => expect(leftOf(seconds)).toEqual(is));
