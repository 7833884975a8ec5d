CREATE TABLE "login_scan" (
	"company_id" text NOT NULL,
	"scan_id" text NOT NULL,
	"keeper_hash" text NOT NULL,
	"state" text NOT NULL,
	"user_id" text,
	"user_agent" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "login_scan_company_id_scan_id_pk" PRIMARY KEY("company_id","scan_id")
);
--> statement-breakpoint
ALTER TABLE "login_scan" ADD CONSTRAINT "login_scan_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_scan" ADD CONSTRAINT "login_scan_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_scan_expires" ON "login_scan" USING btree ("company_id","expires");