DROP INDEX "progress_events_by_family";--> statement-breakpoint
DROP INDEX "progress_events_by_card";--> statement-breakpoint
DROP INDEX "progress_events_by_mistake";--> statement-breakpoint
DROP INDEX "progress_events_by_reset";--> statement-breakpoint
CREATE INDEX "progress_events_by_family" ON "progress_events" USING btree ("user_id","exercise_key","answered_at","seq") WHERE kind = 'answer' and status = 'accepted';--> statement-breakpoint
CREATE INDEX "progress_events_by_card" ON "progress_events" USING btree ("user_id","exercise_key","item","context","answered_at","seq") WHERE kind = 'answer' and status = 'accepted';--> statement-breakpoint
CREATE INDEX "progress_events_by_mistake" ON "progress_events" USING btree ("user_id","exercise_key",left(btrim(regexp_replace(lower(regexp_replace(normalize("given", NFD), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g')), 100),"answered_at","seq") WHERE verdict = 'wrong';--> statement-breakpoint
CREATE INDEX "progress_events_by_reset" ON "progress_events" USING btree ("user_id","exercise_key","answered_at","seq") WHERE kind = 'reset';