CREATE TABLE "history_records" (
	"type" smallint NOT NULL,
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"title" jsonb NOT NULL,
	"words" text NOT NULL,
	"about" text NOT NULL,
	"doors" jsonb NOT NULL,
	"topics" text[] NOT NULL,
	"question_types" text[] NOT NULL,
	"right" integer NOT NULL,
	"total" integer NOT NULL,
	"band" numeric(2, 1) NOT NULL,
	"score" integer NOT NULL,
	"duration" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"update_time" timestamp with time zone NOT NULL,
	CONSTRAINT "history_records_type_record_id_pk" PRIMARY KEY("type","record_id")
);
--> statement-breakpoint
ALTER TABLE "history_records" ADD CONSTRAINT "history_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was there before: attempts, with the topics and types of the papers as they were then. Each version of a paper is
-- opened once, however many attempts there are.
INSERT INTO "history_records"
WITH papers AS MATERIALIZED (
	SELECT snapshot.content_id, snapshot.hash, snapshot.public ->> 'topic' AS topic
	FROM content_snapshots snapshot WHERE snapshot.kind IN ('reading', 'listening')
), asked AS MATERIALIZED (
	SELECT snapshot.content_id, snapshot.hash, part ->> 'type' AS type,
		ARRAY(SELECT snapshot.content_id::text || '.' || (question ->> 'key') FROM jsonb_array_elements(part -> 'questions') question) AS questions
	FROM content_snapshots snapshot, jsonb_array_elements(snapshot.public -> 'groups') part
	WHERE snapshot.kind IN ('reading', 'listening')
)
SELECT
	CASE attempt.skill WHEN 'listening' THEN 1 ELSE 3 END,
	attempt.id,
	attempt.user_id,
	CASE attempt.state WHEN 'open' THEN 'open' WHEN 'scoring' THEN 'scoring' ELSE 'done' END,
	attempt.title,
	lower((attempt.title ->> 'en') || E'\n' || (attempt.title ->> 'zh')),
	attempt.paper_key,
	jsonb_build_object(
		'mode', attempt.mode,
		'kind', attempt.kind,
		'source_id', attempt.source_id,
		'papers', coalesce((SELECT jsonb_agg(paper.content_id ORDER BY paper.position) FROM attempt_papers paper WHERE paper.attempt_id = attempt.id), '[]'),
		'redo', attempt.of_attempt IS NOT NULL
	),
	ARRAY(
		SELECT DISTINCT papers.topic
		FROM attempt_papers paper JOIN papers USING (content_id, hash)
		WHERE paper.attempt_id = attempt.id AND papers.topic IS NOT NULL
	),
	ARRAY(
		SELECT DISTINCT asked.type
		FROM attempt_papers paper JOIN asked USING (content_id, hash)
		WHERE paper.attempt_id = attempt.id AND (attempt."only" IS NULL OR attempt."only" ?| asked.questions)
	),
	attempt."right",
	attempt.total,
	CASE attempt.mode WHEN 'exam' THEN attempt.band ELSE -1 END,
	CASE WHEN attempt.state = 'marked' AND attempt.total > 0 THEN round(1000.0 * attempt."right" / attempt.total) ELSE -1 END,
	CASE attempt.state WHEN 'open' THEN 0 ELSE attempt.seconds END,
	attempt.started_at,
	coalesce(attempt.submitted_at, attempt.started_at)
FROM attempts attempt;--> statement-breakpoint
-- And essays.
INSERT INTO "history_records"
SELECT
	CASE record.task WHEN 1 THEN 4 ELSE 5 END,
	record.id,
	record.user_id,
	CASE WHEN record.status = 3 THEN 'done' WHEN record.status = 2 THEN 'scoring' WHEN record.handed_in_at IS NOT NULL THEN 'handed_in' ELSE 'open' END,
	record.title,
	lower((record.title ->> 'en') || E'\n' || (record.title ->> 'zh')),
	record.question,
	jsonb_build_object(
		'mode', record.mode,
		'kind', CASE WHEN record.paper_id > 0 THEN 'paper' ELSE 'own' END,
		'source_id', CASE WHEN record.paper_id > 0 THEN record.paper_id ELSE coalesce(record.prompt_id, 0) END,
		'papers', CASE WHEN record.paper_id > 0 THEN jsonb_build_array(record.paper_id) ELSE '[]'::jsonb END,
		'redo', false
	),
	ARRAY(SELECT item.public ->> 'topic' FROM content_items item WHERE item.id = record.paper_id AND item.public ->> 'topic' IS NOT NULL),
	ARRAY[record.type],
	0,
	0,
	record.score,
	CASE WHEN record.status = 3 AND record.score >= 0 THEN round(record.score * 100) ELSE -1 END,
	record.seconds,
	record.created_at,
	coalesce(record.handed_in_at, record.saved_at)
FROM essay_records record;
--> statement-breakpoint
CREATE INDEX "history_records_time" ON "history_records" USING btree ("user_id","type","update_time","record_id");--> statement-breakpoint
CREATE INDEX "history_records_duration" ON "history_records" USING btree ("user_id","type","duration","record_id");--> statement-breakpoint
CREATE INDEX "history_records_score" ON "history_records" USING btree ("user_id","type","score","record_id");--> statement-breakpoint
CREATE INDEX "history_records_about" ON "history_records" USING btree ("user_id","type","about","update_time","record_id");
