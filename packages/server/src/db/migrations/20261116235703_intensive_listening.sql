CREATE TABLE "dictation_lines" (
	"record_id" bigint NOT NULL,
	"order" integer NOT NULL,
	"key" text NOT NULL,
	"given" text NOT NULL,
	"right" integer NOT NULL,
	"total" integer NOT NULL,
	"words" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dictation_lines_record_id_order_pk" PRIMARY KEY("record_id","order")
);
--> statement-breakpoint
CREATE TABLE "dictation_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dictation_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"paper_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"start_key" text NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sentence_progress" (
	"user_id" bigint NOT NULL,
	"paper_id" bigint NOT NULL,
	"order" integer NOT NULL,
	"heard" integer[] DEFAULT '{}' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sentence_progress_user_id_paper_id_pk" PRIMARY KEY("user_id","paper_id")
);
--> statement-breakpoint
CREATE TABLE "sentence_scores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sentence_scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"paper_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"order" integer NOT NULL,
	"recording_id" bigint NOT NULL,
	"ref_text" text NOT NULL,
	"state" text NOT NULL,
	"total_score" smallint DEFAULT 0 NOT NULL,
	"pron_fluency" smallint DEFAULT 0 NOT NULL,
	"pron_accuracy" smallint DEFAULT 0 NOT NULL,
	"pron_completion" smallint DEFAULT 0 NOT NULL,
	"assessed" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"engine" text DEFAULT '' NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_pieces" (
	"recording_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"file" text NOT NULL,
	"seconds" real NOT NULL,
	CONSTRAINT "recording_pieces_recording_id_seq_pk" PRIMARY KEY("recording_id","seq")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"seconds" real DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "dictation_lines" ADD CONSTRAINT "dictation_lines_record_id_dictation_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."dictation_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictation_records" ADD CONSTRAINT "dictation_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_progress" ADD CONSTRAINT "sentence_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_scores" ADD CONSTRAINT "sentence_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_scores" ADD CONSTRAINT "sentence_scores_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_pieces" ADD CONSTRAINT "recording_pieces_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dictation_lines_key" ON "dictation_lines" USING btree ("record_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "dictation_records_start" ON "dictation_records" USING btree ("user_id","start_key");--> statement-breakpoint
CREATE UNIQUE INDEX "dictation_records_open" ON "dictation_records" USING btree ("user_id","paper_id") WHERE "dictation_records"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "dictation_records_paper" ON "dictation_records" USING btree ("user_id","paper_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sentence_scores_recording" ON "sentence_scores" USING btree ("recording_id");--> statement-breakpoint
CREATE INDEX "sentence_scores_paper" ON "sentence_scores" USING btree ("user_id","paper_id","order","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_key" ON "recordings" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "recordings_started" ON "recordings" USING btree ("started_at");