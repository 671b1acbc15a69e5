CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'user' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conjugation_exercises" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"tense" text NOT NULL,
	"verb" text NOT NULL,
	"person" text NOT NULL,
	"sentence" text NOT NULL,
	"correct_answer" text NOT NULL,
	"is_irregular" boolean NOT NULL,
	"translations" json NOT NULL
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
	"correct_answer" text NOT NULL,
	"instruction" text,
	"explanation_key" text,
	"explanation" json,
	"note" json,
	"translations" json NOT NULL
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
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"preferred_language" text NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"daily_aim" integer DEFAULT 20 NOT NULL,
	"sound" boolean DEFAULT false NOT NULL,
	"accent_shortcuts" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"user_id" uuid NOT NULL,
	"exercise_key" text NOT NULL,
	"item" text NOT NULL,
	"context" text NOT NULL,
	"easiness" double precision NOT NULL,
	"interval_days" integer NOT NULL,
	"repetitions" integer NOT NULL,
	"next_review" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"correct_count" integer NOT NULL,
	"last_attempt" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cards_user_id_exercise_key_item_context_pk" PRIMARY KEY("user_id","exercise_key","item","context")
);
--> statement-breakpoint
CREATE TABLE "daily_stats" (
	"user_id" uuid NOT NULL,
	"exercise_key" text NOT NULL,
	"day" date NOT NULL,
	"attempts" integer NOT NULL,
	"correct" integer NOT NULL,
	CONSTRAINT "daily_stats_user_id_exercise_key_day_pk" PRIMARY KEY("user_id","exercise_key","day")
);
--> statement-breakpoint
CREATE TABLE "exercise_progress" (
	"user_id" uuid NOT NULL,
	"exercise_key" text NOT NULL,
	"total_attempts" integer NOT NULL,
	"total_correct" integer NOT NULL,
	"total_failed" integer NOT NULL,
	"today_attempts" integer NOT NULL,
	"today_correct" integer NOT NULL,
	"today_failed" integer NOT NULL,
	"last_reset_date" date,
	"failed_items" json NOT NULL,
	"current_level" smallint NOT NULL,
	"last_level_up_at" timestamp (3) with time zone,
	CONSTRAINT "exercise_progress_user_id_exercise_key_pk" PRIMARY KEY("user_id","exercise_key")
);
--> statement-breakpoint
CREATE TABLE "progress_events" (
	"user_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"exercise_key" text NOT NULL,
	"item" text,
	"context" text,
	"given" text,
	"quality" smallint,
	"correct" boolean,
	"verdict" text,
	"payload" json,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "progress_events_user_id_seq_pk" PRIMARY KEY("user_id","seq"),
	CONSTRAINT "progress_events_id" UNIQUE("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_progress" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"last_seq" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verb_packages" ADD CONSTRAINT "verb_packages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_stats" ADD CONSTRAINT "daily_stats_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD CONSTRAINT "exercise_progress_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_events" ADD CONSTRAINT "progress_events_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_progress" ADD CONSTRAINT "user_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");