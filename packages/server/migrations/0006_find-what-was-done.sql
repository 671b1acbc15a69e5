DROP INDEX "admin_actions_admin";--> statement-breakpoint
ALTER TABLE "users" drop column "search_text";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(normalize(lower((name || E'\n' || email) collate "und-x-icu"), NFD), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_by_search_text" ON "users" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "verifications_user" ON "verifications" USING btree (split_part("value", ' ', 1));--> statement-breakpoint
CREATE INDEX "admin_actions_by_kind" ON "admin_actions" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "admin_actions_by_admin" ON "admin_actions" USING btree ("admin_id","at");--> statement-breakpoint
CREATE INDEX "exercise_reports_settled" ON "exercise_reports" USING btree ("answered_at","id") WHERE answered_at is not null;