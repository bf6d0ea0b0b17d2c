-- Packs that were imported before: what their authors say of collocations, as an import takes it from now on.
update vocabulary set entry = vocabulary.entry || jsonb_build_object(
  'collocation_notes', coalesce(told.word -> 'collocation_notes', '[]')
)
from (
  select item.pack_id, word
  from content_items item
  cross join lateral jsonb_path_query(item.public, '$.units[*].words[*] ? (@.type() == "object")') word
  where item.kind = 'wordbook' and item.status <> 'retired'
) told
where vocabulary.pack_id = told.pack_id and vocabulary.slug = told.word ->> 'id';
