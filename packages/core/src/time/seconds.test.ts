import { expect, test } from 'vitest';
import { secondsOf } from './seconds.ts';

test.each([
  { at: new Date(1_794_700_000_999), seconds: 1_794_700_000, why: 'parts of a second do not count' },
  { at: 1_794_700_000_999, seconds: 1_794_700_000, why: 'milliseconds, as Date.now() tells them' },
  { at: new Date(0), seconds: 0, why: 'the beginning' },
  { at: null, seconds: 0, why: 'never' },
  { at: undefined, seconds: 0, why: 'not yet' },
])('$seconds: $why', ({ at, seconds }) => expect(secondsOf(at)).toBe(seconds));
