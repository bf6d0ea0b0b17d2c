DROP INDEX "mock_records_due";--> statement-breakpoint
DROP INDEX "speaking_records_open";--> statement-breakpoint
ALTER TABLE "mock_records" ADD COLUMN "versions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_records" ADD COLUMN "speaking_paper" bigint;--> statement-breakpoint
ALTER TABLE "mock_records" ADD COLUMN "speaking_record" bigint;--> statement-breakpoint
ALTER TABLE "speaking_records" ADD COLUMN "lesson" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "speaking_records" ADD COLUMN "paid_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "mock_records_task1" ON "mock_records" USING btree ("task1_record");--> statement-breakpoint
CREATE INDEX "mock_records_task2" ON "mock_records" USING btree ("task2_record");--> statement-breakpoint
CREATE INDEX "mock_records_speaking" ON "mock_records" USING btree ("speaking_record");--> statement-breakpoint
CREATE INDEX "speaking_records_lesson" ON "speaking_records" USING btree ("user_id","lesson") WHERE "speaking_records"."lesson" <> '';--> statement-breakpoint
CREATE INDEX "mock_records_due" ON "mock_records" USING btree ("due_at") WHERE "mock_records"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "speaking_records_open" ON "speaking_records" USING btree ("user_id","paper_id","part","mode","lesson") WHERE "speaking_records"."state" = 'open';