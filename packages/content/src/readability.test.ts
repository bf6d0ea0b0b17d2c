import { expect, test } from 'vitest';
import { gradeLevel, syllablesIn } from './readability.ts';

test.each([
  ['wall', 1],
  ['stones', 1],
  ['friction', 2],
  ['farmer', 2],
  ['engineered', 3],
  ['uncertain', 3],
  ['material', 4],
  ['intangible', 4],
])('%s has %d syllables', (word, count) => {
  expect(syllablesIn(word)).toBe(count);
});

test('short plain sentences read easier than one long learned sentence', () => {
  const easy = 'The cat sat on the mat. The dog ran to the door. It was hot. We went home.';
  const hard =
    'Notwithstanding considerable institutional opposition, the administration eventually acknowledged that environmental regulation had fundamentally transformed agricultural productivity throughout the peripheral territories.';
  expect(gradeLevel(easy)).toBeLessThan(3);
  expect(gradeLevel(hard)).toBeGreaterThan(18);
});
