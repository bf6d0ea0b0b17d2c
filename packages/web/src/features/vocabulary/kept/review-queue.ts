import { ApiError } from '@ninefold/contract/client';
import type { ReviewInput } from '@ninefold/contract/vocabulary/learning';
import { api } from '#lib/api.ts';
import { safeStorage } from '#platform/safe-storage.ts';

/**
 * Grades on their way to the server. They are kept on the device first, so that neither a lost network nor a closed tab
 * loses one; the server takes each once for its key.
 */
const MOST_AT_ONCE = 100;

/** A device may serve several learners: nobody's grades are sent under another's name. */
const nameFor = (userId: number) => `nf-word-reviews-${userId}`;

export function keptReviews(userId: number): ReviewInput[] {
  try {
    const stored: unknown = JSON.parse(safeStorage.get(nameFor(userId)) ?? '[]');
    return Array.isArray(stored) ? (stored as ReviewInput[]) : [];
  } catch {
    return [];
  }
}

export function keepReview(userId: number, review: ReviewInput): void {
  write(userId, [...keptReviews(userId), review]);
}

let sending: Promise<boolean> | null = null;

/** Sends what is kept, in order and one sending at a time. Tells whether all of it got through. */
export function sendReviews(userId: number): Promise<boolean> {
  sending ??= sendAll(userId).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(userId: number): Promise<boolean> {
  let atOnce = MOST_AT_ONCE;
  for (;;) {
    const reviews = keptReviews(userId).slice(0, atOnce);
    if (reviews.length === 0) return true;
    try {
      await api.vocabulary.saveReviews({ reviews });
    } catch (error) {
      if (isAway(error)) return false;
      // One that is refused must not take the others along, so they are sent one by one.
      if (reviews.length > 1) {
        atOnce = 1;
        continue;
      }
      // The server has judged this one and would judge it so again: keeping it would only repeat the refusal.
    }
    const sent = new Set(reviews.map(({ key }) => key));
    write(
      userId,
      keptReviews(userId).filter(({ key }) => !sent.has(key)),
    );
  }
}

/** Too many requests is the server's "later", no answer is the network's, and a round that ended is renewed by a log-in. */
const isAway = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.error === 'network' ||
  [401, 403, 429].includes(error.code) ||
  error.code >= 500;

function write(userId: number, reviews: ReviewInput[]): void {
  if (reviews.length > 0) safeStorage.set(nameFor(userId), JSON.stringify(reviews));
  else safeStorage.remove(nameFor(userId));
}
