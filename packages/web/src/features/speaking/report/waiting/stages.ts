import { REPORT_STAGES, type ReportStage } from '@ninefold/core/speaking/report-stages';

/** The steps a learner sees: waiting is told by the line above them, and "done" is the report itself. */
export const SHOWN_STAGES = ['listening', 'language', 'bands', 'saving'] as const;

export function stateOf(stage: ReportStage, now: ReportStage): 'done' | 'now' | 'next' {
  const [at, here] = [REPORT_STAGES.indexOf(stage), REPORT_STAGES.indexOf(now)];
  return at < here ? 'done' : at === here ? 'now' : 'next';
}

/** About how long it takes still, in the unit that is said: a queue in minutes, the last minute and a half in seconds. */
export function leftOf(seconds: number): { unit: 'almost' } | { unit: 'seconds' | 'minutes'; count: number } {
  if (seconds <= 1) return { unit: 'almost' };
  return seconds < 90 ? { unit: 'seconds', count: seconds } : { unit: 'minutes', count: Math.ceil(seconds / 60) };
}
