CREATE TABLE "analysis_fills" (
	"source" text PRIMARY KEY NOT NULL,
	"done_to" bigint NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marked_papers" (
	"attempt_id" bigint NOT NULL,
	"content_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"skill" text NOT NULL,
	"topic" text NOT NULL,
	"part" smallint NOT NULL,
	"is_repeat" boolean NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"right" integer NOT NULL,
	"total" integer NOT NULL,
	"types" jsonb NOT NULL,
	"minutes" jsonb NOT NULL,
	"losses" jsonb NOT NULL,
	CONSTRAINT "marked_papers_attempt_id_content_id_pk" PRIMARY KEY("attempt_id","content_id")
);
--> statement-breakpoint
ALTER TABLE "marked_papers" ADD CONSTRAINT "marked_papers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marked_papers" ADD CONSTRAINT "marked_papers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marked_papers_time" ON "marked_papers" USING btree ("user_id","skill","marked_at");--> statement-breakpoint
CREATE INDEX "marked_papers_paper" ON "marked_papers" USING btree ("user_id","content_id","marked_at");--> statement-breakpoint
CREATE INDEX "history_records_bands" ON "history_records" USING btree ("user_id","update_time") WHERE "history_records"."band" >= 0;--> statement-breakpoint
-- Attempts that are there already are read by a job: their marks have to be opened paper by paper.
INSERT INTO "analysis_fills" SELECT 'attempt', 0, coalesce(max(id), 0) FROM attempts;--> statement-breakpoint
-- Training that was there before it stood in the history.
INSERT INTO "history_records"
SELECT
	CASE record.course WHEN 'listening' THEN 6 WHEN 'reading' THEN 8 ELSE 9 END,
	record.id,
	record.user_id,
	record.state,
	record.title,
	lower((record.title ->> 'en') || E'\n' || (record.title ->> 'zh')),
	record.source_key,
	jsonb_build_object(
		'mode', 'practice',
		'kind', CASE record.kind WHEN 'set' THEN 'set' ELSE 'own' END,
		'source_id', record.collection_id,
		'papers', '[]'::jsonb,
		'redo', false
	),
	'{}',
	CASE WHEN coalesce(nullif(record.question_type, ''), record.area) = '' THEN '{}' ELSE ARRAY[coalesce(nullif(record.question_type, ''), record.area)] END,
	record."right",
	record.total,
	-1,
	CASE WHEN record.state = 'done' AND record.total > 0 THEN round(1000.0 * record."right" / record.total) ELSE -1 END,
	record.seconds,
	record.started_at,
	coalesce(record.done_at, record.saved_at)
FROM training_records record;
