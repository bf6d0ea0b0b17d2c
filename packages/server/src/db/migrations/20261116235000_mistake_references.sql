ALTER TABLE "mistake_sightings" DROP CONSTRAINT "mistake_sightings_mistake_id_mistakes_id_fk";
--> statement-breakpoint
ALTER TABLE "mistakes" DROP CONSTRAINT "mistakes_user_id_users_id_fk";
