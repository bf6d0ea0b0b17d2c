import { expect, test } from 'vitest';
import { averageBand, clampBand, isBand, writingBand } from './band.ts';

const BANDS = Array.from({ length: 19 }, (_, half) => half / 2);

/** The official wording, in decimals: a mean ending in .25 goes to the next half band, one in .75 to the next whole. */
function officialOverall(mean: number): number {
  const whole = Math.floor(mean + 1e-9);
  const rest = mean - whole;
  if (rest < 0.25 - 1e-9) return whole;
  return rest < 0.75 - 1e-9 ? whole + 0.5 : whole + 1;
}

test('“rounded to the nearest 0.5”: all 6,859 triples agree with the official rule', () => {
  let triples = 0;
  for (const a of BANDS)
    for (const b of BANDS)
      for (const c of BANDS) {
        triples++;
        const official = officialOverall((a + b + c) / 3);
        if (averageBand([a, b, c]) !== official) expect([a, b, c, averageBand([a, b, c])]).toEqual([a, b, c, official]);
      }
  expect(triples).toBe(6859);
});

test('all sums of four skills agree with the official rule, ties going up', () => {
  for (let sum = 0; sum <= 72; sum++) {
    // Any four bands with this sum: the average knows only the sum.
    const four = [0, 1, 2, 3].map((place) => Math.floor((sum + place) / 4) / 2);
    expect(four.reduce((total, band) => total + band, 0)).toBe(sum / 2);
    expect(averageBand(four), `sum ${sum / 2}`).toBe(officialOverall(sum / 8));
  }
});

test.each([
  { scores: [6.5, 6.5, 5, 7], is: 6.5, why: '6.25 is a tie and goes up' },
  { scores: [4, 3.5, 4, 4], is: 4, why: '3.875 is nearest to 4' },
  { scores: [6.5, 6.5, 5.5, 6], is: 6, why: '6.125 is nearest to 6' },
  { scores: [7, 7, 6.5, 6.5], is: 7, why: '6.75 is a tie and goes up' },
  { scores: [-1, 7, -1, 6], is: 6.5, why: '-1 is excluded from the average' },
  { scores: [0, 0, 0, 0], is: 0, why: 'a zero is a score' },
  { scores: [-1, -1, -1, -1], is: null, why: 'no scores exist' },
  { scores: [], is: null, why: 'nothing entered' },
])('the average of $scores is $is: $why', ({ scores, is }) => {
  expect(averageBand(scores)).toBe(is);
});

test.each([
  { task1: 6, task2: 7, is: 6.5, why: '20 / 3 is nearest to 6.5' },
  { task1: 7, task2: 6, is: 6.5, why: '19 / 3 = 6.33 is nearest to 6.5' },
  { task1: 5, task2: 6, is: 5.5, why: '17 / 3 = 5.67' },
  { task1: 4.5, task2: 6, is: 5.5, why: '5.5 exactly' },
  { task1: -1, task2: 6, is: null, why: 'half a paper has no band' },
])('Task 1 $task1 and Task 2 $task2 make $is: $why', ({ task1, task2, is }) => {
  expect(writingBand(task1, task2)).toBe(is);
});

test.each([
  { score: 9.5, is: 9, why: 'nine is the top' },
  { score: 7, is: 7, why: 'on the scale already' },
  { score: 6.4, is: 6.5, why: 'half steps' },
  { score: -1, is: -1, why: 'none stays none' },
  { score: -3, is: -1, why: 'below zero there is no score' },
  { score: Number.NaN, is: -1, why: 'not a number is no score' },
])('a score of $score is clamped to $is: $why', ({ score, is }) => {
  expect(clampBand(score)).toBe(is);
});

test.each([
  { score: 0, band: true },
  { score: 9, band: true },
  { score: 6.3, band: false },
  { score: 9.5, band: false },
  { score: -1, band: false },
])('$score is a band: $band (“0-9 in 0.5 steps”)', ({ score, band }) => {
  expect(isBand(score)).toBe(band);
});
