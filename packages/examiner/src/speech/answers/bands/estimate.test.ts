import { expect, test } from 'vitest';
import type { AnswerMeasures } from '../measures.ts';
import { estimate, isEnough } from './estimate.ts';
import { factsOf } from './facts.ts';
import { bandOf, NORMS } from './norms.ts';

const WORDS =
  'I went there with my brother last summer and we stayed in a small house near the river for two weeks'.split(' ');

/** A minute and a half of ordinary speech. */
const measures = (change: Partial<AnswerMeasures> = {}): AnswerMeasures => ({
  ...{ words: 200, syllables: 260, seconds: 90, speech: 75, pauses: 20, pausesInside: 6, silence: 15, fillers: 2 },
  ...{ repetitions: 1, said: Array.from({ length: 200 }, (_, at) => WORDS[at % WORDS.length]!), lessCommon: 50 },
  ...{ certainSlips: 1, sentences: 14, subordinate: 6, contractions: 4, confidence: 170, unclear: 8, likeSample: 0 },
  ...change,
});
const bandsOf = (change: Partial<AnswerMeasures> = {}) => estimate(factsOf([measures(change)]));
const richWords = Array.from({ length: 200 }, (_, at) => `word${at}`);

test.each([
  { words: 99, seconds: 120, enough: false },
  { words: 150, seconds: 59, enough: false },
  { words: 100, seconds: 60, enough: true },
])('$words words in $seconds seconds: a band is given = $enough', ({ words, seconds, enough }) => {
  expect(isEnough({ words, seconds })).toBe(enough);
});

test('fluency alone never speaks for 7', () => {
  const fast = bandsOf({ syllables: 420, pauses: 4, pausesInside: 0, silence: 2 });
  expect(fast.fc.band).toBeLessThanOrEqual(6.5);
});

test.each([
  {
    name: 'more pauses inside clauses',
    criterion: 'fc' as const,
    worse: { pausesInside: 18 },
    better: { pausesInside: 2 },
  },
  { name: 'slower speech', criterion: 'fc' as const, worse: { syllables: 110 }, better: { syllables: 260 } },
  { name: 'fewer different words', criterion: 'lr' as const, worse: {}, better: { said: richWords } },
  { name: 'plainer words', criterion: 'lr' as const, worse: { lessCommon: 20 }, better: { lessCommon: 70 } },
  { name: 'more slips', criterion: 'gra' as const, worse: { certainSlips: 8 }, better: { certainSlips: 0 } },
  { name: 'fewer clauses', criterion: 'gra' as const, worse: { subordinate: 1 }, better: { subordinate: 9 } },
  { name: 'less clear speech', criterion: 'p' as const, worse: { confidence: 110 }, better: { confidence: 185 } },
])('$name: a lower $criterion', ({ criterion, worse, better }) => {
  expect(bandsOf(worse)[criterion].band!).toBeLessThan(bandsOf(better)[criterion].band!);
});

test('a hair more fluency or language is never a band more', () => {
  const fluent = (syllables: number) =>
    bandsOf({ said: richWords, lessCommon: 70, certainSlips: 0, subordinate: 9, syllables });
  for (let syllables = 100; syllables < 400; syllables += 2)
    expect(fluent(syllables + 2).fc.band! - fluent(syllables).fc.band!).toBeLessThanOrEqual(0.5);
});

test('what the recogniser is unsure of never takes pronunciation below 5.5, with its range', () => {
  expect(bandsOf({ confidence: 80 }).p).toEqual({ band: 5.5, from: 4.5, to: 6.5 });
});

test('every band comes with a range of one band either way, inside 1 to 9', () => {
  for (const { band, from, to } of Object.values(bandsOf())) {
    expect([from, to]).toEqual([Math.max(1, band! - 1), Math.min(9, band! + 1)]);
    expect(band! * 2).toBe(Math.round(band! * 2));
  }
});

test('every norm goes one way, and nothing is promised beyond its ends', () => {
  for (const norm of Object.values(NORMS)) {
    const bands = norm.map(([, band]) => band);
    const up = [...bands].sort((a, b) => a - b);
    expect([up, [...up].reverse()]).toContainEqual(bands);
    expect(bandOf(norm, -1)).toBe(bands[0]);
    expect(bandOf(norm, 1e6)).toBe(bands.at(-1));
  }
});
