CREATE TABLE "assignments" (
	"class_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"note" text NOT NULL,
	"task" json NOT NULL,
	"goal" json NOT NULL,
	"for_everybody" boolean NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"form_count" integer NOT NULL,
	CONSTRAINT "assignments_class_id_assignment_id_pk" PRIMARY KEY("class_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "class_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"teacher_id" uuid,
	"kind" text NOT NULL,
	"count" integer,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"closes_at" timestamp (3) with time zone,
	CONSTRAINT "class_codes_class_id_unique" UNIQUE("class_id")
);
--> statement-breakpoint
CREATE TABLE "class_invitations" (
	"class_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "class_invitations_class_id_id_pk" PRIMARY KEY("class_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_logins" (
	"class_id" uuid NOT NULL,
	"folded_name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"wrong_passwords" smallint DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "class_logins_class_id_folded_name_pk" PRIMARY KEY("class_id","folded_name")
);
--> statement-breakpoint
CREATE TABLE "class_members" (
	"class_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"made" boolean DEFAULT false NOT NULL,
	CONSTRAINT "class_members_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "class_reports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"assignment_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "class_reports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"last_day" date NOT NULL,
	"time_zone" text NOT NULL,
	"region" text DEFAULT 'spain' NOT NULL,
	"persons" text[] DEFAULT '{"yo","tú","él","nosotros","vosotros","ellos"}' NOT NULL,
	"accepts_missing_accents" boolean DEFAULT true NOT NULL,
	"shows_info" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "teacher_invitations" (
	"email" text PRIMARY KEY NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"classes_max" smallint NOT NULL,
	"pupils_max" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"classes_max" smallint NOT NULL,
	"pupils_max" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_assignment_forms" (
	"user_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"family" text NOT NULL,
	"item" text NOT NULL,
	"context" text NOT NULL,
	"progress" text NOT NULL,
	CONSTRAINT "user_assignment_forms_pk" PRIMARY KEY("user_id","class_id","assignment_id","family","item","context")
);
--> statement-breakpoint
CREATE TABLE "user_assignments" (
	"user_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"note" text NOT NULL,
	"versions" json NOT NULL,
	"families" text[] NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"forms_max" smallint,
	"form_count" integer NOT NULL,
	"excused" boolean DEFAULT false NOT NULL,
	"right_answers" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "user_assignments_user_id_class_id_assignment_id_pk" PRIMARY KEY("user_id","class_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "user_classes" (
	"user_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_classes_user_id_class_id_pk" PRIMARY KEY("user_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "shared_selections" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shared_selections_package" UNIQUE("user_id","package_id")
);
--> statement-breakpoint
ALTER TABLE "daily_stats" ADD COLUMN "missed" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_classes_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("class_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_actions" ADD CONSTRAINT "class_actions_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_invitations" ADD CONSTRAINT "class_invitations_class_id_classes_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("class_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_logins" ADD CONSTRAINT "class_logins_class_id_classes_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("class_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_logins" ADD CONSTRAINT "class_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_classes_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("class_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_reports" ADD CONSTRAINT "class_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_assignment_forms" ADD CONSTRAINT "user_assignment_forms_copy" FOREIGN KEY ("user_id","class_id","assignment_id") REFERENCES "public"."user_assignments"("user_id","class_id","assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_assignments" ADD CONSTRAINT "user_assignments_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_classes" ADD CONSTRAINT "user_classes_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_selections" ADD CONSTRAINT "shared_selections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_actions_by_time" ON "class_actions" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "class_actions_teacher" ON "class_actions" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "class_invitations_token" ON "class_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "class_logins_user" ON "class_logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "class_members_user" ON "class_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "class_reports_open" ON "class_reports" USING btree ("created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "classes_by_last_day" ON "classes" USING btree ("last_day") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "classes_archived" ON "classes" USING btree ("archived_at") WHERE archived_at is not null;