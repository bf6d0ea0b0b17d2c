CREATE TABLE "speaking_pdfs" (
	"record_id" bigint NOT NULL,
	"language" text NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "speaking_pdfs_record_id_language_pk" PRIMARY KEY("record_id","language")
);
--> statement-breakpoint
CREATE TABLE "speaking_shares" (
	"encode_id" text PRIMARY KEY NOT NULL,
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "speaking_pdfs" ADD CONSTRAINT "speaking_pdfs_record_id_speaking_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."speaking_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_shares" ADD CONSTRAINT "speaking_shares_record_id_speaking_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."speaking_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "speaking_pdfs_user" ON "speaking_pdfs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "speaking_shares_record" ON "speaking_shares" USING btree ("record_id");