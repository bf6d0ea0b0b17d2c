CREATE TABLE "key_additions" (
	"challenge_id" bigint PRIMARY KEY NOT NULL,
	"content_id" bigint NOT NULL,
	"question" text NOT NULL,
	"accept" text[] NOT NULL,
	"answers" text[] NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"bands" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "speaking_pdfs" ADD COLUMN "revision" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "speaking_pdfs" DROP CONSTRAINT "speaking_pdfs_record_id_language_pk";--> statement-breakpoint
ALTER TABLE "speaking_pdfs" ADD CONSTRAINT "speaking_pdfs_record_id_language_revision_pk" PRIMARY KEY("record_id","language","revision");--> statement-breakpoint
ALTER TABLE "operator_links" ADD COLUMN "made_by" bigint;--> statement-breakpoint
CREATE INDEX "key_additions_content" ON "key_additions" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "mock_records_listening" ON "mock_records" USING btree ("listening_attempt");--> statement-breakpoint
CREATE INDEX "mock_records_reading" ON "mock_records" USING btree ("reading_attempt");