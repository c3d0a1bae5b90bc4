CREATE TABLE "tax_methods" (
	"uid" bigint NOT NULL,
	"country" text NOT NULL,
	"from_year" integer NOT NULL,
	"method" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "tax_methods_uid_country_from_year_pk" PRIMARY KEY("uid","country","from_year")
);
--> statement-breakpoint
ALTER TABLE "tax_costs" RENAME COLUMN "cost_usd" TO "cost";--> statement-breakpoint
ALTER TABLE "tax_costs" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_costs" ADD COLUMN "acquired_at" bigint;