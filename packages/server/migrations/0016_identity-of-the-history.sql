CREATE TABLE "progress_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
INSERT INTO "progress_history" DEFAULT VALUES;
