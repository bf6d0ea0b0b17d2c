import { expect, test } from 'vitest';
import { listeningCheckSeconds, passageSeconds, sectionSeconds } from './exam-clock.ts';

test('twenty minutes a passage, the recording and its pauses a section', () => {
  expect(passageSeconds(20)).toBe(1200);
  expect(sectionSeconds(291.4, 45)).toBe(337);
  expect(sectionSeconds(null, 0)).toBe(450);
});

test('two minutes to check on the computer, ten to transfer on paper', () => {
  expect(listeningCheckSeconds(1)).toBe(120);
  expect(listeningCheckSeconds(2)).toBe(600);
});
