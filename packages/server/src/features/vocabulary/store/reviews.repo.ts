import type { Db } from '#db/db.ts';
import type { StoredCard, wordReviews } from '#db/schema/vocabulary/learning.ts';

export type { StoredCard };
export type ReviewRow = typeof wordReviews.$inferSelect;
export type NewReview = Omit<ReviewRow, 'id'>;

const UNDONE = (answer: string) =>
  `select from word_reviews undo where undo.user_id = ${answer}.user_id
     and undo.vocabulary_id = ${answer}.vocabulary_id and undo.id > ${answer}.id and undo.undoes = ${answer}.id`;

export const reviewsRepo = (db: Db) => ({
  byKey: async (userId: number, key: string): Promise<ReviewRow | undefined> =>
    (await db.query<ReviewRow>('select * from word_reviews where user_id = $1 and key = $2', [userId, key]))[0],

  /** Whether a word was answered, or an answer taken back, after this one. */
  isLast: async ({ id, user_id, vocabulary_id }: ReviewRow): Promise<boolean> =>
    (
      await db.query('select 1 from word_reviews where user_id = $1 and vocabulary_id = $2 and id > $3 limit 1', [
        user_id,
        vocabulary_id,
        id,
      ])
    ).length === 0,

  /** Words typed wrong, the last first; what was taken back was a slip of the finger. */
  misspelt: (userId: number, limit: number) =>
    db.query<{ id: number }>(
      `select vocabulary_id as id from word_reviews wrong
       where user_id = $1 and grade = 1 and given <> '' and not exists (${UNDONE('wrong')})
       group by vocabulary_id order by max(id) desc limit $2`,
      [userId, limit],
    ),

  /** Every answer to these words that stands, in the order in which they were taken. */
  standing: (userIds: readonly number[], ids: readonly number[]) =>
    db.query<ReviewRow>(
      `select * from word_reviews answer
       where user_id = any($1::bigint[]) and vocabulary_id = any($2::bigint[]) and grade > 0
         and not exists (${UNDONE('answer')})
       order by taken_at, id`,
      [userIds, ids],
    ),

  /** What stood before an answer is another card, once answers of a guest stand between. */
  keepBefore: (befores: readonly { id: number; before: StoredCard | null }[]) =>
    db.query(
      `update word_reviews set before = one.before::jsonb from unnest($1::bigint[], $2::text[]) as one(id, before)
       where word_reviews.id = one.id`,
      [befores.map(({ id }) => id), befores.map(({ before }) => before && JSON.stringify(before))],
    ),

  /** A key that both have used stays the account's: it is there to recognise what the account's devices send again. */
  async reown(guestId: number, userId: number): Promise<void> {
    await db.query(
      `update word_reviews guest set key = guest.key || ':' || guest.id
       where user_id = $1 and exists (select from word_reviews own where own.user_id = $2 and own.key = guest.key)`,
      [guestId, userId],
    );
    await db.query('update word_reviews set user_id = $2 where user_id = $1', [guestId, userId]);
  },
});
