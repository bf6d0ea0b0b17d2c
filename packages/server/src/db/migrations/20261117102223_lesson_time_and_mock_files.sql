CREATE TABLE "mock_pdfs" (
	"record_id" bigint NOT NULL,
	"language" text NOT NULL,
	"shows" text NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mock_pdfs_record_id_language_shows_pk" PRIMARY KEY("record_id","language","shows")
);
--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "spent" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_pdfs" ADD CONSTRAINT "mock_pdfs_record_id_mock_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."mock_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mock_pdfs_user" ON "mock_pdfs" USING btree ("user_id");