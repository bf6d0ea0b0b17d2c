ALTER TABLE "files" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_packs" ADD COLUMN "published" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_packs" ADD COLUMN "review" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_packs" ADD COLUMN "retired" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "owner_knows" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_links" ADD COLUMN "kind" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "organisations_name" ON "organisations" USING btree (lower("name") text_pattern_ops,"id");--> statement-breakpoint
UPDATE "content_packs" SET "published" = n."published", "review" = n."review", "retired" = n."retired"
FROM (SELECT "pack_id", count(*) FILTER (WHERE "status" = 'published') AS "published", count(*) FILTER (WHERE "status" = 'review') AS "review", count(*) FILTER (WHERE "status" = 'retired') AS "retired" FROM "content_items" GROUP BY "pack_id") n
WHERE "content_packs"."id" = n."pack_id";--> statement-breakpoint
UPDATE "users" SET "is_staff" = true WHERE EXISTS (SELECT 1 FROM "organisation_members" m WHERE m."user_id" = "users"."id" AND m."role" <> 'student');--> statement-breakpoint
UPDATE "files" SET "owner_id" = NULL, "purpose" = 'logo' WHERE "purpose" = 'avatar' AND '/files/' || "name" IN (SELECT "logo" FROM "organisations");
