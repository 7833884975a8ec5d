CREATE TABLE "job_pass" (
	"company_id" text NOT NULL,
	"job" text NOT NULL,
	"period" text NOT NULL,
	"position" text NOT NULL,
	"busy_until" timestamp with time zone NOT NULL,
	"done" timestamp with time zone,
	CONSTRAINT "job_pass_company_id_job_pk" PRIMARY KEY("company_id","job")
);
--> statement-breakpoint
ALTER TABLE "member_coupon" ADD COLUMN "reminded" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_pass" ADD CONSTRAINT "job_pass_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_coupon_untold" ON "member_coupon" USING btree ("company_id","end_date","code") WHERE state = 'unused' and reminded is null;