import type { Grade } from '@ninefold/core/memory/trace';
import type { WordCard } from '@ninefold/core/vocabulary/card';
import type { Db } from '#db/db.ts';
import type { wordCards } from '#db/schema/vocabulary/learning.ts';

export type CardRow = typeof wordCards.$inferSelect;

/** When a card comes: forecast, put off by the learner, and when it was last asked. */
export type Timing = { due: number | null; heldUntil: number | null; lastAt: Date };

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

/** As it will be stored: the card as the rules left it, and when it comes. */
export const rowOf = (
  ids: Pick<CardRow, 'user_id' | 'vocabulary_id'>,
  { trace, firstGrade, reviews, lapses, row, weak, hard }: WordCard,
  { due, heldUntil, lastAt }: Timing,
): CardRow => ({
  ...ids,
  stability: trace?.stability ?? null,
  difficulty: trace?.difficulty ?? null,
  day: trace?.day ?? null,
  due,
  held_until: heldUntil,
  first_grade: firstGrade,
  ...{ reviews, lapses, row, weak, hard },
  last_at: lastAt,
  is_placed: false,
});

export const cardsRepo = (db: Db) => ({
  ofWords: (userId: number, ids: readonly number[]): Promise<CardRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db.query<CardRow>(
          'select * from word_cards where user_id = $1 and vocabulary_id = any($2::bigint[])',
          [userId, ids],
          'word cards',
        ),

  /** Everything that can be asked on a day; hard words are learnt apart. */
  inRound: (userId: number, today: number) =>
    db.query<{ id: number; stability: number; difficulty: number; day: number; first_grade: number }>(
      `select vocabulary_id as id, stability, difficulty, day, first_grade from word_cards
       where user_id = $1 and day is not null and not hard and (held_until is null or held_until <= $2)`,
      [userId, today],
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

  write: (userId: number, id: number, card: WordCard, { due, heldUntil, lastAt }: Timing) =>
    db.query(
      `insert into word_cards (user_id, vocabulary_id, stability, difficulty, day, due, held_until, first_grade, reviews,
         lapses, row, weak, hard, last_at)
       values ($1, $2, $3, $4, $5, $6, $14, $7, $8, $9, $10, $11, $12, $13)
       on conflict (user_id, vocabulary_id) do update set
         stability = excluded.stability, difficulty = excluded.difficulty, day = excluded.day, due = excluded.due,
         held_until = excluded.held_until, first_grade = excluded.first_grade, reviews = excluded.reviews, lapses = excluded.lapses,
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
        lastAt,
        heldUntil,
      ],
    ),

  remove: (userId: number, id: number) =>
    db.query('delete from word_cards where user_id = $1 and vocabulary_id = $2', [userId, id]),

  /** "I know this one", or a placement that says so: words never asked. What is being learnt stays what it is. */
  addKnown: (userId: number, ids: readonly number[], at: Date, isPlaced = false) =>
    db.query<{ vocabulary_id: number }>(
      `insert into word_cards (user_id, vocabulary_id, first_grade, reviews, lapses, row, hard, last_at, is_placed)
       select $1, id, 4, 0, 0, 0, false, $3, $4 from unnest($2::bigint[]) id
       on conflict (user_id, vocabulary_id) do nothing returning vocabulary_id`,
      [userId, ids, at, isPlaced],
    ),

  /** Left out by an earlier placement and not by this one: they are new again, unless they were checked since. */
  removePlaced: (userId: number, except: readonly number[]) =>
    db.query(
      `delete from word_cards where user_id = $1 and is_placed and day is null and reviews = 0
         and vocabulary_id <> all($2::bigint[])`,
      [userId, except],
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

  /** Words that both have a card of. */
  ofBoth: async (guestId: number, userId: number): Promise<number[]> =>
    (
      await db.query<{ id: number }>(
        `select vocabulary_id as id from word_cards guest join word_cards own using (vocabulary_id)
         where guest.user_id = $1 and own.user_id = $2`,
        [guestId, userId],
      )
    ).map(({ id }) => id),

  /** What is left of the guest's cards; tells how many words that is. */
  reown: async (guestId: number, userId: number): Promise<number> =>
    (
      await db.query<{ user_id: number }>('update word_cards set user_id = $2 where user_id = $1 returning user_id', [
        guestId,
        userId,
      ])
    ).length,
});
