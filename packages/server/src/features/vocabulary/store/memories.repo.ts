import { NO_EVIDENCE } from '@ninefold/core/memory/evidence';
import { withTimes } from '@ninefold/core/vocabulary/pace';
import type { Db } from '#db/db.ts';
import type { StoredPromise, wordMemories } from '#db/schema/vocabulary.learning.ts';

export type { StoredPromise };
export type MemoryRow = typeof wordMemories.$inferSelect;

export const memoriesRepo = (db: Db) => ({
  find: async (userId: number): Promise<MemoryRow | undefined> =>
    (await db.query<MemoryRow>('select * from word_memories where user_id = $1', [userId]))[0],

  /** Every answer of a learner begins here: two devices follow each other. */
  async lock(userId: number, today: number): Promise<MemoryRow> {
    const [row] = await db.query<MemoryRow>(
      `insert into word_memories
         (user_id, weights, reviews, first_grades, fresh_seconds, review_seconds, lapse_seconds, began)
       values ($1, $2, 0, '{0,0,0,0}', '{}', '{}', '{}', $3)
       on conflict (user_id) do update set user_id = excluded.user_id
       returning *`,
      [userId, NO_EVIDENCE.weights, today],
    );
    if (!row) throw new Error('a memory was not locked');
    return row;
  },

  write: (memory: MemoryRow) =>
    db.query(
      `update word_memories set weights = $2, reviews = $3, first_grades = $4, fresh_seconds = $5, review_seconds = $6,
         lapse_seconds = $7, began = $8 where user_id = $1`,
      [
        memory.user_id,
        memory.weights,
        memory.reviews,
        memory.first_grades,
        memory.fresh_seconds,
        memory.review_seconds,
        memory.lapse_seconds,
        memory.began,
      ],
    ),

  keepPromise: (userId: number, promise: StoredPromise) =>
    db.query('update word_memories set promise = $2 where user_id = $1', [userId, JSON.stringify(promise)]),

  /** What the guest's answers say is added to what the account's say; what is believed of everybody counts once. */
  async join(guest: MemoryRow, own: MemoryRow): Promise<void> {
    await this.write({
      ...own,
      weights: own.weights.map((weight, at) => weight + (guest.weights[at] ?? 0) - (NO_EVIDENCE.weights[at] ?? 0)),
      reviews: own.reviews + guest.reviews,
      first_grades: own.first_grades.map((count, at) => count + (guest.first_grades[at] ?? 0)),
      fresh_seconds: withTimes(own.fresh_seconds, guest.fresh_seconds),
      review_seconds: withTimes(own.review_seconds, guest.review_seconds),
      lapse_seconds: withTimes(own.lapse_seconds, guest.lapse_seconds),
      began: Math.min(own.began, guest.began),
    });
    await db.query('delete from word_memories where user_id = $1', [guest.user_id]);
  },
});
