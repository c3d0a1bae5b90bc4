CREATE TABLE "export_chunks" (
	"file_id" text NOT NULL,
	"at" integer NOT NULL,
	"job_id" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "export_chunks_file_id_at_pk" PRIMARY KEY("file_id","at")
);
--> statement-breakpoint
CREATE INDEX "export_chunks_by_job" ON "export_chunks" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "movements_by_time" ON "movements" USING btree ("at","id");--> statement-breakpoint
-- What files held so far is their first piece; files that are over hold nothing.
INSERT INTO "export_chunks" ("file_id", "at", "job_id", "content") SELECT "id", 0, "job_id", "content" FROM "export_files" WHERE length("content") > 0;--> statement-breakpoint
ALTER TABLE "export_files" DROP COLUMN "content";