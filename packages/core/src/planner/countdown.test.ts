import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

const now = 1_800_000_000;
const day = 86_400;

test.each([
  { exam: 0, is: null, why: 'no date was set' },
  { exam: now - 1, is: { unit: 'days', count: 0 }, why: 'past dates give 0' },
  { exam: now - 400 * day, is: { unit: 'days', count: 0 }, why: 'long past' },
  { exam: now, is: { unit: 'days', count: 0 }, why: 'this second' },
  { exam: now + 1, is: { unit: 'days', count: 1 }, why: 'a begun day counts' },
  { exam: now + day, is: { unit: 'days', count: 1 }, why: 'the default, one day after now' },
  { exam: now + 6 * day, is: { unit: 'days', count: 6 }, why: 'under 7 days: days' },
  { exam: now + 6 * day + 1, is: { unit: 'weeks', count: 1 }, why: 'the seventh day has begun' },
  { exam: now + 7 * day, is: { unit: 'weeks', count: 1 }, why: 'weeks when 7 or more days remain' },
  { exam: now + 13 * day, is: { unit: 'weeks', count: 1 }, why: 'floor(13 / 7)' },
  { exam: now + 14 * day, is: { unit: 'weeks', count: 2 }, why: 'two full weeks' },
  { exam: now + 730 * day, is: { unit: 'weeks', count: 104 }, why: 'two years' },
] as const)('countdown: $why', ({ exam, is }) => {
  expect(countdown(exam, now)).toEqual(is);
});
