ALTER TABLE "exercise_progress" ADD COLUMN "reset_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "exercise_progress" SET "reset_at" = (SELECT max("answered_at") FROM "progress_events" WHERE "progress_events"."user_id" = "exercise_progress"."user_id" AND "progress_events"."exercise_key" = "exercise_progress"."exercise_key" AND "kind" = 'reset');
