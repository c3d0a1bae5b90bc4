CREATE TABLE "address_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"result" jsonb NOT NULL,
	"done_at" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"tag" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"is_default" boolean NOT NULL,
	"state" text NOT NULL,
	"expires_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	"coin" text NOT NULL,
	"chain" text NOT NULL,
	"amount" numeric(58, 18) NOT NULL,
	"fee" numeric(58, 18) DEFAULT '0' NOT NULL,
	"status" integer NOT NULL,
	"deposit_type" integer DEFAULT 0 NOT NULL,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"need_confirm" integer NOT NULL,
	"unlock_confirm" integer NOT NULL,
	"tx_id" text NOT NULL,
	"tx_index" text NOT NULL,
	"block_hash" text NOT NULL,
	"from_address" text NOT NULL,
	"to_address" text NOT NULL,
	"tag" text NOT NULL,
	"wallet" text NOT NULL,
	"from_uid" bigint,
	"travel_rule_status" integer DEFAULT 0 NOT NULL,
	"compliance_status" integer DEFAULT 0 NOT NULL,
	"tax_status" integer DEFAULT 0 NOT NULL,
	"questionnaire" jsonb,
	"created_at" bigint NOT NULL,
	"success_at" bigint,
	"unlock_at" bigint,
	"release_at" bigint
);
--> statement-breakpoint
CREATE TABLE "saved_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"coin" text NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"normalized" text NOT NULL,
	"tag" text NOT NULL,
	"remark" text NOT NULL,
	"address_type" integer NOT NULL,
	"internal_type" text,
	"area_code" text,
	"wallet_type" integer NOT NULL,
	"ownership" text NOT NULL,
	"vasp_code" text,
	"legal_type" text,
	"names" jsonb NOT NULL,
	"verified" integer NOT NULL,
	"status" integer NOT NULL,
	"lock_until" bigint,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint,
	"risk" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"request_id" text NOT NULL,
	"coin" text NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"tag" text NOT NULL,
	"address_id" text,
	"remark" text DEFAULT '' NOT NULL,
	"debited" numeric(58, 18) NOT NULL,
	"amount" numeric(58, 18) NOT NULL,
	"fee" numeric(58, 18) NOT NULL,
	"receive" numeric(58, 18) NOT NULL,
	"tax" numeric(58, 18) DEFAULT '0' NOT NULL,
	"tax_rate" numeric(58, 18) DEFAULT '0' NOT NULL,
	"tax_type" text DEFAULT '' NOT NULL,
	"sources" jsonb NOT NULL,
	"status" text NOT NULL,
	"type" integer NOT NULL,
	"to_uid" bigint,
	"tx_id" text DEFAULT '' NOT NULL,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"need_confirm" integer NOT NULL,
	"fail_code" integer,
	"questionnaire" jsonb,
	"usd" numeric(58, 18) NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	"quote_id" text NOT NULL,
	"request_id" text NOT NULL,
	"account_type" text NOT NULL,
	"to_coin" text NOT NULL,
	"status" text NOT NULL,
	"is_settled" boolean NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversions" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"batch_id" text,
	"kind" text NOT NULL,
	"quote_id" text,
	"request_id" text NOT NULL,
	"account_type" text NOT NULL,
	"from_coin" text NOT NULL,
	"from_amount" numeric(58, 18) NOT NULL,
	"to_coin" text NOT NULL,
	"to_amount" numeric(58, 18) NOT NULL,
	"rate" numeric(58, 18) NOT NULL,
	"fee_coin" text NOT NULL,
	"fee_amount" numeric(58, 18) NOT NULL,
	"tax_type" text DEFAULT '' NOT NULL,
	"tax_amount" numeric(58, 18) NOT NULL,
	"gap_rate" numeric(58, 18) NOT NULL,
	"status" text NOT NULL,
	"fail_code" integer,
	"spot_rate" numeric(58, 18) NOT NULL,
	"notional_usd" numeric(58, 18) NOT NULL,
	"limit_price" numeric(58, 18),
	"expires_at" bigint,
	"created_at" bigint NOT NULL,
	"finished_at" bigint
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	"account_type" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"order_id" text,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"wallet" text NOT NULL,
	"hold" text DEFAULT '' NOT NULL,
	"coin" text NOT NULL,
	"balance" numeric(58, 18) DEFAULT '0' NOT NULL,
	CONSTRAINT "accounts_not_negative" CHECK ("accounts"."uid" = 0 or "accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"movement_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" numeric(58, 18) NOT NULL,
	CONSTRAINT "entries_not_zero" CHECK ("entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"wallet" text NOT NULL,
	"coin" text NOT NULL,
	"amount" numeric(58, 18) NOT NULL,
	"reason" text NOT NULL,
	"in_ledger" text NOT NULL,
	"ref_type" text NOT NULL,
	"ref_id" text NOT NULL,
	"start_at" bigint NOT NULL,
	"release_at" bigint
);
--> statement-breakpoint
CREATE TABLE "movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"uid" bigint NOT NULL,
	"reference" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"due_at" bigint NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failures" (
	"subject" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"locked_until" bigint
);
--> statement-breakpoint
CREATE TABLE "people" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"whitelist_only" boolean DEFAULT false NOT NULL,
	"new_address_lock" boolean DEFAULT false NOT NULL,
	"verification_free" boolean DEFAULT false NOT NULL,
	"change_pause_until" bigint,
	"security_lock_until" bigint,
	"security_lock_reason" text,
	"tax_identity" jsonb,
	"last_coin" text DEFAULT '' NOT NULL,
	"last_chain" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"uid" bigint NOT NULL,
	"request_id" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text,
	"at" bigint NOT NULL,
	CONSTRAINT "requests_uid_request_id_pk" PRIMARY KEY("uid","request_id")
);
--> statement-breakpoint
CREATE TABLE "risk_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"scene" integer NOT NULL,
	"action" text NOT NULL,
	"factors" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	"email_code_hash" text
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"uid" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "amp_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"product_id" text NOT NULL,
	"status" text NOT NULL,
	"answers" jsonb NOT NULL,
	"signed" jsonb NOT NULL,
	"full_name" text NOT NULL,
	"score" integer,
	"failed_topics" jsonb NOT NULL,
	"approved_until" bigint,
	"retry_at" bigint,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "derivatives" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"symbol" text NOT NULL,
	"side" text NOT NULL,
	"type" text NOT NULL,
	"qty" numeric(58, 18) NOT NULL,
	"size" numeric(58, 18) NOT NULL,
	"coin" text NOT NULL,
	"trade_price" numeric(58, 18) NOT NULL,
	"funding" numeric(58, 18) NOT NULL,
	"fee" numeric(58, 18) NOT NULL,
	"fee_rate" numeric(58, 18) NOT NULL,
	"cash_flow" numeric(58, 18) NOT NULL,
	"change" numeric(58, 18) NOT NULL,
	"cash_balance" numeric(58, 18) NOT NULL,
	"bonus_change" numeric(58, 18) NOT NULL,
	"trade_id" text NOT NULL,
	"order_id" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_links" (
	"token" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_files" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"part" integer NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"input" jsonb NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"format" text NOT NULL,
	"status" integer NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"fail_code" integer,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "tax_costs" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"coin" text NOT NULL,
	"tx_id" text NOT NULL,
	"cost_usd" numeric(58, 18) NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"coin" text NOT NULL,
	"amount" numeric(58, 18) NOT NULL,
	"from_uid" bigint NOT NULL,
	"to_uid" bigint NOT NULL,
	"from_account_type" text NOT NULL,
	"to_account_type" text NOT NULL,
	"status" text NOT NULL,
	"fail_code" integer,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_movement_id_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_checks_by_person" ON "address_checks" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "deposit_addresses_by_person" ON "deposit_addresses" USING btree ("uid","chain");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_addresses_unique" ON "deposit_addresses" USING btree ("chain","address","tag");--> statement-breakpoint
CREATE INDEX "deposits_by_person" ON "deposits" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "deposits_by_tx" ON "deposits" USING btree ("tx_id");--> statement-breakpoint
CREATE INDEX "saved_addresses_by_person" ON "saved_addresses" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_by_person" ON "withdrawals" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_by_request" ON "withdrawals" USING btree ("uid","request_id");--> statement-breakpoint
CREATE INDEX "withdrawals_by_time" ON "withdrawals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "batches_by_person" ON "batches" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "conversions_by_person" ON "conversions" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "conversions_by_batch" ON "conversions" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "conversions_open" ON "conversions" USING btree ("status","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "conversions_by_quote" ON "conversions" USING btree ("quote_id","from_coin");--> statement-breakpoint
CREATE INDEX "quotes_by_person" ON "quotes" USING btree ("uid","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_place" ON "accounts" USING btree ("uid","wallet","hold","coin");--> statement-breakpoint
CREATE INDEX "entries_by_movement" ON "entries" USING btree ("movement_id");--> statement-breakpoint
CREATE INDEX "entries_by_account" ON "entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "holds_by_person" ON "holds" USING btree ("uid","coin");--> statement-breakpoint
CREATE INDEX "holds_by_reference" ON "holds" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "movements_by_person" ON "movements" USING btree ("uid","at");--> statement-breakpoint
CREATE INDEX "jobs_by_time" ON "jobs" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "attempts_by_subject" ON "attempts" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "sessions_by_age" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "amp_applications_by_person" ON "amp_applications" USING btree ("uid","product_id");--> statement-breakpoint
CREATE INDEX "derivatives_by_person" ON "derivatives" USING btree ("uid","at");--> statement-breakpoint
CREATE INDEX "export_files_by_job" ON "export_files" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "export_jobs_by_person" ON "export_jobs" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "tax_costs_by_person" ON "tax_costs" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "transfers_by_time" ON "transfers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "transfers_by_sender" ON "transfers" USING btree ("from_uid","at");--> statement-breakpoint
CREATE INDEX "transfers_by_receiver" ON "transfers" USING btree ("to_uid","at");