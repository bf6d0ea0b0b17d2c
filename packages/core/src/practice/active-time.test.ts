import { expect, test } from 'vitest';
import { isAtWork, spentSeconds } from './active-time.ts';

const minutes = (count: number) => count * 60_000;
const practice = { timed: false, visible: true, silentMs: 0, playing: false };

test.each([
  { moment: practice, at: true, why: 'somebody types' },
  { moment: { ...practice, silentMs: minutes(4) }, at: true, why: 'silent reading counts' },
  { moment: { ...practice, silentMs: minutes(6) }, at: false, why: 'nobody is there any more' },
  { moment: { ...practice, visible: false }, at: false, why: 'another tab is in front' },
  {
    moment: { ...practice, silentMs: minutes(8), playing: true },
    at: true,
    why: 'a recording plays and is listened to',
  },
  { moment: { ...practice, visible: false, playing: true }, at: true, why: 'it is heard behind another tab as well' },
  { moment: { ...practice, timed: true, silentMs: minutes(8) }, at: true, why: 'in a timed paper the clock counts' },
  { moment: { ...practice, timed: true, visible: false }, at: true, why: 'and goes on when the page is hidden' },
])('$at: $why', ({ moment, at }) => expect(isAtWork(moment)).toBe(at));

test.each([
  { timed: true, said: 121, elapsed: 492.6, seconds: 492, why: 'a listening exam of 8:12 counted 2:01' },
  { timed: true, said: 0, elapsed: 3600, seconds: 3600, why: 'left to the clock: its whole time' },
  { timed: false, said: 240, elapsed: 300, seconds: 240, why: 'what the page saw' },
  { timed: false, said: 4000, elapsed: 300, seconds: 300, why: 'never more than passed' },
  { timed: false, said: -5, elapsed: 300, seconds: 0, why: 'never less than nothing' },
])('$seconds s: $why', ({ seconds, why: _, ...given }) => expect(spentSeconds(given)).toBe(seconds));
