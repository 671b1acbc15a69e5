ALTER TABLE "conjugation_exercises" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "conjugation_exercises" ADD COLUMN "item" text;--> statement-breakpoint
UPDATE "conjugation_exercises" SET "family" = "tense", "item" = "verb";--> statement-breakpoint
ALTER TABLE "conjugation_exercises" ALTER COLUMN "family" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "conjugation_exercises" ALTER COLUMN "item" SET NOT NULL;
