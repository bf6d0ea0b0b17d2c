CREATE TABLE "course_visits" (
	"user_id" bigint NOT NULL,
	"package_id" bigint NOT NULL,
	"course_id" bigint,
	"visited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_visits_user_id_package_id_pk" PRIMARY KEY("user_id","package_id")
);
--> statement-breakpoint
CREATE TABLE "mock_results" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mock_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"score" numeric(2, 1) NOT NULL,
	"listening_score" numeric(2, 1) DEFAULT -1 NOT NULL,
	"reading_score" numeric(2, 1) DEFAULT -1 NOT NULL,
	"writing_score" numeric(2, 1) DEFAULT -1 NOT NULL,
	"speaking_score" numeric(2, 1) DEFAULT -1 NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organisation_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" bigint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_plans" (
	"user_id" bigint NOT NULL,
	"planned_from" date NOT NULL,
	"inputs" jsonb NOT NULL,
	"replanned" jsonb,
	"checked_to" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_plans_user_id_planned_from_pk" PRIMARY KEY("user_id","planned_from")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "minutes_per_day" smallint DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_visits" ADD CONSTRAINT "course_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_visits" ADD CONSTRAINT "course_visits_package_id_content_items_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_visits" ADD CONSTRAINT "course_visits_course_id_content_items_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_results" ADD CONSTRAINT "mock_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_notices" ADD CONSTRAINT "organisation_notices_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_visits_newest" ON "course_visits" USING btree ("user_id","visited_at");--> statement-breakpoint
CREATE INDEX "mock_results_user" ON "mock_results" USING btree ("user_id","taken_at","id");--> statement-breakpoint
CREATE INDEX "organisation_notices_newest" ON "organisation_notices" USING btree ("organisation_id","id");