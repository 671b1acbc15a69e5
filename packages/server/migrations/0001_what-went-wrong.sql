ALTER TABLE "conjugation_exercises" ADD COLUMN "time_marker" text;--> statement-breakpoint
ALTER TABLE "conjugation_exercises" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "fill_in_exercises" ADD COLUMN "complement" text;--> statement-breakpoint
ALTER TABLE "daily_stats" ADD COLUMN "causes" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "progress_events" ADD COLUMN "diagnosis" text;