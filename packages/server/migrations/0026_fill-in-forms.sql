ALTER TABLE "fill_in_exercises" ADD COLUMN "context" text;--> statement-breakpoint
UPDATE "fill_in_exercises" SET "context" = "correct_answer";--> statement-breakpoint
ALTER TABLE "fill_in_exercises" ALTER COLUMN "context" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "fill_in_exercises" ADD COLUMN "infinitive" text;--> statement-breakpoint
ALTER TABLE "fill_in_exercises" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "fill_in_exercises" ADD COLUMN "tense" text;--> statement-breakpoint
ALTER TABLE "fill_in_exercises" ADD COLUMN "subject" text;
