import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openScorer, type Scorer } from '../../scorer.ts';
import { judgedEssays } from './judged-essays.ts';
import { readJudgements, sharesOf, type Told, toldToday } from './judgements.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Today's reports on the judged essays against what readers said of these very words. */
let scorer: Scorer;
let told: Told[];
beforeAll(async () => {
  scorer = await openScorer();
  told = await toldToday(scorer);
});
afterAll(() => scorer.close());

describe('what a report says about the judged essays', () => {
  test('hardly anything a reader called untrue comes back, and little that is empty', () => {
    const { untrue, empty } = sharesOf(told);
    const again = told.filter((one) => one.judgement?.judged === 'untrue').map((one) => `${one.essay} ${one.said}`);
    expect(untrue, again.join('\n')).toBeLessThanOrEqual(0.02);
    expect(empty).toBeLessThanOrEqual(0.1);
  });

  test('nothing judged untrue by a reader who had not written the rules is said again', () => {
    const untrue = new Set(
      readJudgements()
        .filter((one) => /first|independent/.test(one.by) && one.judged === 'untrue')
        .map((one) => `${one.essay} ${one.said}`),
    );
    expect(untrue.size).toBeGreaterThan(165);
    expect(told.map((one) => `${one.essay} ${one.said}`).filter((one) => untrue.has(one))).toEqual([]);
  });

  // A new sentence must be read: `npm run examiner -- unjudged` lists it with its essay.
  test('nine statements in ten have been read in these very words', () => {
    const { all, judged } = sharesOf(told);
    expect(all).toBeGreaterThan(350);
    expect(judged / all).toBeGreaterThanOrEqual(0.9);
  });

  test('every essay of the list is there', () => {
    expect(judgedEssays().length).toBe(60);
    // Of two texts nothing sure can be said, and their reports say just that.
    expect(new Set(told.map((one) => one.essay)).size).toBeGreaterThanOrEqual(58);
  });
});
