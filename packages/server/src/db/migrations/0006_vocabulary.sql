CREATE TABLE "notebook_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notebook_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"vocabulary_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vocabulary" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vocabulary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"pack_id" text,
	"book_id" bigint,
	"slug" text,
	"spellings" text[] DEFAULT '{}' NOT NULL,
	"entry" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notebook_entries" ADD CONSTRAINT "notebook_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_entries" ADD CONSTRAINT "notebook_entries_vocabulary_id_vocabulary_id_fk" FOREIGN KEY ("vocabulary_id") REFERENCES "public"."vocabulary"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary" ADD CONSTRAINT "vocabulary_pack_id_content_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."content_packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary" ADD CONSTRAINT "vocabulary_book_id_content_items_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notebook_entries_word" ON "notebook_entries" USING btree ("user_id","vocabulary_id");--> statement-breakpoint
CREATE INDEX "notebook_entries_user" ON "notebook_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notebook_entries_vocabulary" ON "notebook_entries" USING btree ("vocabulary_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vocabulary_book_word" ON "vocabulary" USING btree ("pack_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "vocabulary_dictionary_word" ON "vocabulary" USING btree ("name") WHERE "vocabulary"."pack_id" is null;--> statement-breakpoint
CREATE INDEX "vocabulary_spellings" ON "vocabulary" USING gin ("spellings");--> statement-breakpoint
CREATE INDEX "vocabulary_book_name" ON "vocabulary" USING btree (lower("name") text_pattern_ops) WHERE "vocabulary"."pack_id" is not null;--> statement-breakpoint
-- Packs that were imported before there were words: what the import does from now on.
insert into vocabulary (name, pack_id, book_id, slug, spellings, entry)
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
where item.kind = 'wordbook' and item.status <> 'retired'
order by item.pack_id, word ->> 'id', item.id;
