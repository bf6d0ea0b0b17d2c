CREATE TABLE "coin_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"purse" text NOT NULL,
	"change" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"type" smallint,
	"seq" integer,
	"type_seq" integer,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coin_entries_never_negative" CHECK ("coin_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "deeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"deed" text NOT NULL,
	"skill" text,
	"reference" text NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"invitee_id" bigint PRIMARY KEY NOT NULL,
	"inviter_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"bound_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rewarded_at" timestamp with time zone,
	"rewarded_day" date,
	"inviter_coins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invites_older_inviter" CHECK ("invites"."inviter_id" < "invites"."invitee_id")
);
--> statement-breakpoint
CREATE TABLE "limited_rewards" (
	"name" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"points" integer NOT NULL,
	"streak" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_ins_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "wallets" DROP CONSTRAINT "wallets_never_negative";--> statement-breakpoint
ALTER TABLE "wallets" ALTER COLUMN "ai_test_num" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "earned_entries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "spent_entries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "friends" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deeds" ADD CONSTRAINT "deeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_invitee_id_users_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_entries_key" ON "coin_entries" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "coin_entries_seq" ON "coin_entries" USING btree ("user_id","seq") WHERE "coin_entries"."seq" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_entries_type_seq" ON "coin_entries" USING btree ("user_id","type","type_seq") WHERE "coin_entries"."seq" is not null;--> statement-breakpoint
CREATE INDEX "coin_entries_user" ON "coin_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deeds_once" ON "deeds" USING btree ("user_id","deed","reference");--> statement-breakpoint
CREATE INDEX "deeds_user" ON "deeds" USING btree ("user_id","happened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_seq" ON "invites" USING btree ("inviter_id","seq");--> statement-breakpoint
CREATE INDEX "invites_day" ON "invites" USING btree ("inviter_id","rewarded_day");--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_never_negative" CHECK ("wallets"."coins" >= 0 and "wallets"."ai_test_num" >= 0 and "wallets"."task_correct_num" >= 0 and "wallets"."model_essay_num" >= 0);--> statement-breakpoint
-- From here on by hand. What wallets held before there was a ledger becomes its first entries.
INSERT INTO "coin_entries" ("user_id", "purse", "change", "balance_after", "type", "seq", "type_seq", "reason", "reference", "key")
SELECT "user_id", 'coins', "coins", "coins", 2, 1, 1, 'opening', '', 'opening:coins:' || "user_id" FROM "wallets" WHERE "coins" > 0 ORDER BY "user_id";--> statement-breakpoint
UPDATE "wallets" SET "earned_entries" = 1 WHERE "coins" > 0;--> statement-breakpoint
INSERT INTO "coin_entries" ("user_id", "purse", "change", "balance_after", "reason", "reference", "key")
SELECT w."user_id", t.purse, t.held, t.held, 'opening', '', 'opening:' || t.purse || ':' || w."user_id" FROM "wallets" w
CROSS JOIN LATERAL (VALUES ('ai_test_num', w."ai_test_num"), ('task_correct_num', w."task_correct_num"), ('model_essay_num', w."model_essay_num")) AS t (purse, held)
WHERE t.held > 0 ORDER BY w."user_id";--> statement-breakpoint
-- The ledger is written once: no role gets past the trigger, and the application's own role lacks the right besides.
CREATE FUNCTION "coin_entries_are_final"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'coin_entries is append-only: % refused', lower(TG_OP) USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "coin_entries_are_final" BEFORE UPDATE OR DELETE OR TRUNCATE ON "coin_entries" FOR EACH STATEMENT EXECUTE FUNCTION "coin_entries_are_final"();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "coin_entries" FROM PUBLIC, CURRENT_USER;
