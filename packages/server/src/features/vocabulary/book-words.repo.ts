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
           'collocations', coalesce(word -> 'collocations', '[]'), 'examples', coalesce(word -> 'examples', '[]'),
           'audio', word -> 'audio'
         )
       from content_items item
       cross join lateral jsonb_path_query(item.public, '$.units[*].words[*] ? (@.type() == "object")') word
       where item.kind = 'wordbook' and item.status <> 'retired' and item.pack_id = $1
       order by item.pack_id, word ->> 'id', item.id
       on conflict (pack_id, slug) do update set
         name = excluded.name, book_id = excluded.book_id, spellings = excluded.spellings, entry = excluded.entry`,
      [packId],
    ),
});
