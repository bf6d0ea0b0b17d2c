// @vitest-environment happy-dom
import type { ReviewInput } from '@ninefold/contract/vocabulary/learning';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepReview, keptReviews, sendReviews } from './review-queue.ts';

const [lin, chen, guest] = [
  { id: 7, role: 'student' },
  { id: 8, role: 'student' },
  { id: 9, role: 'tourist' },
] as const;
const review = (n: number): ReviewInput => ({
  ...{ key: `key-of-${n}`, vocabulary_id: n, grade: 3, form: 'meaning', given: '', seconds: 2, at: n },
});
type Sent = { by: number; keys: string[] };
let sent: Sent[];

type Serving = { refuses?: string[]; away?: boolean; forbids?: number[] };
/** A server that refuses the keys and the givers named, and is away as long as it is told. */
function serve({ refuses = [], away = false, forbids = [] }: Serving = {}) {
  const answer = (body: object) => new Response(JSON.stringify({ msg: '', data: null, ...body }));
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    if (away) throw new Error('offline');
    const { reviews, by } = JSON.parse(init.body) as { reviews: { key: string }[]; by: number };
    const keys = reviews.map(({ key }) => key);
    if (forbids.includes(by)) return answer({ code: 403, error: 'forbidden' });
    if (keys.some((key) => refuses.includes(key))) return answer({ code: 400, error: 'invalid_input' });
    sent.push({ by, keys });
    return answer({ code: 200, data: { results: keys.map((key) => ({ key, outcome: 'taken', became_firm: 0 })) } });
  });
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
});
afterEach(() => vi.unstubAllGlobals());

test('grades are kept while the network is away and sent once, in order, with who gave them', async () => {
  serve({ away: true });
  for (const n of [1, 2, 3]) keepReview(lin, review(n));
  expect(await sendReviews(lin)).toBe('network');
  expect(keptReviews(lin.id)).toHaveLength(3);
  serve();
  expect(await sendReviews(lin)).toBeNull();
  expect(sent).toEqual([{ by: lin.id, keys: ['key-of-1', 'key-of-2', 'key-of-3'] }]);
  expect(keptReviews(lin.id)).toEqual([]);
});

test('one that is refused takes no other along', async () => {
  serve({ refuses: ['key-of-2'] });
  for (const n of [1, 2, 3]) keepReview(lin, review(n));
  expect(await sendReviews(lin)).toBeNull();
  expect(sent.flatMap(({ keys }) => keys)).toEqual(['key-of-1', 'key-of-3']);
  expect(keptReviews(lin.id)).toEqual([]);
});

test('somebody else who logs in on the device neither sends them nor throws them away', async () => {
  serve();
  keepReview(chen, review(1));
  await sendReviews(lin);
  expect(sent).toEqual([]);
  expect(keptReviews(chen.id)).toHaveLength(1);
});

test('whoever logs in while another’s grades are under way sends their own', async () => {
  serve();
  keepReview(lin, review(1));
  keepReview(chen, review(2));
  await Promise.all([sendReviews(lin), sendReviews(chen)]);
  expect(sent.map(({ by }) => by).sort()).toEqual([lin.id, chen.id]);
});

test('a guest’s are sent by the account the guest became, before its own', async () => {
  keepReview(guest, review(1));
  keepReview(lin, review(2));
  serve();
  expect(await sendReviews(lin)).toBeNull();
  expect(sent).toEqual([
    { by: guest.id, keys: ['key-of-1'] },
    { by: lin.id, keys: ['key-of-2'] },
  ]);
  expect(keptReviews(guest.id)).toEqual([]);
});

test('an account that was not this guest keeps the guest’s grades for their owner and sends its own', async () => {
  keepReview(guest, review(1));
  keepReview(chen, review(2));
  serve({ forbids: [guest.id] });
  expect(await sendReviews(chen)).toBeNull();
  expect(sent).toEqual([{ by: chen.id, keys: ['key-of-2'] }]);
  expect(keptReviews(guest.id)).toHaveLength(1);
});

test.each([
  { code: 500, error: 'internal' },
  { code: 429, error: 'too_many_requests' },
  { code: 401, error: 'not_logged_in' },
])('a server that answers $error keeps them, and is not told as a network that is gone', async ({ code, error }) => {
  keepReview(lin, review(1));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code, error, msg: '', data: null })));
  expect(await sendReviews(lin)).toBe('server');
  expect(keptReviews(lin.id)).toHaveLength(1);
});

test('a storage that holds nonsense holds nothing', () => {
  localStorage.setItem('nf-word-reviews', '{');
  expect(keptReviews(lin.id)).toEqual([]);
});
