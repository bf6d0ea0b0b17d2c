import { ApiError } from '@ninefold/contract/client';
import type { UserInfo } from '@ninefold/contract/identity';
import type { ReviewInput } from '@ninefold/contract/vocabulary/learning';
import { api } from '#lib/api.ts';
import { safeStorage } from '#platform/safe-storage.ts';

/**
 * Grades on their way to the server. They are kept on the device first, so that neither a lost network nor a closed tab
 * loses one; the server takes each once for its key.
 */
const MOST_AT_ONCE = 100;
const NAME = 'nf-word-reviews';

export type Giver = Pick<UserInfo, 'id' | 'role'>;
/** With its learner, since others may log in on this device. A guest's goes to the account the guest becomes. */
type KeptReview = { by: number; guest?: true; review: ReviewInput };

export const keptReviews = (by: number): ReviewInput[] => kept().flatMap((one) => (one.by === by ? [one.review] : []));

export function keepReview({ id, role }: Giver, review: ReviewInput): void {
  write([...kept(), { by: id, ...(role === 'tourist' && { guest: true as const }), review }]);
}

/** Why grades have not got through: nobody was reached, or the server would not or could not take them now. */
export type Away = 'network' | 'server';

/** One for each learner: whoever logs in while another's grades are under way does not wait for those. */
const sending = new Map<number, Promise<Away | null>>();

/**
 * Sends what this learner and guests of this device gave, in order and one sending at a time; the server tells whose
 * guest it was. Tells why some of the learner's own have not got through; null: all of them have.
 */
export function sendReviews({ id }: Giver): Promise<Away | null> {
  const underWay = sending.get(id) ?? sendAll(id).finally(() => sending.delete(id));
  sending.set(id, underWay);
  return underWay;
}

async function sendAll(id: number): Promise<Away | null> {
  const guests = new Set(kept().flatMap(({ by, guest }) => (guest && by !== id ? [by] : [])));
  // What was done before the log-in comes before what was done after it.
  for (const guest of guests) await sendOf(guest);
  return sendOf(id);
}

async function sendOf(by: number): Promise<Away | null> {
  let atOnce = MOST_AT_ONCE;
  for (;;) {
    const reviews = keptReviews(by).slice(0, atOnce);
    if (reviews.length === 0) return null;
    try {
      await api.vocabulary.saveReviews({ reviews, by });
    } catch (error) {
      const away = awayBy(error);
      if (away) return away;
      // One that is refused must not take the others along, so they are sent one by one.
      if (reviews.length > 1) {
        atOnce = 1;
        continue;
      }
      // The server has judged this one and would judge it so again: keeping it would only repeat the refusal.
    }
    const sent = new Set(reviews.map(({ key }) => key));
    write(kept().filter((one) => one.by !== by || !sent.has(one.review.key)));
  }
}

/**
 * Too many requests is the server's "later", no answer is the network's, a session that ended is renewed by a log-in,
 * and what is forbidden to one learner waits for the one who gave it.
 */
function awayBy(error: unknown): Away | null {
  if (!(error instanceof ApiError) || error.error === 'network') return 'network';
  return [401, 403, 429].includes(error.code) || error.code >= 500 ? 'server' : null;
}

function kept(): KeptReview[] {
  try {
    const stored: unknown = JSON.parse(safeStorage.get(NAME) ?? '[]');
    return Array.isArray(stored) ? (stored as KeptReview[]) : [];
  } catch {
    return [];
  }
}

function write(reviews: KeptReview[]): void {
  if (reviews.length > 0) safeStorage.set(NAME, JSON.stringify(reviews));
  else safeStorage.remove(NAME);
}
