CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "passwords" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text,
	"remembered" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"totp_key" text NOT NULL,
	"recovery_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"last_used_step" integer
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (regexp_replace(normalize(lower((name || E'\n' || email) collate "und-x-icu"), NFD), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "admin_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid,
	"kind" text NOT NULL,
	"target_id" uuid,
	"details" json DEFAULT '{}'::json NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conjugation_exercises" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"family" text NOT NULL,
	"tense" text NOT NULL,
	"item" text NOT NULL,
	"verb" text NOT NULL,
	"person" text NOT NULL,
	"number" smallint DEFAULT 1 NOT NULL,
	"sentence" text NOT NULL,
	"correct_answer" text NOT NULL,
	"is_irregular" boolean NOT NULL,
	"time_marker" text,
	"subject" text,
	"translations" json NOT NULL,
	"places" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fill_in_exercises" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"exercise_type" text NOT NULL,
	"sentence" text NOT NULL,
	"context" text NOT NULL,
	"correct_answer" text NOT NULL,
	"infinitive" text,
	"person" text,
	"tense" text,
	"complement" text,
	"verb_marker" text,
	"subject" text,
	"instruction" text,
	"explanation_key" text,
	"explanation" json,
	"note" json,
	"translations" json NOT NULL,
	"places" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replaced_content" (
	"hash" text PRIMARY KEY NOT NULL,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_days" (
	"user_id" uuid NOT NULL,
	"family" text NOT NULL,
	"day" date NOT NULL,
	"shown" smallint NOT NULL,
	"expected" smallint NOT NULL,
	"forms" smallint NOT NULL,
	CONSTRAINT "knowledge_days_user_id_family_day_pk" PRIMARY KEY("user_id","family","day")
);
--> statement-breakpoint
CREATE TABLE "skill_snapshots" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"rules_version" integer NOT NULL,
	"seq" integer NOT NULL,
	"state" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"content" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text,
	"new_email" text,
	"remembered" boolean,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"preferred_language" text NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"daily_aim" integer DEFAULT 20 NOT NULL,
	"new_per_day" integer DEFAULT 10 NOT NULL,
	"review_order" text DEFAULT 'form' NOT NULL,
	"round_length" smallint DEFAULT 20 NOT NULL,
	"families" text[] NOT NULL,
	"region" text DEFAULT 'spain' NOT NULL,
	"persons" text[] DEFAULT '{"yo","tú","él","nosotros","vosotros","ellos"}' NOT NULL,
	"practice_days" smallint DEFAULT 5 NOT NULL,
	"weekly_mail" boolean DEFAULT false NOT NULL,
	"sound" boolean DEFAULT false NOT NULL,
	"accent_shortcuts" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verb_packages" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tense" text NOT NULL,
	"name" text NOT NULL,
	"verbs" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verb_packages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "weekly_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"monday" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "archived_events" (
	"user_id" uuid NOT NULL,
	"first_seq" integer NOT NULL,
	"ids" uuid[] NOT NULL,
	"events" json NOT NULL,
	CONSTRAINT "archived_events_user_id_first_seq_pk" PRIMARY KEY("user_id","first_seq")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"user_id" uuid NOT NULL,
	"family" text NOT NULL,
	"item" text NOT NULL,
	"context" text NOT NULL,
	"easiness" double precision NOT NULL,
	"interval_days" integer NOT NULL,
	"repetitions" integer NOT NULL,
	"next_review" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"correct_count" integer NOT NULL,
	"first_attempt" timestamp (3) with time zone NOT NULL,
	"last_attempt" timestamp (3) with time zone NOT NULL,
	"sentence" smallint NOT NULL,
	"stability" double precision,
	"difficulty" double precision,
	CONSTRAINT "cards_user_id_family_item_context_pk" PRIMARY KEY("user_id","family","item","context")
);
--> statement-breakpoint
CREATE TABLE "daily_stats" (
	"user_id" uuid NOT NULL,
	"family" text NOT NULL,
	"day" date NOT NULL,
	"attempts" integer NOT NULL,
	"correct" integer NOT NULL,
	"causes" json DEFAULT '{}'::json NOT NULL,
	CONSTRAINT "daily_stats_user_id_family_day_pk" PRIMARY KEY("user_id","family","day")
);
--> statement-breakpoint
CREATE TABLE "exercise_progress" (
	"user_id" uuid NOT NULL,
	"family" text NOT NULL,
	"total_attempts" integer NOT NULL,
	"total_correct" integer NOT NULL,
	"total_failed" integer NOT NULL,
	"today_attempts" integer NOT NULL,
	"today_correct" integer NOT NULL,
	"today_failed" integer NOT NULL,
	"last_reset_date" date,
	"last_answered_at" timestamp (3) with time zone,
	"failed_items" json NOT NULL,
	"current_level" smallint NOT NULL,
	"last_level_up_at" timestamp (3) with time zone,
	"reset_at" timestamp (3) with time zone,
	"estimate" json,
	CONSTRAINT "exercise_progress_user_id_family_pk" PRIMARY KEY("user_id","family")
);
--> statement-breakpoint
-- The log is partitioned by learner. drizzle-kit cannot write this.
CREATE TABLE "progress_events" (
	"user_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"family" text NOT NULL,
	"item" text,
	"context" text,
	"sentence" smallint,
	"given" text,
	"verdict" text,
	"diagnosis" text,
	"recall" real,
	"payload" json,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "progress_events_user_id_seq_pk" PRIMARY KEY("user_id","seq"),
	CONSTRAINT "progress_events_id" UNIQUE("user_id","id")
) PARTITION BY HASH ("user_id");
--> statement-breakpoint
DO $$ BEGIN
	FOR part IN 0..15 LOOP
		EXECUTE format('CREATE TABLE %I PARTITION OF "progress_events" FOR VALUES WITH (MODULUS 16, REMAINDER %s)', 'progress_events_' || part, part);
	END LOOP;
END $$;
--> statement-breakpoint
CREATE TABLE "progress_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_progress" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"last_seq" integer NOT NULL,
	"total_attempts" integer DEFAULT 0 NOT NULL,
	"total_correct" integer DEFAULT 0 NOT NULL,
	"scheduler" json
);
--> statement-breakpoint
CREATE TABLE "exercise_corrections" (
	"exercise_id" text PRIMARY KEY NOT NULL,
	"before" json NOT NULL,
	"after" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exercise_reports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"family" text NOT NULL,
	"exercise_id" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text,
	"given" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "exercise_reports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "hidden_exercises" (
	"exercise_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "required_releases" (
	"version" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD CONSTRAINT "admin_actions_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD CONSTRAINT "admin_actions_target_id_users_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_days" ADD CONSTRAINT "knowledge_days_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_snapshots" ADD CONSTRAINT "skill_snapshots_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verb_packages" ADD CONSTRAINT "verb_packages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_mails" ADD CONSTRAINT "weekly_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_events" ADD CONSTRAINT "archived_events_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_stats" ADD CONSTRAINT "daily_stats_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD CONSTRAINT "exercise_progress_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_events" ADD CONSTRAINT "progress_events_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_progress" ADD CONSTRAINT "user_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_reports" ADD CONSTRAINT "exercise_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_reports" ADD CONSTRAINT "exercise_reports_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_by_registration" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_sign_in" ON "users" USING btree (coalesce("last_sign_in_at", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "users_by_search_text" ON "users" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX "admin_actions_by_time" ON "admin_actions" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "admin_actions_by_kind" ON "admin_actions" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "admin_actions_by_admin" ON "admin_actions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_actions_target" ON "admin_actions" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_attempt_at") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_put_off" ON "mails" USING btree ("created_at") WHERE failed_at is null and attempts > 0;--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "mails_failed_by_recipient" ON "mails" USING btree ("recipient") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "verifications_user" ON "verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_with_weekly_mail" ON "profiles" USING btree ("id") WHERE weekly_mail;--> statement-breakpoint
CREATE INDEX "progress_events_by_family" ON "progress_events" USING btree ("user_id","family","answered_at","seq") WHERE kind = 'answer' and status = 'accepted';--> statement-breakpoint
CREATE INDEX "progress_events_by_card" ON "progress_events" USING btree ("user_id","family","item","context","answered_at","seq") WHERE item is not null and status <> 'skipped';--> statement-breakpoint
CREATE INDEX "progress_events_by_mistake" ON "progress_events" USING btree ("user_id","family",left(btrim(regexp_replace(lower(regexp_replace(normalize("given", NFD), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g')), 100),"answered_at","seq") WHERE verdict = 'wrong';--> statement-breakpoint
CREATE INDEX "progress_events_by_reset" ON "progress_events" USING btree ("user_id","family","answered_at","seq") WHERE kind = 'reset';--> statement-breakpoint
CREATE INDEX "exercise_reports_open" ON "exercise_reports" USING btree ("created_at","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "exercise_reports_answered" ON "exercise_reports" USING btree ("answered_at","id") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "exercise_reports_exercise" ON "exercise_reports" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "exercise_reports_answered_by" ON "exercise_reports" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
-- Below: what drizzle-kit cannot write.
CREATE FUNCTION copy_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "users" SET "name" = NEW."username" WHERE "id" = NEW."id" AND "name" <> NEW."username";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "profiles_copy_username" AFTER INSERT OR UPDATE OF "username" ON "profiles" FOR EACH ROW EXECUTE FUNCTION copy_username();--> statement-breakpoint
INSERT INTO "progress_history" DEFAULT VALUES;--> statement-breakpoint
-- Leaves space for new versions of a row in its page, so that an update changes no index.
ALTER TABLE "user_progress" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "exercise_progress" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "cards" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "daily_stats" SET (fillfactor = 80);
