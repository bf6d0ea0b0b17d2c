import type { Grade } from '@ninefold/core/memory/trace';
import type { WordCard } from '@ninefold/core/vocabulary/card';
import type { Db } from '#db/db.ts';
import type { wordCards } from '#db/schema/vocabulary.ts';

export type CardRow = typeof wordCards.$inferSelect;

/** A row as the rules know it. */
export const cardOf = (row: CardRow): WordCard => ({
  trace:
    row.day === null || row.stability === null || row.difficulty === null
      ? null
      : { stability: row.stability, difficulty: row.difficulty, day: row.day },
  firstGrade: row.first_grade as Grade | 0,
  reviews: row.reviews,
  lapses: row.lapses,
  row: row.row,
  weak: row.weak,
  hard: row.hard,
});

export const cardsRepo = (db: Db) => ({
  ofWords: (userId: number, ids: readonly number[]): Promise<CardRow[]> =>
    db.query<CardRow>('select * from word_cards where user_id = $1 and vocabulary_id = any($2::bigint[])', [
      userId,
      ids,
    ]),

  /** Everything that can be asked on a day; hard words are learnt apart. */
  inRound: (userId: number, today: number) =>
    db.query<{ id: number; stability: number; difficulty: number; day: number; first_grade: number }>(
      `select vocabulary_id as id, stability, difficulty, day, first_grade from word_cards
       where user_id = $1 and day is not null and not hard and (held_until is null or held_until <= $2)`,
      [userId, today],
    ),

  /** Of these words, those not yet asked today. */
  leftOf: async (userId: number, ids: readonly number[], today: number): Promise<Set<number>> =>
    new Set(
      (
        await db.query<{ id: number }>(
          `select vocabulary_id as id from word_cards
           where user_id = $1 and vocabulary_id = any($2::bigint[]) and not hard
             and (case when day is null then reviews = 0 else day < $3 end)`,
          [userId, ids, today],
        )
      ).map(({ id }) => id),
    ),

  /** Said to be known and never asked: a few of them are checked among the reviews. */
  unchecked: (userId: number, limit: number) =>
    db.query<{ id: number }>(
      `select vocabulary_id as id from word_cards where user_id = $1 and day is null and reviews = 0
       order by last_at, vocabulary_id limit $2`,
      [userId, limit],
    ),

  hard: (userId: number, limit: number) =>
    db.query<{ id: number }>(
      `select vocabulary_id as id from word_cards where user_id = $1 and hard
       order by lapses desc, last_at desc limit $2`,
      [userId, limit],
    ),

  countHard: async (userId: number): Promise<number> =>
    (
      await db.query<{ n: number }>('select count(*)::int as n from word_cards where user_id = $1 and hard', [userId])
    )[0]?.n ?? 0,

  write: (userId: number, id: number, card: WordCard, due: number | null, at: Date) =>
    db.query(
      `insert into word_cards (user_id, vocabulary_id, stability, difficulty, day, due, held_until, first_grade, reviews,
         lapses, row, weak, hard, last_at)
       values ($1, $2, $3, $4, $5, $6, null, $7, $8, $9, $10, $11, $12, $13)
       on conflict (user_id, vocabulary_id) do update set
         stability = excluded.stability, difficulty = excluded.difficulty, day = excluded.day, due = excluded.due,
         held_until = null, first_grade = excluded.first_grade, reviews = excluded.reviews, lapses = excluded.lapses,
         row = excluded.row, weak = excluded.weak, hard = excluded.hard, last_at = excluded.last_at`,
      [
        userId,
        id,
        card.trace?.stability ?? null,
        card.trace?.difficulty ?? null,
        card.trace?.day ?? null,
        due,
        card.firstGrade,
        card.reviews,
        card.lapses,
        card.row,
        card.weak,
        card.hard,
        at,
      ],
    ),

  remove: (userId: number, id: number) =>
    db.query('delete from word_cards where user_id = $1 and vocabulary_id = $2', [userId, id]),

  /** "I know this one": words that were never asked. What is being learnt stays what it is. */
  addKnown: (userId: number, ids: readonly number[], at: Date) =>
    db.query<{ vocabulary_id: number }>(
      `insert into word_cards (user_id, vocabulary_id, first_grade, reviews, lapses, row, hard, last_at)
       select $1, id, 4, 0, 0, 0, false, $3 from unnest($2::bigint[]) id
       on conflict (user_id, vocabulary_id) do nothing returning vocabulary_id`,
      [userId, ids, at],
    ),

  removeKnown: (userId: number, ids: readonly number[]) =>
    db.query<{ vocabulary_id: number }>(
      `delete from word_cards where user_id = $1 and vocabulary_id = any($2::bigint[]) and day is null
       returning vocabulary_id`,
      [userId, ids],
    ),

  /** How many come on each day; what is overdue comes today. */
  load: (userId: number, today: number, until: number) =>
    db.query<{ day: number; count: number }>(
      `select greatest(due, held_until, $2) as day, count(*)::int as count from word_cards
       where user_id = $1 and due <= $3 and not hard group by 1 order by 1`,
      [userId, today, until],
    ),

  coming: (userId: number, today: number, until: number) =>
    db.query<{ id: number; due: number; stability: number }>(
      `select vocabulary_id as id, greatest(due, held_until, $2) as due, stability from word_cards
       where user_id = $1 and due <= $3 and day is not null and not hard`,
      [userId, today, until],
    ),

  hold: (userId: number, moved: readonly { id: number; due: number }[]) =>
    db.query(
      `update word_cards set held_until = one.due from unnest($2::bigint[], $3::int[]) as one(id, due)
       where user_id = $1 and vocabulary_id = one.id`,
      [userId, moved.map(({ id }) => id), moved.map(({ due }) => due)],
    ),

  /** Of a word both have, the card with more answers stays. */
  async reown(guestId: number, userId: number): Promise<number> {
    await db.query(
      `delete from word_cards loser using word_cards winner
       where loser.vocabulary_id = winner.vocabulary_id and loser.user_id in ($1, $2) and winner.user_id in ($1, $2)
         and loser.user_id <> winner.user_id
         and (loser.reviews, loser.user_id = $2) < (winner.reviews, winner.user_id = $2)`,
      [guestId, userId],
    );
    await db.query('update word_reviews set user_id = $2 where user_id = $1', [guestId, userId]);
    const moved = await db.query<{ user_id: number }>(
      'update word_cards set user_id = $2 where user_id = $1 returning user_id',
      [guestId, userId],
    );
    return moved.length;
  },
});
