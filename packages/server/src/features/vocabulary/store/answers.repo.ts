import type { Db } from '#db/db.ts';
import type { CardRow } from './cards.repo.ts';
import type { DayRow } from './days.repo.ts';
import type { Memory } from './memories.repo.ts';
import type { NewReview } from './reviews.repo.ts';

/** What a sending of answers changes: its answers, the cards they made, the day and what is believed of the learner. */
export type Answers = { reviews: readonly NewReview[]; cards: readonly CardRow[]; day: DayRow; memory: Memory };

/**
 * In one statement: each answer waits for its writes, and a room full of learners answers at once. The answers of a round
 * that comes late are as many rows, not as many statements.
 */
const WRITE = `
  with added as (
    insert into word_reviews (user_id, vocabulary_id, key, grade, form, given, seconds, day, device_at, before, undoes,
      became_firm, taken_at)
    select $1, vocabulary_id, key, grade, form, given, seconds, day, device_at, before, undoes, became_firm, taken_at
    from jsonb_to_recordset($2::jsonb) as one(vocabulary_id bigint, key text, grade smallint, form text, given text,
      seconds real, day integer, device_at bigint, before jsonb, undoes bigint, became_firm boolean, taken_at timestamptz)
  ), written as (
    insert into word_cards (user_id, vocabulary_id, stability, difficulty, day, due, held_until, first_grade, reviews,
      lapses, row, weak, hard, last_at)
    select $1, vocabulary_id, stability, difficulty, day, due, held_until, first_grade, reviews, lapses, one.row, weak,
      hard, last_at
    from jsonb_to_recordset($3::jsonb) as one(vocabulary_id bigint, stability float8, difficulty float8, day integer,
      due integer, held_until integer, first_grade smallint, reviews integer, lapses smallint, row smallint, weak text,
      hard boolean, last_at timestamptz)
    on conflict (user_id, vocabulary_id) do update set
      stability = excluded.stability, difficulty = excluded.difficulty, day = excluded.day, due = excluded.due,
      held_until = excluded.held_until, first_grade = excluded.first_grade, reviews = excluded.reviews,
      lapses = excluded.lapses, row = excluded.row, weak = excluded.weak, hard = excluded.hard, last_at = excluded.last_at
  ), counted as (
    update word_days set done_reviews = $5, done_fresh = $6, grades = $7, seconds = $8, made_firm = $9
    where user_id = $1 and day = $4
  )
  update word_memories set weights = $10, reviews = $11, first_grades = $12, fresh_seconds = $13, review_seconds = $14,
    lapse_seconds = $15 where user_id = $1`;

/** Whoever answers, their last day, and what was stored of these keys and words. */
export type Found = {
  time_zone: string;
  exam_date: Date | null;
  merged_into: number | null;
  day: DayRow | null;
  taken: { key: string; became_firm: boolean }[];
  cards: CardRow[];
};

/** Also one: it is asked after the learner's memory was locked, so that it sees what another device has just sent. */
const READ = `
  select learner.time_zone, learner.exam_date, learner.merged_into,
    (select to_jsonb(latest) from word_days latest where latest.user_id = $1 order by latest.day desc limit 1) as day,
    (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'became_firm', became_firm)), '[]') from word_reviews
      where user_id = $1 and key = any($2::text[])) as taken,
    (select coalesce(jsonb_agg(to_jsonb(card)), '[]') from word_cards card
      where user_id = $1 and vocabulary_id = any($3::bigint[])) as cards
  from users learner where learner.id = $1`;

export const answersRepo = (db: Db) => ({
  async find(userId: number, keys: readonly string[], ids: readonly number[]): Promise<Found | undefined> {
    const [found] = await db.query<Found>(READ, [userId, keys, ids], 'find word answers');
    // A time inside JSON is a text.
    return found && { ...found, cards: found.cards.map((card) => ({ ...card, last_at: new Date(card.last_at) })) };
  },

  write: ({ reviews, cards, day, memory }: Answers) =>
    db.query(
      WRITE,
      [
        ...[memory.user_id, JSON.stringify(reviews), JSON.stringify(cards)],
        ...[day.day, day.done_reviews, day.done_fresh, day.grades, day.seconds, day.made_firm],
        ...[memory.weights, memory.reviews, memory.first_grades],
        ...[memory.fresh_seconds, memory.review_seconds, memory.lapse_seconds],
      ],
      'write word answers',
    ),
});
