import { NO_EVIDENCE } from '@ninefold/core/memory/evidence';
import { withTimes } from '@ninefold/core/vocabulary/pace';
import type { Db } from '#db/db.ts';
import type { StoredPromise, wordMemories } from '#db/schema/vocabulary/learning.ts';

export type { StoredPromise };
/** Without the promise, which is long and read by its own page alone. */
export type Memory = Omit<typeof wordMemories.$inferSelect, 'promise'>;

const MEMORY = `user_id, weights, reviews, first_grades, fresh_seconds, review_seconds, lapse_seconds, began`;
/** The same, two hundred numbers of it as JSON: an array of the database is taken apart letter by letter. */
const READ = `user_id, to_json(weights) as weights, reviews, first_grades, to_json(fresh_seconds) as fresh_seconds,
  to_json(review_seconds) as review_seconds, to_json(lapse_seconds) as lapse_seconds, began`;

export const memoriesRepo = (db: Db) => ({
  find: async (userId: number): Promise<Memory | undefined> =>
    (await db.query<Memory>(`select ${READ} from word_memories where user_id = $1`, [userId], 'find word memory'))[0],

  promise: async (userId: number): Promise<{ reviews: number; promise: StoredPromise | null } | undefined> =>
    (
      await db.query<{ reviews: number; promise: StoredPromise | null }>(
        'select reviews, promise from word_memories where user_id = $1',
        [userId],
      )
    )[0],

  /** Every answer of a learner begins here: two devices follow each other. */
  hold: async (userId: number): Promise<Memory | undefined> =>
    (
      await db.query<Memory>(
        `select ${READ} from word_memories where user_id = $1 for update`,
        [userId],
        'hold word memory',
      )
    )[0],

  /** The same for whoever may not have begun yet. */
  async lock(userId: number, today: number): Promise<Memory> {
    const there = await this.hold(userId);
    if (there) return there;
    const [begun] = await db.query<Memory>(
      `insert into word_memories (${MEMORY}) values ($1, $2, 0, '{0,0,0,0}', '{}', '{}', '{}', $3)
       on conflict (user_id) do update set user_id = excluded.user_id
       returning ${READ}`,
      [userId, NO_EVIDENCE.weights, today],
    );
    if (!begun) throw new Error('a memory was not locked');
    return begun;
  },

  /** Of these learners, those who have begun and are free now: nobody is kept waiting behind somebody else's row. */
  holdFree: (userIds: readonly number[]) =>
    db.query<Memory>(
      `select ${READ} from word_memories where user_id = any($1::bigint[]) for update skip locked`,
      [userIds],
      'hold free word memories',
    ),

  write: (memory: Memory) =>
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
  async join(guest: Memory, own: Memory): Promise<void> {
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
