import type { Browser, Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
};

/**
 * How long the page's own thread worked from an event of the learner to the frame that showed it, once per event. A busy
 * machine makes the clock lie; the time a thread really had does not depend on who else was waiting for the processor.
 */
export async function threadTimes(
  browser: Browser,
  page: Page,
  event: 'keydown' | 'click',
  act: () => Promise<unknown>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const spans = traceEvents.filter(({ ph }) => ph === 'X');
  return spans.filter((one) => one.name === 'EventDispatch' && one.args?.data?.type === event).map(workUntilShown);

  function workUntilShown({ pid, tid, ts }: TraceEvent): number {
    const here = spans.filter((one) => one.pid === pid && one.tid === tid);
    const shown = here.filter(({ name, ts: at }) => name === 'Commit' && at > ts).sort((a, b) => a.ts - b.ts)[0];
    const end = shown ? shown.ts + (shown.dur ?? 0) : ts;
    const tasks = here.filter(({ name, ts: from, dur = 0 }) => name === 'RunTask' && from + dur >= ts && from <= end);
    return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  }
}
