CREATE TABLE "operator_second_factor" (
	"company_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"secret" text NOT NULL,
	"confirmed" timestamp with time zone,
	"used_step" integer DEFAULT 0 NOT NULL,
	"recovery" text[] DEFAULT '{}' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_second_factor_company_id_operator_id_pk" PRIMARY KEY("company_id","operator_id")
);
--> statement-breakpoint
ALTER TABLE "operator_second_factor" ADD CONSTRAINT "operator_second_factor_operator_key" FOREIGN KEY ("company_id","operator_id") REFERENCES "public"."operator"("company_id","operator_id") ON DELETE no action ON UPDATE no action;