ALTER TABLE "cards" ADD COLUMN "first_attempt" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "sentence" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "stability" double precision;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "difficulty" double precision;--> statement-breakpoint
ALTER TABLE "progress_events" ADD COLUMN "sentence" smallint;--> statement-breakpoint
-- The earliest answer of each card that counts: in the log or the archive, since the family's last reset.
WITH "resets" AS (
	SELECT DISTINCT ON ("user_id", "exercise_key") "user_id", "exercise_key", "seq", "answered_at" FROM "progress_events"
	WHERE kind = 'reset'
	ORDER BY "user_id", "exercise_key", "answered_at" DESC, "seq" DESC
), "answers" AS (
	SELECT "user_id", "exercise_key", "item", "context", "seq", "answered_at" FROM "progress_events"
	WHERE kind = 'answer' AND status = 'accepted'
	UNION ALL
	SELECT "user_id", "exerciseKey", "item", "context", "seq", "answeredAt" FROM "archived_events",
		json_to_recordset("events") AS "event"(
			"kind" text, "status" text, "exerciseKey" text, "item" text, "context" text, "seq" integer, "answeredAt" timestamptz
		)
	WHERE kind = 'answer' AND status = 'accepted'
), "firsts" AS (
	SELECT "user_id", "exercise_key", "item", "context", min("answers"."answered_at") AS "at"
	FROM "answers" LEFT JOIN "resets" USING ("user_id", "exercise_key")
	WHERE "resets"."seq" IS NULL
		OR ("answers"."seq" > "resets"."seq" AND "answers"."answered_at" >= "resets"."answered_at")
	GROUP BY "user_id", "exercise_key", "item", "context"
)
UPDATE "cards" SET "first_attempt" = coalesce("firsts"."at", "cards"."last_attempt")
FROM "cards" AS "same" LEFT JOIN "firsts" USING ("user_id", "exercise_key", "item", "context")
WHERE ("cards"."user_id", "cards"."exercise_key", "cards"."item", "cards"."context")
	= ("same"."user_id", "same"."exercise_key", "same"."item", "same"."context");
