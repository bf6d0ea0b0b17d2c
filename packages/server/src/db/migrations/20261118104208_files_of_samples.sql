-- Packs that were imported while only the public part of an item named files: the sound of sample answers stands in
-- what is shown beside it. A pack that an operator brought in has no bytes of them yet: it is brought in once more.
insert into content_item_files (pack_id, path, item_id)
select distinct item.pack_id, named #>> '{}', item.id
from content_items item
cross join lateral jsonb_path_query(item.review, '$.** ? (@.type() == "string" && @ starts with "assets/")') named
on conflict do nothing;
