CREATE TABLE "training_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"item" text NOT NULL,
	"key" text NOT NULL,
	"given" jsonb,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"course" text NOT NULL,
	"collection_id" bigint NOT NULL,
	"area" text NOT NULL,
	"question_type" text NOT NULL,
	"source_key" text NOT NULL,
	"start_key" text NOT NULL,
	"title" jsonb NOT NULL,
	"versions" jsonb NOT NULL,
	"items" text[] NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"best_before" integer DEFAULT -1 NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"over_limit" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "training_answers" ADD CONSTRAINT "training_answers_record_id_training_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."training_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_records" ADD CONSTRAINT "training_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_answers_key" ON "training_answers" USING btree ("record_id","key");--> statement-breakpoint
CREATE INDEX "training_answers_record" ON "training_answers" USING btree ("record_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "training_records_start" ON "training_records" USING btree ("user_id","start_key");--> statement-breakpoint
CREATE UNIQUE INDEX "training_records_open" ON "training_records" USING btree ("user_id","source_key") WHERE "training_records"."state" = 'open';--> statement-breakpoint
CREATE INDEX "training_records_set" ON "training_records" USING btree ("user_id","collection_id");--> statement-breakpoint
CREATE INDEX "training_records_course" ON "training_records" USING btree ("user_id","course","id");