CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "user_totals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"total_attempts" integer DEFAULT 0 NOT NULL,
	"total_correct" integer DEFAULT 0 NOT NULL,
	"success_rate" smallint GENERATED ALWAYS AS (case when total_attempts = 0 then 0
          else (200 * total_correct::bigint + total_attempts) / (2 * total_attempts::bigint) end) STORED NOT NULL
);
--> statement-breakpoint
DROP INDEX "admin_actions_at";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(normalize(name || E'\n' || email, NFC) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "user_totals" ADD CONSTRAINT "user_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_totals_by_attempts" ON "user_totals" USING btree ("total_attempts","user_id");--> statement-breakpoint
CREATE INDEX "user_totals_by_correct" ON "user_totals" USING btree ("total_correct","user_id");--> statement-breakpoint
CREATE INDEX "user_totals_by_rate" ON "user_totals" USING btree ("success_rate","user_id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "users_by_registration" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_sign_in_never_late" ON "users" USING btree (coalesce("last_sign_in_at", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "users_by_sign_in_never_early" ON "users" USING btree (coalesce("last_sign_in_at", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "users_by_search_text" ON "users" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX "admin_actions_by_time" ON "admin_actions" USING btree ("at","id");--> statement-breakpoint
CREATE FUNCTION begin_user_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "user_totals" ("user_id") VALUES (NEW."id");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_begin_totals" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION begin_user_totals();--> statement-breakpoint
CREATE FUNCTION copy_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "users" SET "name" = NEW."username" WHERE "id" = NEW."id" AND "name" <> NEW."username";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "profiles_copy_username" AFTER INSERT OR UPDATE OF "username" ON "profiles" FOR EACH ROW EXECUTE FUNCTION copy_username();--> statement-breakpoint
UPDATE "users" SET "name" = "username" FROM "profiles" WHERE "profiles"."id" = "users"."id" AND "name" <> "username";--> statement-breakpoint
INSERT INTO "user_totals" ("user_id", "total_attempts", "total_correct")
SELECT "id", coalesce(sum("total_attempts"), 0), coalesce(sum("total_correct"), 0)
FROM "users" LEFT JOIN "exercise_progress" ON "user_id" = "id" GROUP BY "id";
