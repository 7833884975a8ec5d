CREATE TABLE "sheet_job" (
	"company_id" text NOT NULL,
	"job_id" text NOT NULL,
	"name" text NOT NULL,
	"direction" text NOT NULL,
	"file_name" text NOT NULL,
	"digest" text,
	"filter" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reached" text,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"same" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	"operator_role" text NOT NULL,
	"finished" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_job_company_id_job_id_pk" PRIMARY KEY("company_id","job_id"),
	CONSTRAINT "sheet_job_counts" CHECK (same between 0 and done and failed >= 0 and done + failed <= total)
);
--> statement-breakpoint
CREATE TABLE "sheet_row" (
	"company_id" text NOT NULL,
	"job_id" text NOT NULL,
	"line" integer NOT NULL,
	"values" jsonb NOT NULL,
	"state" text NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "sheet_row_company_id_job_id_line_pk" PRIMARY KEY("company_id","job_id","line")
);
--> statement-breakpoint
ALTER TABLE "sheet_job" ADD CONSTRAINT "sheet_job_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_row" ADD CONSTRAINT "sheet_row_job_key" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."sheet_job"("company_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_job_digest" ON "sheet_job" USING btree ("company_id","name","digest");--> statement-breakpoint
CREATE INDEX "sheet_job_updated" ON "sheet_job" USING btree ("company_id","updated");--> statement-breakpoint
CREATE INDEX "sheet_job_running" ON "sheet_job" USING btree ("company_id","created") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "sheet_row_waiting" ON "sheet_row" USING btree ("company_id","job_id","line") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "sheet_row_failed" ON "sheet_row" USING btree ("company_id","job_id","line") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "goods_item_number" ON "goods_item" USING btree ("company_id","item_bn");