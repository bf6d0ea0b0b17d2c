CREATE TABLE "essay_ideas" (
	"user_id" bigint NOT NULL,
	"paper_id" bigint NOT NULL,
	"board" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "essay_ideas_user_id_paper_id_pk" PRIMARY KEY("user_id","paper_id")
);
--> statement-breakpoint
CREATE TABLE "essay_pdfs" (
	"record_id" bigint NOT NULL,
	"scoring_id" bigint NOT NULL,
	"language" text NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "essay_pdfs_record_id_scoring_id_language_pk" PRIMARY KEY("record_id","scoring_id","language")
);
--> statement-breakpoint
CREATE TABLE "essay_segments" (
	"user_id" bigint NOT NULL,
	"paper_id" bigint NOT NULL,
	"segment_id" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"answer" jsonb,
	"hints" smallint DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "essay_segments_user_id_paper_id_segment_id_pk" PRIMARY KEY("user_id","paper_id","segment_id")
);
--> statement-breakpoint
CREATE TABLE "essay_shares" (
	"encode_id" text PRIMARY KEY NOT NULL,
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "model_essays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_essays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"start_key" text NOT NULL,
	"subject" text NOT NULL,
	"paper_id" bigint DEFAULT 0 NOT NULL,
	"task" smallint NOT NULL,
	"requirement" text DEFAULT '' NOT NULL,
	"thought" jsonb NOT NULL,
	"topic_source" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"band" numeric(2, 1) DEFAULT -1 NOT NULL,
	"made_by" text DEFAULT '' NOT NULL,
	"plan" jsonb,
	"near" bigint[] NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"humor_reply" text DEFAULT '' NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "essay_ideas" ADD CONSTRAINT "essay_ideas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_pdfs" ADD CONSTRAINT "essay_pdfs_record_id_essay_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."essay_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_segments" ADD CONSTRAINT "essay_segments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_shares" ADD CONSTRAINT "essay_shares_record_id_essay_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."essay_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_essays" ADD CONSTRAINT "model_essays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "essay_pdfs_user" ON "essay_pdfs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "essay_shares_record" ON "essay_shares" USING btree ("record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "model_essays_start" ON "model_essays" USING btree ("user_id","start_key");--> statement-breakpoint
CREATE INDEX "model_essays_user" ON "model_essays" USING btree ("user_id","id");