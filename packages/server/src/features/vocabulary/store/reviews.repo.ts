import type { Db } from '#db/db.ts';
import type { wordReviews } from '#db/schema/vocabulary.ts';

export type ReviewRow = typeof wordReviews.$inferSelect;
export type NewReview = Omit<ReviewRow, 'id'>;

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

  add: (review: NewReview) =>
    db.query(
      `insert into word_reviews (user_id, vocabulary_id, key, grade, form, given, seconds, day, device_at, before, undoes,
         became_firm, taken_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        review.user_id,
        review.vocabulary_id,
        review.key,
        review.grade,
        review.form,
        review.given,
        review.seconds,
        review.day,
        review.device_at,
        review.before && JSON.stringify(review.before),
        review.undoes,
        review.became_firm,
        review.taken_at,
      ],
    ),

  /** Words typed wrong, the last first. */
  misspelt: (userId: number, limit: number) =>
    db.query<{ id: number }>(
      `select vocabulary_id as id from word_reviews
       where user_id = $1 and grade = 1 and given <> '' group by vocabulary_id order by max(id) desc limit $2`,
      [userId, limit],
    ),
});
