ALTER TABLE "lesson_progress" ADD COLUMN "recording_id" bigint;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "picture" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Nothing of the product's own was of this type: what is came with an archive that was changed by hand.
DELETE FROM "history_records" WHERE "type" = 7;--> statement-breakpoint
-- What was said in a lesson is basic training of speaking: type 7.
UPDATE "history_records" SET "type" = 7 FROM "speaking_records"
WHERE "history_records"."type" = 2 AND "history_records"."record_id" = "speaking_records"."id"
  AND "speaking_records"."origin" = 'lesson';
