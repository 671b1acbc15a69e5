CREATE INDEX "mails_put_off" ON "mails" USING btree ("created_at") WHERE failed_at is null and attempts > 0;--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "mails_failed_by_recipient" ON "mails" USING btree ("recipient") WHERE failed_at is not null;