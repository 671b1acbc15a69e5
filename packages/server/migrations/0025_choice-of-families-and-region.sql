ALTER TABLE "profiles" ADD COLUMN "families" text[];--> statement-breakpoint
UPDATE "profiles" SET "families" = ARRAY['presente-indicativo', 'preterito-indefinido', 'desde-hace'] || ARRAY(
  SELECT "exercise_key" FROM "exercise_progress"
  WHERE "user_id" = "profiles"."id"
    AND "exercise_key" NOT IN ('presente-indicativo', 'preterito-indefinido', 'desde-hace')
  ORDER BY "exercise_key"
);--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "families" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "region" text DEFAULT 'spain' NOT NULL;
