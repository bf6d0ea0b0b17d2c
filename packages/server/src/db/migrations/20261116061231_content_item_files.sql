CREATE TABLE "content_item_files" (
	"pack_id" text NOT NULL,
	"path" text NOT NULL,
	"item_id" bigint NOT NULL,
	CONSTRAINT "content_item_files_pack_id_path_item_id_pk" PRIMARY KEY("pack_id","path","item_id")
);
--> statement-breakpoint
ALTER TABLE "content_item_files" ADD CONSTRAINT "content_item_files_pack_id_content_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."content_packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_item_files" ADD CONSTRAINT "content_item_files_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_item_files_item" ON "content_item_files" USING btree ("item_id");--> statement-breakpoint
-- Packs that were imported before this table was there: what the import notes from now on.
insert into content_item_files (pack_id, path, item_id)
select distinct item.pack_id, named #>> '{}', item.id
from content_items item
cross join lateral jsonb_path_query(item.public, '$.** ? (@.type() == "string" && @ starts with "assets/")') named;
