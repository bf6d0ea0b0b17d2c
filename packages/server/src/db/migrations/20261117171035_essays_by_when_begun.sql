DROP INDEX "essay_records_user";--> statement-breakpoint
CREATE INDEX "essay_records_begun" ON "essay_records" USING btree ("user_id","task","created_at","id");