import type { ReviewInput } from '@ninefold/contract/vocabulary/learning';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepReview, keptReviews, sendReviews } from './review-queue.ts';

const ME = 7;
const review = (n: number): ReviewInput => ({
  ...{ key: `key-of-${n}`, vocabulary_id: n, grade: 3, form: 'meaning', given: '', seconds: 2, at: n },
});
let sent: string[][];

/** A server that refuses the keys named, and is away as long as it is told. */
function serve({ refuses = [], away = false }: { refuses?: string[]; away?: boolean } = {}) {
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    if (away) throw new Error('offline');
    const { reviews } = JSON.parse(init.body) as { reviews: { key: string }[] };
    const keys = reviews.map(({ key }) => key);
    if (keys.some((key) => refuses.includes(key)))
      return new Response(JSON.stringify({ code: 400, error: 'invalid_input', msg: '', data: null }));
    sent.push(keys);
    const results = keys.map((key) => ({ key, outcome: 'taken', became_firm: 0 }));
    return new Response(JSON.stringify({ code: 200, msg: '', data: { results } }));
  });
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
});
afterEach(() => vi.unstubAllGlobals());

test('grades are kept while the network is away and sent once, in order', async () => {
  serve({ away: true });
  for (const n of [1, 2, 3]) keepReview(ME, review(n));
  expect(await sendReviews(ME)).toBe(false);
  expect(keptReviews(ME)).toHaveLength(3);
  serve();
  expect(await sendReviews(ME)).toBe(true);
  expect(sent).toEqual([['key-of-1', 'key-of-2', 'key-of-3']]);
  expect(keptReviews(ME)).toEqual([]);
});

test('one that is refused takes no other along', async () => {
  serve({ refuses: ['key-of-2'] });
  for (const n of [1, 2, 3]) keepReview(ME, review(n));
  expect(await sendReviews(ME)).toBe(true);
  expect(sent.flat()).toEqual(['key-of-1', 'key-of-3']);
  expect(keptReviews(ME)).toEqual([]);
});

test('nobody’s grades are sent under another name', async () => {
  serve();
  keepReview(8, review(1));
  await sendReviews(ME);
  expect(sent).toEqual([]);
  expect(keptReviews(8)).toHaveLength(1);
});
