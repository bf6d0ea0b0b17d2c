CREATE TABLE "book_units" (
	"book_id" bigint NOT NULL,
	"unit" integer NOT NULL,
	"title" jsonb NOT NULL,
	CONSTRAINT "book_units_book_id_unit_pk" PRIMARY KEY("book_id","unit")
);
--> statement-breakpoint
CREATE TABLE "book_words" (
	"book_id" bigint NOT NULL,
	"unit" integer NOT NULL,
	"place" integer NOT NULL,
	"vocabulary_id" bigint NOT NULL,
	CONSTRAINT "book_words_book_id_unit_place_pk" PRIMARY KEY("book_id","unit","place")
);
--> statement-breakpoint
CREATE TABLE "student_books" (
	"user_id" bigint NOT NULL,
	"book_id" bigint NOT NULL,
	"weight" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_books_user_id_book_id_pk" PRIMARY KEY("user_id","book_id")
);
--> statement-breakpoint
CREATE TABLE "word_cards" (
	"user_id" bigint NOT NULL,
	"vocabulary_id" bigint NOT NULL,
	"stability" double precision,
	"difficulty" double precision,
	"day" integer,
	"due" integer,
	"held_until" integer,
	"first_grade" smallint NOT NULL,
	"reviews" integer NOT NULL,
	"lapses" smallint NOT NULL,
	"row" smallint NOT NULL,
	"weak" text,
	"hard" boolean NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "word_cards_user_id_vocabulary_id_pk" PRIMARY KEY("user_id","vocabulary_id")
);
--> statement-breakpoint
CREATE TABLE "word_days" (
	"user_id" bigint NOT NULL,
	"day" integer NOT NULL,
	"reviews" bigint[] NOT NULL,
	"fresh" bigint[] NOT NULL,
	"extra_minutes" integer DEFAULT 0 NOT NULL,
	"fresh_for" integer DEFAULT 0 NOT NULL,
	"done_reviews" integer DEFAULT 0 NOT NULL,
	"done_fresh" integer DEFAULT 0 NOT NULL,
	"grades" integer[] DEFAULT '{0,0,0,0}' NOT NULL,
	"seconds" real DEFAULT 0 NOT NULL,
	"made_firm" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "word_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "word_memories" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"weights" double precision[] NOT NULL,
	"reviews" integer NOT NULL,
	"first_grades" integer[] NOT NULL,
	"fresh_seconds" real[] NOT NULL,
	"review_seconds" real[] NOT NULL,
	"lapse_seconds" real[] NOT NULL,
	"began" integer NOT NULL,
	"promise" jsonb
);
--> statement-breakpoint
CREATE TABLE "word_plans" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"unit" text NOT NULL,
	"amount" integer NOT NULL,
	"days" smallint[] NOT NULL,
	"is_saved" boolean NOT NULL,
	"is_placed" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "word_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"vocabulary_id" bigint NOT NULL,
	"key" text NOT NULL,
	"grade" smallint NOT NULL,
	"form" text NOT NULL,
	"given" text NOT NULL,
	"seconds" real NOT NULL,
	"day" integer NOT NULL,
	"device_at" bigint NOT NULL,
	"before" jsonb,
	"undoes" bigint,
	"became_firm" boolean DEFAULT false NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notebook_entries" ADD COLUMN "sentence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notebook_entries" ADD COLUMN "met_in" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notebook_entries" ADD COLUMN "paper_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notebook_entries" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "book_units" ADD CONSTRAINT "book_units_book_id_content_items_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_words" ADD CONSTRAINT "book_words_book_id_content_items_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_words" ADD CONSTRAINT "book_words_vocabulary_id_vocabulary_id_fk" FOREIGN KEY ("vocabulary_id") REFERENCES "public"."vocabulary"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_books" ADD CONSTRAINT "student_books_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_books" ADD CONSTRAINT "student_books_book_id_content_items_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_cards" ADD CONSTRAINT "word_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_cards" ADD CONSTRAINT "word_cards_vocabulary_id_vocabulary_id_fk" FOREIGN KEY ("vocabulary_id") REFERENCES "public"."vocabulary"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_days" ADD CONSTRAINT "word_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_memories" ADD CONSTRAINT "word_memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_plans" ADD CONSTRAINT "word_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_words_vocabulary" ON "book_words" USING btree ("vocabulary_id","book_id");--> statement-breakpoint
CREATE INDEX "word_cards_due" ON "word_cards" USING btree ("user_id","due");--> statement-breakpoint
CREATE INDEX "word_cards_hard" ON "word_cards" USING btree ("user_id") WHERE "word_cards"."hard";--> statement-breakpoint
CREATE INDEX "word_cards_unchecked" ON "word_cards" USING btree ("user_id") WHERE "word_cards"."day" is null and "word_cards"."reviews" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "word_reviews_key" ON "word_reviews" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "word_reviews_word" ON "word_reviews" USING btree ("user_id","vocabulary_id","id");--> statement-breakpoint
CREATE INDEX "notebook_entries_queued" ON "notebook_entries" USING btree ("user_id","queued_at") WHERE "notebook_entries"."queued_at" is not null;--> statement-breakpoint
-- Packs that were imported before: what their import does from now on.
update vocabulary set entry = vocabulary.entry || jsonb_build_object(
  'cefr', told.word -> 'cefr', 'family', coalesce(told.word -> 'family', '[]'),
  'family_words', coalesce(told.word -> 'family_words', '[]'), 'confuse', coalesce(told.word -> 'confuse', '[]'),
  'confused_with', coalesce(told.word -> 'confused_with', '[]')
)
from (
  select item.pack_id, word
  from content_items item
  cross join lateral jsonb_path_query(item.public, '$.units[*].words[*] ? (@.type() == "object")') word
  where item.kind = 'wordbook' and item.status <> 'retired'
) told
where vocabulary.pack_id = told.pack_id and vocabulary.slug = told.word ->> 'id';--> statement-breakpoint
insert into book_units (book_id, unit, title)
select item.id, unit.n, unit.value -> 'title'
from content_items item
cross join lateral jsonb_array_elements(item.public -> 'units') with ordinality unit(value, n)
where item.kind = 'wordbook' and item.status <> 'retired';--> statement-breakpoint
insert into book_words (book_id, unit, place, vocabulary_id)
select item.id, unit.n, word.n, vocabulary.id
from content_items item
cross join lateral jsonb_array_elements(item.public -> 'units') with ordinality unit(value, n)
cross join lateral jsonb_array_elements(unit.value -> 'words') with ordinality word(value, n)
join vocabulary on vocabulary.pack_id = item.pack_id
  and vocabulary.slug = case jsonb_typeof(word.value) when 'string' then word.value #>> '{}' else word.value ->> 'id' end
where item.kind = 'wordbook' and item.status <> 'retired';
