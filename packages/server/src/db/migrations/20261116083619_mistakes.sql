CREATE TABLE "mistake_counts" (
	"user_id" bigint NOT NULL,
	"skill" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"open" integer NOT NULL,
	"practised" integer NOT NULL,
	"closed" integer NOT NULL,
	"removed" integer NOT NULL,
	CONSTRAINT "mistake_counts_user_id_skill_kind_type_pk" PRIMARY KEY("user_id","skill","kind","type")
);
--> statement-breakpoint
CREATE TABLE "mistake_days" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"chosen" bigint[] NOT NULL,
	"done" bigint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "mistake_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "mistake_fills" (
	"source" text PRIMARY KEY NOT NULL,
	"done_to" bigint NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mistake_sightings" (
	"mistake_id" bigint NOT NULL,
	"source" text NOT NULL,
	"source_id" bigint NOT NULL,
	"part" text NOT NULL,
	"hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mistake_sightings_mistake_id_source_source_id_part_pk" PRIMARY KEY("mistake_id","source","source_id","part")
);
--> statement-breakpoint
CREATE TABLE "mistake_tries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mistake_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"mistake_id" bigint NOT NULL,
	"key" text NOT NULL,
	"given" jsonb,
	"verdict" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mistake_weeks" (
	"user_id" bigint NOT NULL,
	"skill" text NOT NULL,
	"kind" text NOT NULL,
	"week" date NOT NULL,
	"open" integer NOT NULL,
	"mended" integer NOT NULL,
	CONSTRAINT "mistake_weeks_user_id_week_skill_kind_pk" PRIMARY KEY("user_id","week","skill","kind")
);
--> statement-breakpoint
CREATE TABLE "mistakes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mistakes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"slot" text NOT NULL,
	"skill" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"closed_as" text,
	"removed" boolean DEFAULT false NOT NULL,
	"marks" smallint NOT NULL,
	"seen" integer NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"key_seen" timestamp with time zone NOT NULL,
	"touched" timestamp with time zone NOT NULL,
	"rights" jsonb NOT NULL,
	"due" date NOT NULL,
	"memory" jsonb,
	"source" text NOT NULL,
	"source_id" bigint NOT NULL,
	"part" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_sheets" ADD COLUMN "earlier" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mistake_counts" ADD CONSTRAINT "mistake_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_days" ADD CONSTRAINT "mistake_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_sightings" ADD CONSTRAINT "mistake_sightings_mistake_id_mistakes_id_fk" FOREIGN KEY ("mistake_id") REFERENCES "public"."mistakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_tries" ADD CONSTRAINT "mistake_tries_mistake_id_mistakes_id_fk" FOREIGN KEY ("mistake_id") REFERENCES "public"."mistakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_weeks" ADD CONSTRAINT "mistake_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mistake_sightings_source" ON "mistake_sightings" USING btree ("source","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mistake_tries_key" ON "mistake_tries" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "mistake_tries_mistake" ON "mistake_tries" USING btree ("mistake_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mistakes_slot" ON "mistakes" USING btree ("user_id","slot");--> statement-breakpoint
CREATE INDEX "mistakes_due" ON "mistakes" USING btree ("user_id","skill","kind","due") WHERE not "mistakes"."removed" and "mistakes"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "mistakes_list" ON "mistakes" USING btree ("user_id","skill","kind","state","id") WHERE not "mistakes"."removed";--> statement-breakpoint
CREATE INDEX "mistakes_removed" ON "mistakes" USING btree ("user_id","id") WHERE "mistakes"."removed";