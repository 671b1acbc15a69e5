CREATE TABLE "archived_events" (
	"user_id" uuid NOT NULL,
	"first_seq" integer NOT NULL,
	"ids" uuid[] NOT NULL,
	"events" json NOT NULL,
	CONSTRAINT "archived_events_user_id_first_seq_pk" PRIMARY KEY("user_id","first_seq")
);
--> statement-breakpoint
ALTER TABLE "archived_events" ADD CONSTRAINT "archived_events_user_id_user_progress_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_progress"("user_id") ON DELETE cascade ON UPDATE no action;