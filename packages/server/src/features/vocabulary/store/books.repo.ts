import { FIRM, type WordState } from '@ninefold/core/vocabulary/card';
import type { Db } from '#db/db.ts';

export type UnitProgress = {
  book_id: number;
  unit: number;
  title: { en: string; zh: string };
  total: number;
  new: number;
  learning: number;
  known: number;
  hard: number;
};

/** As `stateOf` in core says it; $1 is the learner. */
const STATE = `case
  when card.vocabulary_id is null then 'new' when card.hard then 'hard'
  when card.day is null or card.stability >= ${FIRM} then 'known' else 'learning' end`;

type WordsAsked = { bookId: number; unit?: number | undefined; state?: WordState | undefined; name: string };

export const booksRepo = (db: Db) => ({
  /** Every unit of these books, with how many of its words are in which state. */
  progress: (userId: number, bookIds: readonly number[]): Promise<UnitProgress[]> =>
    db.query<UnitProgress>(
      `select unit.book_id, unit.unit, unit.title, count(*)::int as total,
         count(*) filter (where ${STATE} = 'new')::int as new,
         count(*) filter (where ${STATE} = 'learning')::int as learning,
         count(*) filter (where ${STATE} = 'known')::int as known,
         count(*) filter (where ${STATE} = 'hard')::int as hard
       from book_units unit
       join book_words word using (book_id, unit)
       left join word_cards card on card.user_id = $1 and card.vocabulary_id = word.vocabulary_id
       where unit.book_id = any($2::bigint[])
       group by unit.book_id, unit.unit, unit.title order by unit.book_id, unit.unit`,
      [userId, bookIds],
    ),

  /** One page of what matches by English or Chinese, and how many there are; `total` is on every row. */
  words: (userId: number, { bookId, unit, state, name }: WordsAsked, limit: number, offset: number) =>
    db.query<{ id: number; total: number }>(
      `select place.vocabulary_id as id, count(*) over ()::int as total
       from book_words place
       join vocabulary word on word.id = place.vocabulary_id
       left join word_cards card on card.user_id = $1 and card.vocabulary_id = place.vocabulary_id
       where place.book_id = $2 and ($3::int is null or place.unit = $3)
         and ($4::text is null or ${STATE} = $4)
         and ($5 = '' or lower(word.name) like '%' || $5 || '%' or (word.entry -> 'core_meanings')::text ilike '%' || $5 || '%')
       order by place.unit, place.place limit $6 offset $7`,
      [userId, bookId, unit ?? null, state ?? null, name.toLowerCase().replace(/[\\%_]/g, '\\$&'), limit, offset],
    ),

  idsOfUnit: async (bookId: number, unit: number): Promise<number[]> =>
    (
      await db.query<{ id: number }>('select vocabulary_id as id from book_words where book_id = $1 and unit = $2', [
        bookId,
        unit,
      ])
    ).map(({ id }) => id),

  /** What will be met next: what waits in the notebook, then the learner's books on the shelf, in their order. */
  unmet: (userId: number, shelf: readonly number[], limit: number) =>
    db.query<{ id: number }>(
      `select id from (
         select distinct on (id) id, at, weight, unit, place from (
           select entry.vocabulary_id as id, 0 as at, 0 as weight, 0 as unit, entry.id as place
           from notebook_entries entry where entry.user_id = $1 and entry.queued_at is not null
           union all
           select word.vocabulary_id, 1, book.weight, word.unit, word.place
           from student_books book join book_words word using (book_id)
           where book.user_id = $1 and book.book_id = any($2::bigint[])
         ) every
         where not exists (select from word_cards card where card.user_id = $1 and card.vocabulary_id = every.id)
         order by id, at, weight, unit, place
       ) once order by at, weight, unit, place, id limit $3`,
      [userId, shelf, limit],
    ),

  countUnmet: async (userId: number, shelf: readonly number[]): Promise<number> =>
    (
      await db.query<{ n: number }>(
        `select count(distinct word.vocabulary_id)::int as n
         from student_books book join book_words word using (book_id)
         where book.user_id = $1 and book.book_id = any($2::bigint[]) and not exists (
           select from word_cards card where card.user_id = $1 and card.vocabulary_id = word.vocabulary_id
         )`,
        [userId, shelf],
      )
    )[0]?.n ?? 0,
});
