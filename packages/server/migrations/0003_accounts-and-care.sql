CREATE TABLE "admin_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid,
	"kind" text NOT NULL,
	"target_id" uuid,
	"details" json DEFAULT '{}'::json NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exercise_corrections" (
	"exercise_id" text PRIMARY KEY NOT NULL,
	"exercise_key" text NOT NULL,
	"change" json NOT NULL,
	"before" json NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"corrected_at" timestamp (3) with time zone NOT NULL,
	"corrected_by" uuid
);
--> statement-breakpoint
CREATE TABLE "exercise_reports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"exercise_key" text NOT NULL,
	"exercise_id" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text,
	"given" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	CONSTRAINT "exercise_reports_user_id_id_pk" PRIMARY KEY("user_id","id")
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
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD CONSTRAINT "admin_actions_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD CONSTRAINT "admin_actions_target_id_users_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_corrections" ADD CONSTRAINT "exercise_corrections_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_reports" ADD CONSTRAINT "exercise_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_reports" ADD CONSTRAINT "exercise_reports_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_actions_at" ON "admin_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "admin_actions_admin" ON "admin_actions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_actions_target" ON "admin_actions" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "exercise_corrections_by" ON "exercise_corrections" USING btree ("corrected_by");--> statement-breakpoint
CREATE INDEX "exercise_reports_open" ON "exercise_reports" USING btree ("created_at","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "exercise_reports_exercise" ON "exercise_reports" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "exercise_reports_answered_by" ON "exercise_reports" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_attempt_at") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");