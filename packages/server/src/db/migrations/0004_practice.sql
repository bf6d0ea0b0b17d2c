CREATE TABLE "answer_sheets" (
	"attempt_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"open" boolean NOT NULL,
	"closes_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"writer" text NOT NULL,
	"writer_since" integer DEFAULT 0 NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"recent_changes" text[] DEFAULT '{}' NOT NULL,
	"work" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seconds" jsonb NOT NULL,
	"checked" text[] DEFAULT '{}' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"marks" jsonb
);
--> statement-breakpoint
CREATE TABLE "attempt_papers" (
	"attempt_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"content_id" bigint NOT NULL,
	"rev" integer NOT NULL,
	"hash" text NOT NULL,
	"offset" integer NOT NULL,
	"marks" integer NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attempt_papers_attempt_id_position_pk" PRIMARY KEY("attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"skill" text NOT NULL,
	"mode" text NOT NULL,
	"exam_type" smallint NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" bigint NOT NULL,
	"paper_key" text NOT NULL,
	"start_key" text NOT NULL,
	"title" jsonb NOT NULL,
	"whole" boolean NOT NULL,
	"only" jsonb,
	"of_attempt" bigint,
	"check_seconds" integer NOT NULL,
	"total" integer NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"band" numeric(2, 1) DEFAULT -1 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"best_before" integer DEFAULT -1 NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"over_limit" boolean DEFAULT false NOT NULL,
	"closed_by" text,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"submitted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_snapshots" (
	"content_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"rev" integer NOT NULL,
	"kind" text NOT NULL,
	"pack_id" text NOT NULL,
	"public" jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"review" jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_snapshots_content_id_hash_pk" PRIMARY KEY("content_id","hash")
);
--> statement-breakpoint
CREATE TABLE "mark_challenges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mark_challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" bigint NOT NULL,
	"question" text NOT NULL,
	"words" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" bigint
);
--> statement-breakpoint
CREATE TABLE "practice_marks" (
	"user_id" bigint NOT NULL,
	"content_id" bigint NOT NULL,
	"times" integer NOT NULL,
	"best" integer NOT NULL,
	"best_band" numeric(2, 1) DEFAULT -1 NOT NULL,
	"last_attempt_id" bigint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_marks_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
ALTER TABLE "answer_sheets" ADD CONSTRAINT "answer_sheets_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_papers" ADD CONSTRAINT "attempt_papers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_papers" ADD CONSTRAINT "attempt_papers_snapshot" FOREIGN KEY ("content_id","hash") REFERENCES "public"."content_snapshots"("content_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_snapshots" ADD CONSTRAINT "content_snapshots_content_id_content_items_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_challenges" ADD CONSTRAINT "mark_challenges_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_marks" ADD CONSTRAINT "practice_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_sheets_closing" ON "answer_sheets" USING btree ("closes_at") WHERE "answer_sheets"."open";--> statement-breakpoint
CREATE INDEX "attempt_papers_content" ON "attempt_papers" USING btree ("content_id","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_start" ON "attempts" USING btree ("user_id","start_key");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open" ON "attempts" USING btree ("user_id","paper_key","mode") WHERE "attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "attempts_user" ON "attempts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "attempts_user_skill" ON "attempts" USING btree ("user_id","skill","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mark_challenges_question" ON "mark_challenges" USING btree ("attempt_id","question");--> statement-breakpoint
CREATE INDEX "mark_challenges_state" ON "mark_challenges" USING btree ("state","id");