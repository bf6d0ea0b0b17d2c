ALTER TABLE "organisation_members" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "key_additions" ADD COLUMN "reached" bigint DEFAULT 0 NOT NULL;