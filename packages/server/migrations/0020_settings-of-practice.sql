ALTER TABLE "profiles" ADD COLUMN "new_per_day" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "string_length" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "persons" text[] DEFAULT '{"yo","tú","él","nosotros","vosotros","ellos"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "practice_days" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "weekly_mail" boolean DEFAULT false NOT NULL;