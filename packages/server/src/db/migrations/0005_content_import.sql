CREATE TABLE "content_files" (
	"pack_id" text NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_files_pack_id_path_pk" PRIMARY KEY("pack_id","path")
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "compiled" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_files" ADD CONSTRAINT "content_files_pack_id_content_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."content_packs"("id") ON DELETE no action ON UPDATE no action;