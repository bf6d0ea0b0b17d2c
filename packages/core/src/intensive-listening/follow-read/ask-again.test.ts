import { expect, test } from 'vitest';
import { askAgainMs } from './ask-again.ts';

const waits = (seconds: number) => ({ state: 'waiting', queue: { seconds } });

for (const { readings, ms, why } of [
  { readings: [], ms: false, why: 'nothing was read' },
  { readings: [{ state: 'scored', queue: null }], ms: false, why: 'nothing waits' },
  { readings: [waits(2)], ms: 1200, why: 'its turn is now' },
  { readings: [waits(12)], ms: 6000, why: 'a few come first' },
  { readings: [waits(90)], ms: 8000, why: 'a whole class comes first, and the page still moves' },
  { readings: [waits(90), waits(2)], ms: 1200, why: 'the next of several decides' },
  { readings: [{ state: 'waiting', queue: null }], ms: 1200, why: 'the place is not known' },
] as { readings: Parameters<typeof askAgainMs>[0]; ms: number | false; why: string }[])
  test(`asks again after ${ms}: ${why}`, () => expect(askAgainMs(readings)).toBe(ms));
