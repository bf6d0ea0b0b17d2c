ALTER TABLE "essay_errors" ADD COLUMN "task" smallint;--> statement-breakpoint
UPDATE "essay_errors" SET "task" = "essay_records"."task" FROM "essay_records" WHERE "essay_records"."id" = "essay_errors"."record_id";--> statement-breakpoint
ALTER TABLE "essay_errors" ALTER COLUMN "task" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "essay_counts_task" ON "essay_counts" USING btree ("user_id","task","record_id");--> statement-breakpoint
CREATE INDEX "essay_errors_task" ON "essay_errors" USING btree ("user_id","task","kind","id");
