CREATE TABLE "essay_choices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "essay_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"scoring_id" bigint NOT NULL,
	"about" text NOT NULL,
	"choice" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "essay_conflicts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "essay_conflicts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"content" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "essay_counts" (
	"record_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"task" smallint NOT NULL,
	"words" integer NOT NULL,
	"kinds" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "essay_errors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "essay_errors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"rule" text NOT NULL,
	"start" integer NOT NULL,
	"end" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "essay_prompts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "essay_prompts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"task" smallint NOT NULL,
	"module" text NOT NULL,
	"prompt" text DEFAULT '' NOT NULL,
	"subject_url" text DEFAULT '' NOT NULL,
	"subject_status" smallint DEFAULT 0 NOT NULL,
	"humor_reply" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "essay_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "essay_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"task" smallint NOT NULL,
	"question" text NOT NULL,
	"paper_id" bigint NOT NULL,
	"paper_hash" text NOT NULL,
	"prompt_id" bigint,
	"title" jsonb NOT NULL,
	"type" text NOT NULL,
	"draft" integer NOT NULL,
	"of_record" bigint,
	"other_record" bigint,
	"mode" text NOT NULL,
	"start_key" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"outline" text DEFAULT '' NOT NULL,
	"annotations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"writer" text DEFAULT '' NOT NULL,
	"writer_since" integer DEFAULT 0 NOT NULL,
	"recent_changes" text[] DEFAULT '{}' NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"finished" boolean DEFAULT false NOT NULL,
	"handed_in_at" timestamp with time zone,
	"handed_in_by" text,
	"ends_at" timestamp with time zone,
	"scoring_id" bigint,
	"score" numeric(2, 1) DEFAULT -1 NOT NULL,
	"bands" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "essay_scorings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "essay_scorings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"task" smallint NOT NULL,
	"remark_key" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"stage" text NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"paid_with" text NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"content" text NOT NULL,
	"engine" text DEFAULT '' NOT NULL,
	"report" jsonb,
	"overall" numeric(2, 1) DEFAULT -1 NOT NULL,
	"failure" text,
	"refunded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "essay_summaries" (
	"user_id" bigint NOT NULL,
	"question" text NOT NULL,
	"drafts" integer NOT NULL,
	"last_record_id" bigint NOT NULL,
	"last_score" numeric(2, 1) DEFAULT -1 NOT NULL,
	"first_score" numeric(2, 1) DEFAULT -1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "essay_summaries_user_id_question_pk" PRIMARY KEY("user_id","question")
);
--> statement-breakpoint
CREATE TABLE "essay_totals" (
	"user_id" bigint NOT NULL,
	"task" smallint NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"essays" integer NOT NULL,
	CONSTRAINT "essay_totals_user_id_task_kind_pk" PRIMARY KEY("user_id","task","kind")
);
--> statement-breakpoint
ALTER TABLE "essay_choices" ADD CONSTRAINT "essay_choices_record_id_essay_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."essay_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_choices" ADD CONSTRAINT "essay_choices_scoring_id_essay_scorings_id_fk" FOREIGN KEY ("scoring_id") REFERENCES "public"."essay_scorings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_conflicts" ADD CONSTRAINT "essay_conflicts_record_id_essay_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."essay_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_counts" ADD CONSTRAINT "essay_counts_record_id_essay_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."essay_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_errors" ADD CONSTRAINT "essay_errors_record_id_essay_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."essay_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_prompts" ADD CONSTRAINT "essay_prompts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_records" ADD CONSTRAINT "essay_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_records" ADD CONSTRAINT "essay_records_prompt_id_essay_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."essay_prompts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_scorings" ADD CONSTRAINT "essay_scorings_record_id_essay_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."essay_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_summaries" ADD CONSTRAINT "essay_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_totals" ADD CONSTRAINT "essay_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "essay_choices_about" ON "essay_choices" USING btree ("record_id","about");--> statement-breakpoint
CREATE INDEX "essay_choices_disagree" ON "essay_choices" USING btree ("id") WHERE "essay_choices"."choice" = 'disagree';--> statement-breakpoint
CREATE INDEX "essay_conflicts_record" ON "essay_conflicts" USING btree ("record_id","id");--> statement-breakpoint
CREATE INDEX "essay_counts_user" ON "essay_counts" USING btree ("user_id","record_id");--> statement-breakpoint
CREATE INDEX "essay_errors_kind" ON "essay_errors" USING btree ("user_id","kind","id");--> statement-breakpoint
CREATE INDEX "essay_errors_record" ON "essay_errors" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "essay_errors_rule" ON "essay_errors" USING btree ("rule");--> statement-breakpoint
CREATE INDEX "essay_prompts_user" ON "essay_prompts" USING btree ("user_id","task","id");--> statement-breakpoint
CREATE UNIQUE INDEX "essay_records_start" ON "essay_records" USING btree ("user_id","start_key");--> statement-breakpoint
CREATE INDEX "essay_records_user" ON "essay_records" USING btree ("user_id","task","id");--> statement-breakpoint
CREATE INDEX "essay_records_question" ON "essay_records" USING btree ("user_id","question","id");--> statement-breakpoint
CREATE INDEX "essay_records_closing" ON "essay_records" USING btree ("ends_at") WHERE "essay_records"."handed_in_at" is null and "essay_records"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "essay_scorings_record" ON "essay_scorings" USING btree ("record_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "essay_scorings_remark" ON "essay_scorings" USING btree ("record_id","remark_key") WHERE "essay_scorings"."remark_key" <> '';--> statement-breakpoint
CREATE INDEX "essay_scorings_queue" ON "essay_scorings" USING btree ("user_id","id") WHERE "essay_scorings"."state" in ('waiting', 'running');