-- Partitions the log by learner. drizzle-kit cannot write this. A start that is killed here changes nothing,
-- since all migrations run in one transaction.
ALTER TABLE "progress_events" RENAME TO "progress_events_whole";--> statement-breakpoint
ALTER TABLE "progress_events_whole" DROP CONSTRAINT "progress_events_user_id_seq_pk", DROP CONSTRAINT "progress_events_id", DROP CONSTRAINT "progress_events_user_id_user_progress_user_id_fk";--> statement-breakpoint
DROP INDEX "progress_events_by_family", "progress_events_by_card", "progress_events_by_mistake", "progress_events_by_reset";--> statement-breakpoint
CREATE TABLE "progress_events" (LIKE "progress_events_whole") PARTITION BY HASH ("user_id");--> statement-breakpoint
DO $$ BEGIN
	FOR part IN 0..15 LOOP
		EXECUTE format('CREATE TABLE %I PARTITION OF "progress_events" FOR VALUES WITH (MODULUS 16, REMAINDER %s)', 'progress_events_' || part, part);
	END LOOP;
END $$;--> statement-breakpoint
INSERT INTO "progress_events" SELECT * FROM "progress_events_whole";--> statement-breakpoint
DROP TABLE "progress_events_whole";--> statement-breakpoint
ALTER TABLE "progress_events" ADD CONSTRAINT "progress_events_user_id_seq_pk" PRIMARY KEY("user_id","seq");--> statement-breakpoint
ALTER TABLE "progress_events" ADD CONSTRAINT "progress_events_id" UNIQUE("user_id","id");--> statement-breakpoint
ALTER TABLE "progress_events" ADD CONSTRAINT "progress_events_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "progress_events_by_family" ON "progress_events" USING btree ("user_id","exercise_key","answered_at","seq") WHERE kind = 'answer' and status = 'accepted';--> statement-breakpoint
CREATE INDEX "progress_events_by_card" ON "progress_events" USING btree ("user_id","exercise_key","item","context","answered_at","seq") WHERE item is not null and status <> 'skipped';--> statement-breakpoint
CREATE INDEX "progress_events_by_mistake" ON "progress_events" USING btree ("user_id","exercise_key",left(btrim(regexp_replace(lower(regexp_replace(normalize("given", NFD), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g')), 100),"answered_at","seq") WHERE verdict = 'wrong';--> statement-breakpoint
CREATE INDEX "progress_events_by_reset" ON "progress_events" USING btree ("user_id","exercise_key","answered_at","seq") WHERE kind = 'reset';--> statement-breakpoint
-- Leaves space for new versions of a row in its page, so that an update changes no index.
ALTER TABLE "user_progress" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "exercise_progress" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "cards" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "daily_stats" SET (fillfactor = 80);
