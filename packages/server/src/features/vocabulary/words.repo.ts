import type { Db } from '#db/db.ts';
import type { BookEntry } from '#db/schema/vocabulary.ts';

/** A word with its id, and whether the asking learner has saved it. */
export type WordRow = {
  id: number;
  name: string;
  pack: string | null;
  book_id: number | null;
  spellings: string[];
  entry: BookEntry | null;
  saved: boolean;
};

type Statuses = readonly ('review' | 'published')[];

/** $2 are the states of content that learners may see. A school's books are for its own learners. */
const among = (asked: string, card = '') => `
  from ${asked}
  left join content_items book on book.id = word.book_id
  left join content_packs pack on pack.id = word.pack_id
  left join notebook_entries mine on mine.vocabulary_id = word.id and mine.user_id = asking.id
  ${card}
  where (
    pack.organisation_id is null
    or pack.organisation_id = asking.organisation_id
    or asking.role = 'backend-system'
  )`;

/** $1 is the asking learner. */
const readWith = (card = '') => `
  select word.id, word.name, word.pack_id as pack, word.book_id, word.spellings, word.entry, mine.id is not null as saved
  ${among('vocabulary word join users asking on asking.id = $1', card)}`;
const READ = readWith();

/**
 * What was saved, and what is being learnt, stays readable when its book is taken off the shelf. $3 are the words. Joined
 * and not asked with `exists`: for that all cards of a learner are read, however few words are wanted.
 */
const cardOf = (learner: string) =>
  `left join word_cards card on card.user_id = ${learner} and card.vocabulary_id = word.id`;
const IS_READABLE =
  '(word.pack_id is null or book.status = any($2) or mine.id is not null or card.user_id is not null)';
const READABLE = `${readWith(cardOf('$1'))} and word.id = any($3) and ${IS_READABLE}`;

/** The same for words that several learners ask for: $1 the learners, $3 the word of each. */
const READABLE_TO_EACH = `
  select asking.id as user_id, word.id
  ${among(
    `unnest($1::bigint[], $3::bigint[]) wanted(user_id, word_id)
     join users asking on asking.id = wanted.user_id join vocabulary word on word.id = wanted.word_id`,
    cardOf('asking.id'),
  )} and ${IS_READABLE}`;

/** As hard as its book says of it, else as the band the whole book is written for. */
const LEVEL = `coalesce(word.entry ->> 'cefr', case
  when book.public ->> 'level' is null then '' when (book.public ->> 'level')::numeric < 4 then 'A2'
  when (book.public ->> 'level')::numeric < 5.5 then 'B1' when (book.public ->> 'level')::numeric < 7 then 'B2'
  when (book.public ->> 'level')::numeric < 8.5 then 'C1' else 'C2' end)`;

export const wordsRepo = (db: Db, statuses: Statuses) => ({
  byIds: (userId: number, ids: readonly number[]): Promise<WordRow[]> =>
    db.query<WordRow>(READABLE, [userId, statuses, ids], 'readable words'),

  /** Of these words, those that `byIds` would show. */
  visible: async (userId: number, ids: readonly number[]): Promise<Set<number>> =>
    new Set(
      ids.length === 0
        ? []
        : (
            await db.query<{ id: number }>(
              `select id from (${READABLE}) readable`,
              [userId, statuses, ids],
              'ids of readable words',
            )
          ).map(({ id }) => id),
    ),

  /** Of these words, those that `byIds` would show to the learner who asks for them. */
  visibleToEach: async (wanted: readonly { userId: number; id: number }[]) =>
    wanted.length === 0
      ? []
      : db.query<{ user_id: number; id: number }>(
          READABLE_TO_EACH,
          [wanted.map(({ userId }) => userId), statuses, wanted.map(({ id }) => id)],
          'words readable to each',
        ),

  /** The same with what a day has to know of their cards. */
  asked: (userId: number, ids: readonly number[]) =>
    db.query<{ id: number; is_met: boolean; is_hard: boolean; day: number | null; reviews: number }>(
      `select readable.id, card.user_id is not null as is_met, coalesce(card.hard, false) as is_hard, card.day,
         coalesce(card.reviews, 0) as reviews
       from (${READABLE}) readable left join word_cards card on card.user_id = $1 and card.vocabulary_id = readable.id`,
      [userId, statuses, ids],
      'asked words',
    ),

  /** The word books that this learner may choose from. */
  shelf: async (userId: number): Promise<number[]> =>
    (
      await db.query<{ id: number }>(
        `select item.id from content_items item
         join content_packs pack on pack.id = item.pack_id join users asking on asking.id = $1
         where item.kind = 'wordbook' and item.status = any($2)
           and (pack.organisation_id is null or pack.organisation_id = asking.organisation_id)`,
        [userId, statuses],
      )
    ).map(({ id }) => id),

  /** The papers that examples are quoted from, by their names in their packs. */
  quotedPapers: (packs: readonly string[], slugs: readonly string[]) =>
    db.query<{
      id: number;
      pack: string;
      slug: string;
      kind: 'reading' | 'listening';
      title: { en: string; zh: string };
    }>(
      `select id, pack_id as pack, slug, kind, public -> 'title' as title from content_items
       where pack_id = any($1::text[]) and slug = any($2::text[]) and kind in ('reading', 'listening')
         and status = any($3)`,
      [packs, slugs, statuses],
    ),

  /** Words of books on the shelf by how hard they are, a few of each level; '' where nobody says. */
  ofLevels: (userId: number, perLevel: number) =>
    db.query<{ id: number; name: string; level: string }>(
      `select id, name, level from (
         select word.id, word.name, ${LEVEL} as level, row_number() over (partition by ${LEVEL} order by random()) as at
         from vocabulary word
         join users asking on asking.id = $1
         join content_items book on book.id = word.book_id
         join content_packs pack on pack.id = word.pack_id
         where (pack.organisation_id is null or pack.organisation_id = asking.organisation_id)
           and book.status = any($2) and word.name !~ '[ -]'
       ) ranked where at <= $3`,
      [userId, statuses, perLevel],
    ),

  /** All words of books on the shelf with their level; '' where nobody says. */
  levels: (userId: number) =>
    db.query<{ id: number; name: string; level: string }>(
      `select word.id, word.name, ${LEVEL} as level
       from vocabulary word
       join users asking on asking.id = $1
       join content_items book on book.id = word.book_id
       join content_packs pack on pack.id = word.pack_id
       where (pack.organisation_id is null or pack.organisation_id = asking.organisation_id) and book.status = any($2)`,
      [userId, statuses],
    ),

  /** Words of books that are written, or have a form that is written, in one of these ways. */
  inBooks: (userId: number, spellings: readonly string[]): Promise<WordRow[]> =>
    db.query<WordRow>(`${READ} and book.status = any($2) and word.spellings && $3::text[] order by word.id`, [
      userId,
      statuses,
      spellings,
    ]),

  inBooksBeginning: (userId: number, letters: string): Promise<WordRow[]> =>
    db.query<WordRow>(
      `${READ} and word.pack_id is not null and book.status = any($2) and lower(word.name) like $3 order by word.id`,
      [userId, statuses, `${letters.replace(/[\\%_]/g, '\\$&')}%`],
    ),

  ofDictionary: (userId: number, names: readonly string[]): Promise<WordRow[]> =>
    db.query<WordRow>(
      `select word.id, word.name, null as pack, null as book_id, word.spellings, null as entry, mine.id is not null as saved
       from vocabulary word
       left join notebook_entries mine on mine.vocabulary_id = word.id and mine.user_id = $1
       where word.pack_id is null and word.name = any($2::text[])`,
      [userId, names],
    ),

  /** Two learners may see a word for the first time at the same moment. */
  giveIds: (names: readonly string[]) =>
    db.query(
      `insert into vocabulary (name) select unnest($1::text[]) on conflict (name) where pack_id is null do nothing`,
      [names],
    ),
});
