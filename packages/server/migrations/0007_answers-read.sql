ALTER TABLE "exercise_reports" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "exercise_reports" SET "read_at" = "answered_at" WHERE "answer" is not null AND "answered_at" < now() - interval '30 days';
