ALTER TABLE "admin_actions" ADD COLUMN "actor" text;--> statement-breakpoint
UPDATE "admin_actions" SET "actor" = encode(sha256("admin_id"::text::bytea), 'hex') WHERE "admin_id" IS NOT NULL;
