import type { Db } from '#db/db.ts';

/** Words of word books get their ids when their pack is imported. */
export const bookWordsRepo = (db: Db) => ({
  /**
   * A word is written out in one book of its pack and keeps its id, whichever book that is. The migration that made
   * the table does the same for packs that were there before it.
   */
  take: (packId: string) =>
    db.query(
      `insert into vocabulary (name, pack_id, book_id, slug, spellings, entry)
       select distinct on (item.pack_id, word ->> 'id')
         word ->> 'name', item.pack_id, item.id, word ->> 'id',
         array(
           select distinct translate(lower(spelling), '’', '''')
           from jsonb_array_elements_text(jsonb_build_array(word -> 'name') || coalesce(word -> 'forms', '[]')) spelling
           order by 1
         ),
         jsonb_build_object(
           'uk_ipa', word -> 'uk_ipa', 'us_ipa', word -> 'us_ipa', 'core_meanings', word -> 'core_meanings',
           'collocations', coalesce(word -> 'collocations', '[]'),
           'collocation_notes', coalesce(word -> 'collocation_notes', '[]'), 'examples', coalesce(word -> 'examples', '[]'),
           'audio', word -> 'audio', 'cefr', word -> 'cefr', 'family', coalesce(word -> 'family', '[]'),
           'family_words', coalesce(word -> 'family_words', '[]'), 'confuse', coalesce(word -> 'confuse', '[]'),
           'confused_with', coalesce(word -> 'confused_with', '[]')
         ) || case when word ? 'root' then jsonb_build_object('root', word -> 'root') else '{}' end
       from content_items item
       cross join lateral jsonb_path_query(item.public, '$.units[*].words[*] ? (@.type() == "object")') word
       where item.kind = 'wordbook' and item.status <> 'retired' and item.pack_id = $1
       order by item.pack_id, word ->> 'id', item.id
       on conflict (pack_id, slug) do update set
         name = excluded.name, book_id = excluded.book_id, spellings = excluded.spellings, entry = excluded.entry`,
      [packId],
    ),

  /** Which words stand in which unit of the pack's books, as the books have it now. */
  async takeUnits(packId: string): Promise<void> {
    for (const table of ['book_words', 'book_units'])
      await db.query(`delete from ${table} where book_id in (select id from content_items where pack_id = $1)`, [
        packId,
      ]);
    await db.query(
      `insert into book_units (book_id, unit, title)
       select item.id, unit.n, unit.value -> 'title'
       from content_items item
       cross join lateral jsonb_array_elements(item.public -> 'units') with ordinality unit(value, n)
       where item.kind = 'wordbook' and item.status <> 'retired' and item.pack_id = $1`,
      [packId],
    );
    await db.query(
      `insert into book_words (book_id, unit, place, vocabulary_id)
       select item.id, unit.n, word.n, vocabulary.id
       from content_items item
       cross join lateral jsonb_array_elements(item.public -> 'units') with ordinality unit(value, n)
       cross join lateral jsonb_array_elements(unit.value -> 'words') with ordinality word(value, n)
       join vocabulary on vocabulary.pack_id = item.pack_id and vocabulary.slug =
         case jsonb_typeof(word.value) when 'string' then word.value #>> '{}' else word.value ->> 'id' end
       where item.kind = 'wordbook' and item.status <> 'retired' and item.pack_id = $1`,
      [packId],
    );
  },
});
