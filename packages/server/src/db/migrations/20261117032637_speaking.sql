CREATE TABLE "speaking_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "speaking_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"order" integer NOT NULL,
	"try" smallint NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'recording' NOT NULL,
	"counts" boolean DEFAULT false NOT NULL,
	"recording_id" bigint,
	"recorded" real DEFAULT 0 NOT NULL,
	"heard" jsonb,
	"heard_until" real DEFAULT 0 NOT NULL,
	"assessment" jsonb,
	"engine" text DEFAULT '' NOT NULL,
	"listens" boolean DEFAULT false NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "speaking_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "speaking_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"order" integer NOT NULL,
	"sentence" smallint NOT NULL,
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
CREATE TABLE "speaking_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "speaking_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"paper_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"part" smallint NOT NULL,
	"mode" text NOT NULL,
	"origin" text DEFAULT 'own' NOT NULL,
	"start_key" text NOT NULL,
	"title" jsonb NOT NULL,
	"topic" text NOT NULL,
	"asked" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prepare_from" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"answered" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"requests" smallint DEFAULT 0 NOT NULL,
	"wanted_at" timestamp with time zone,
	"paid_with" text DEFAULT 'nothing' NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"refunded" boolean DEFAULT false NOT NULL,
	"failure" text,
	"engine" text DEFAULT '' NOT NULL,
	"report" jsonb,
	"score" numeric(2, 1) DEFAULT -1 NOT NULL,
	"bands" jsonb,
	"scored_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "speaking_answers" ADD CONSTRAINT "speaking_answers_record_id_speaking_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."speaking_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_answers" ADD CONSTRAINT "speaking_answers_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_readings" ADD CONSTRAINT "speaking_readings_record_id_speaking_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."speaking_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_readings" ADD CONSTRAINT "speaking_readings_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_records" ADD CONSTRAINT "speaking_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "speaking_answers_key" ON "speaking_answers" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "speaking_answers_try" ON "speaking_answers" USING btree ("record_id","order","try");--> statement-breakpoint
CREATE INDEX "speaking_answers_work" ON "speaking_answers" USING btree ("id") WHERE "speaking_answers"."assessment" is null and "speaking_answers"."listens";--> statement-breakpoint
CREATE UNIQUE INDEX "speaking_readings_recording" ON "speaking_readings" USING btree ("recording_id");--> statement-breakpoint
CREATE INDEX "speaking_readings_record" ON "speaking_readings" USING btree ("record_id","order","sentence","id");--> statement-breakpoint
CREATE UNIQUE INDEX "speaking_records_start" ON "speaking_records" USING btree ("user_id","start_key");--> statement-breakpoint
CREATE UNIQUE INDEX "speaking_records_open" ON "speaking_records" USING btree ("user_id","paper_id","part","mode") WHERE "speaking_records"."state" = 'open';--> statement-breakpoint
CREATE INDEX "speaking_records_user" ON "speaking_records" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "speaking_records_closing" ON "speaking_records" USING btree ("ends_at") WHERE "speaking_records"."state" = 'open' and "speaking_records"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "speaking_records_wanted" ON "speaking_records" USING btree ("wanted_at") WHERE "speaking_records"."state" = 'scoring';