import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openScorer, type Scorer } from '../../scorer.ts';
import { type Read, readAll, type WeakCriterion, weakCriteria } from './weaknesses.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** All our essays and drafts, without the encoder: the reasons do not need it. */
let scorer: Scorer;
let read: Read[];
let weak: WeakCriterion[];
beforeAll(async () => {
  scorer = await openScorer({ method: 'counted' });
  read = await readAll(scorer);
  weak = weakCriteria(read);
});
afterAll(() => scorer.close());

/**
 * A remark that is untrue or of no help is worse than none, so some criteria have none: readers called much of what had
 * filled them (a model's ending beside the own one, the shorter of two paragraphs, "and" three times) just that. The lines
 * are those of what is left, since teachers graded the remarks on 741 web essays and readers those on 196 fresh answers.
 */
describe('a criterion below 7', () => {
  const share = (set: WeakCriterion[]) => set.filter((one) => one.shown).length / set.length;

  test('shows a weakness in the text and what a 7 does there in most texts below 7', () => {
    expect(weak.length).toBeGreaterThan(450);
    const below = weak.filter((one) => one.overall < 7);
    expect(share(below)).toBeGreaterThan(0.78);
    expect(share(below.filter((one) => one.name !== 'tr'))).toBeGreaterThan(0.84);
    expect(share(below.filter((one) => one.name === 'tr'))).toBeGreaterThan(0.6);
    expect(share(weak.filter((one) => one.band <= 4.5))).toBeGreaterThan(0.95);
    expect(share(weak.filter((one) => one.band === 5))).toBeGreaterThan(0.95);
  });

  test('says so and names a place to begin where no weakness is shown', () => {
    const without = weak.filter((one) => !one.shown && !one.open);
    expect(without.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
    expect(weak.filter((one) => one.shown && one.open)).toEqual([]);
  });

  test('of a text that is a 7 as a whole shows what is sure, or the plainest of counts', () => {
    expect(share(weak.filter((one) => one.overall >= 7))).toBeGreaterThan(0.45);
  });

  test('no advice serves one script in five', () => {
    const served = new Map<string, number>();
    for (const { report } of read)
      for (const advice of new Set(
        Object.values(report.criteria).flatMap(({ reasons }) => reasons.flatMap((one) => one.better?.en ?? [])),
      ))
        served.set(advice, (served.get(advice) ?? 0) + 1);
    for (const [advice, times] of served) expect(times / read.length, advice).toBeLessThan(0.2);
  });
});
