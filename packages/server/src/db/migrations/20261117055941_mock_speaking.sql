DROP INDEX "mock_records_due";--> statement-breakpoint
ALTER TABLE "mock_records" ADD COLUMN "versions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_records" ADD COLUMN "speaking_paper" bigint;--> statement-breakpoint
ALTER TABLE "mock_records" ADD COLUMN "speaking_record" bigint;--> statement-breakpoint
ALTER TABLE "speaking_records" ADD COLUMN "paid_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "mock_records_task1" ON "mock_records" USING btree ("task1_record");--> statement-breakpoint
CREATE INDEX "mock_records_task2" ON "mock_records" USING btree ("task2_record");--> statement-breakpoint
CREATE INDEX "mock_records_speaking" ON "mock_records" USING btree ("speaking_record");--> statement-breakpoint
CREATE INDEX "mock_records_due" ON "mock_records" USING btree ("due_at") WHERE "mock_records"."due_at" is not null;