CREATE TABLE "known_devices" (
	"user_id" bigint NOT NULL,
	"device_hash" "bytea" NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_hash" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "stranger_tries_left" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "device_hash" "bytea";--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_last" ON "known_devices" USING btree ("last_at");