CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"organisation_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_awaited" (
	"organisation_id" bigint NOT NULL,
	"country_id" integer NOT NULL,
	"mobile" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisation_awaited_organisation_id_country_id_mobile_pk" PRIMARY KEY("organisation_id","country_id","mobile")
);
--> statement-breakpoint
CREATE TABLE "organisation_invites" (
	"code" text PRIMARY KEY NOT NULL,
	"organisation_id" bigint NOT NULL,
	"role" text NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_members" (
	"organisation_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisation_members_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisation_notices" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "organisation_awaited" ADD CONSTRAINT "organisation_awaited_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invites" ADD CONSTRAINT "organisation_invites_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "organisation_awaited_mobile" ON "organisation_awaited" USING btree ("country_id","mobile");--> statement-breakpoint
CREATE INDEX "organisation_invites_organisation" ON "organisation_invites" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "organisation_members_user" ON "organisation_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("name") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "organisation_notices_day" ON "organisation_notices" USING btree ("organisation_id","day");--> statement-breakpoint
INSERT INTO "organisation_members" ("organisation_id", "user_id", "role")
SELECT "organisation_id", "id", 'student' FROM "users" WHERE "organisation_id" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION "audit_entries_are_final"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_entries is append-only: % refused', lower(TG_OP) USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_are_final" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_are_final"();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_entries" FROM PUBLIC, CURRENT_USER;
