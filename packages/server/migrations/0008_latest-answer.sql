ALTER TABLE "exercise_progress" ADD COLUMN "last_answered_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "exercise_progress" SET "last_answered_at" = (SELECT max("last_attempt") FROM "cards" WHERE "cards"."user_id" = "exercise_progress"."user_id" AND "cards"."exercise_key" = "exercise_progress"."exercise_key");
