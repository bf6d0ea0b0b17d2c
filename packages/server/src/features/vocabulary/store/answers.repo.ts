import type { Db } from '#db/db.ts';
import type { CardRow } from './cards.repo.ts';
import type { DoneDay } from './days.repo.ts';
import type { Memory } from './memories.repo.ts';
import type { NewReview } from './reviews.repo.ts';

/** What a sending of answers changes: its answers, the cards they made, the day and what is believed of the learner. */
export type Answers = { reviews: readonly NewReview[]; cards: readonly CardRow[]; day: DoneDay; memory: Memory };

/**
 * In one statement: each answer waits for its writes, and a room full of learners answers at once. The answers of a round
 * that comes late, and of learners who answer at the same moment, are as many rows, not as many statements.
 */
const WRITE = `
  with added as (
    insert into word_reviews (user_id, vocabulary_id, key, grade, form, given, seconds, day, device_at, before, undoes,
      became_firm, taken_at)
    select user_id, vocabulary_id, key, grade, form, given, seconds, day, device_at, before, undoes, became_firm, taken_at
    from jsonb_to_recordset($1::jsonb) as one(user_id bigint, vocabulary_id bigint, key text, grade smallint, form text,
      given text, seconds real, day integer, device_at bigint, before jsonb, undoes bigint, became_firm boolean,
      taken_at timestamptz)
  ), written as (
    insert into word_cards (user_id, vocabulary_id, stability, difficulty, day, due, held_until, first_grade, reviews,
      lapses, row, weak, hard, last_at)
    select user_id, vocabulary_id, stability, difficulty, day, due, held_until, first_grade, reviews, lapses, one.row,
      weak, hard, last_at
    from jsonb_to_recordset($2::jsonb) as one(user_id bigint, vocabulary_id bigint, stability float8, difficulty float8,
      day integer, due integer, held_until integer, first_grade smallint, reviews integer, lapses smallint, row smallint,
      weak text, hard boolean, last_at timestamptz)
    on conflict (user_id, vocabulary_id) do update set
      stability = excluded.stability, difficulty = excluded.difficulty, day = excluded.day, due = excluded.due,
      held_until = excluded.held_until, first_grade = excluded.first_grade, reviews = excluded.reviews,
      lapses = excluded.lapses, row = excluded.row, weak = excluded.weak, hard = excluded.hard, last_at = excluded.last_at
  ), counted as (
    update word_days done set done_reviews = one.done_reviews, done_fresh = one.done_fresh, grades = one.grades,
      seconds = one.seconds, made_firm = one.made_firm
    from jsonb_to_recordset($3::jsonb) as one(user_id bigint, day integer, done_reviews integer, done_fresh integer,
      grades integer[], seconds real, made_firm integer)
    where done.user_id = one.user_id and done.day = one.day
  )
  update word_memories believed set weights = one.weights, reviews = one.reviews, first_grades = one.first_grades,
    fresh_seconds = one.fresh_seconds, review_seconds = one.review_seconds, lapse_seconds = one.lapse_seconds
  from (
    select user_id, weights::float8[], reviews, first_grades::integer[], fresh_seconds::real[], review_seconds::real[],
      lapse_seconds::real[]
    from unnest($4::bigint[], $5::text[], $6::integer[], $7::text[], $8::text[], $9::text[], $10::text[])
      as told(user_id, weights, reviews, first_grades, fresh_seconds, review_seconds, lapse_seconds)
  ) as one
  where believed.user_id = one.user_id`;

/** Keys and words that a learner sends. */
export type Asked = { userId: number; keys: readonly string[]; ids: readonly number[] };

/** Whoever answers, their last day, and what was stored of these keys and words. */
export type Found = {
  user_id: number;
  time_zone: string;
  exam_date: Date | null;
  merged_into: number | null;
  day: DoneDay | null;
  taken: { key: string; became_firm: boolean }[];
  cards: CardRow[];
};

/** Also one: it is asked after the learners' memories were locked, so that it sees what other devices have just sent. */
const READ = `
  select learner.id as user_id, learner.time_zone, learner.exam_date, learner.merged_into,
    (select jsonb_build_object('user_id', user_id, 'day', day, 'fresh_for', fresh_for, 'done_reviews', done_reviews,
        'done_fresh', done_fresh, 'grades', grades, 'seconds', seconds, 'made_firm', made_firm)
      from word_days where user_id = learner.id order by day desc limit 1) as day,
    (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'became_firm', became_firm)), '[]') from word_reviews
      where user_id = learner.id and key = any(asked.keys)) as taken,
    (select coalesce(jsonb_agg(to_jsonb(card)), '[]') from word_cards card
      where user_id = learner.id and vocabulary_id = any(asked.ids)) as cards
  from jsonb_to_recordset($1::jsonb) as asked("userId" bigint, keys text[], ids bigint[])
  join users learner on learner.id = asked."userId"`;

export const answersRepo = (db: Db) => ({
  async find(asked: readonly Asked[]): Promise<Found[]> {
    const found = await db.query<Found>(READ, [JSON.stringify(asked)], 'find word answers');
    // A time inside JSON is a text.
    return found.map((one) => ({
      ...one,
      cards: one.cards.map((card) => ({ ...card, last_at: new Date(card.last_at) })),
    }));
  },

  write: (answers: readonly Answers[]) => {
    const memories = answers.map(({ memory }) => memory);
    return db.query(
      WRITE,
      [
        JSON.stringify(answers.flatMap(({ reviews }) => reviews)),
        JSON.stringify(answers.flatMap(({ cards }) => cards)),
        JSON.stringify(answers.map(({ day }) => day)),
        memories.map(({ user_id }) => user_id),
        // Two hundred numbers of each learner: as JSON they cost the database as much as all the rest.
        memories.map(({ weights }) => arrayText(weights)),
        memories.map(({ reviews }) => reviews),
        memories.map(({ first_grades }) => arrayText(first_grades)),
        memories.map(({ fresh_seconds }) => arrayText(fresh_seconds)),
        memories.map(({ review_seconds }) => arrayText(review_seconds)),
        memories.map(({ lapse_seconds }) => arrayText(lapse_seconds)),
      ],
      'write word answers',
    );
  },
});

/** As the database writes an array of numbers. */
const arrayText = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;
