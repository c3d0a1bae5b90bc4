ALTER TABLE "export_jobs" ADD COLUMN "deleted_at" bigint;
--> statement-breakpoint
CREATE INDEX "transfers_by_sender" ON "transfers" USING btree ("from_uid","at");
--> statement-breakpoint
CREATE INDEX "transfers_by_receiver" ON "transfers" USING btree ("to_uid","at");
