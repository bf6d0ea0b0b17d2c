CREATE TABLE "mock_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mock_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"mock_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"module" text NOT NULL,
	"exam_type" smallint NOT NULL,
	"papers" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"band_tables" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text NOT NULL,
	"start_key" text NOT NULL,
	"listening_attempt" bigint,
	"reading_attempt" bigint,
	"task1_record" bigint,
	"task2_record" bigint,
	"with_report" boolean NOT NULL,
	"payments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sealed_papers" (
	"user_id" bigint NOT NULL,
	"content_id" bigint NOT NULL,
	"mock_record_id" bigint NOT NULL,
	CONSTRAINT "sealed_papers_user_id_content_id_mock_record_id_pk" PRIMARY KEY("user_id","content_id","mock_record_id")
);
--> statement-breakpoint
ALTER TABLE "mock_results" ADD COLUMN "record_id" bigint;--> statement-breakpoint
ALTER TABLE "answer_sheets" ADD COLUMN "late" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "essay_scorings" ADD COLUMN "pay_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_records" ADD CONSTRAINT "mock_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_papers" ADD CONSTRAINT "sealed_papers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mock_records_start" ON "mock_records" USING btree ("user_id","start_key");--> statement-breakpoint
CREATE UNIQUE INDEX "mock_records_open" ON "mock_records" USING btree ("user_id") WHERE "mock_records"."state" = 'open';--> statement-breakpoint
CREATE INDEX "mock_records_user" ON "mock_records" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "mock_records_due" ON "mock_records" USING btree ("due_at") WHERE "mock_records"."state" in ('open', 'marking');--> statement-breakpoint
CREATE UNIQUE INDEX "mock_results_record" ON "mock_results" USING btree ("record_id");