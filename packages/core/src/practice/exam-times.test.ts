import { expect, test } from 'vitest';
import { clockMinutes, listeningCheckSeconds, passageSeconds } from './exam-times.ts';

test('twenty minutes a passage', () => expect(passageSeconds(20)).toBe(1200));

test('minutes are told as the clock shows them when the test begins', () => {
  expect([clockMinutes(3600), clockMinutes(1905)]).toEqual([60, 31]);
});

test('two minutes to check on the computer, ten to transfer on paper', () => {
  expect(listeningCheckSeconds(1)).toBe(120);
  expect(listeningCheckSeconds(2)).toBe(600);
});
