CREATE TABLE "data_import_pieces" (
	"import_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"file" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "data_import_pieces_import_id_seq_pk" PRIMARY KEY("import_id","seq")
);
--> statement-breakpoint
CREATE TABLE "data_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"failure" text,
	"failed_at" text,
	"tables" jsonb,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD COLUMN "swept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_import_pieces" ADD CONSTRAINT "data_import_pieces_import_id_data_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_imports_user" ON "data_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_imports_work" ON "data_imports" USING btree ("id") WHERE "data_imports"."state" in ('checking', 'bringing');--> statement-breakpoint
CREATE INDEX "data_imports_expiry" ON "data_imports" USING btree ("expires_at");--> statement-breakpoint
-- From here on by hand. The figures of the ledger stay final. Its words are not figures: while an account is being erased
-- they may be emptied, in its own entries and where others' entries name its number, and nothing else may be changed.
DROP TRIGGER "coin_entries_are_final" ON "coin_entries";--> statement-breakpoint
CREATE TRIGGER "coin_entries_are_final" BEFORE UPDATE OF "id", "user_id", "purse", "change", "balance_after", "type", "seq", "type_seq", "reason", "key", "created_at" OR DELETE OR TRUNCATE ON "coin_entries" FOR EACH STATEMENT EXECUTE FUNCTION "coin_entries_are_final"();--> statement-breakpoint
CREATE FUNCTION "coin_entries_forget_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."reference" = '' AND NEW."reason" IN ('operator', 'invited_friend', 'invited_by_friend') AND EXISTS (
		SELECT 1 FROM "account_deletions" d
		WHERE d."state" = 'erasing' AND (d."user_id" = OLD."user_id" OR d."user_id"::text = OLD."reference")
	) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'coin_entries is append-only: update refused' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "coin_entries_forget_words" BEFORE UPDATE ON "coin_entries" FOR EACH ROW EXECUTE FUNCTION "coin_entries_forget_words"();--> statement-breakpoint
GRANT UPDATE ("reference") ON "coin_entries" TO CURRENT_USER;
