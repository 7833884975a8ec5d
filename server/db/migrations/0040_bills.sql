CREATE TABLE "bill" (
	"company_id" text NOT NULL,
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"due" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"payment_count" integer DEFAULT 0 NOT NULL,
	"payment_fee" bigint DEFAULT 0 NOT NULL,
	"refund_count" integer DEFAULT 0 NOT NULL,
	"refund_fee" bigint DEFAULT 0 NOT NULL,
	"own_payment_count" integer DEFAULT 0 NOT NULL,
	"own_payment_fee" bigint DEFAULT 0 NOT NULL,
	"own_refund_count" integer DEFAULT 0 NOT NULL,
	"own_refund_fee" bigint DEFAULT 0 NOT NULL,
	"foreign_count" integer DEFAULT 0 NOT NULL,
	"differences" integer DEFAULT 0 NOT NULL,
	"compared" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bill_company_id_provider_day_pk" PRIMARY KEY("company_id","provider","day")
);
--> statement-breakpoint
CREATE TABLE "bill_difference" (
	"company_id" text NOT NULL,
	"difference_id" text NOT NULL,
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"trade_id" text DEFAULT '' NOT NULL,
	"transaction_id" text DEFAULT '' NOT NULL,
	"bill_fee" bigint,
	"own_fee" bigint,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"ask_at" timestamp with time zone,
	"remark" text DEFAULT '' NOT NULL,
	"operator_name" text DEFAULT '' NOT NULL,
	"settled" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bill_difference_company_id_difference_id_pk" PRIMARY KEY("company_id","difference_id"),
	CONSTRAINT "bill_difference_money" CHECK (bill_fee >= 0 and own_fee >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "bill_day" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "bill_day" text;--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_difference" ADD CONSTRAINT "bill_difference_bill_key" FOREIGN KEY ("company_id","provider","day") REFERENCES "public"."bill"("company_id","provider","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_day" ON "bill" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "bill_due" ON "bill" USING btree ("company_id","due") WHERE due is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_difference_number" ON "bill_difference" USING btree ("company_id","provider","day","kind","number");--> statement-breakpoint
CREATE INDEX "bill_difference_created" ON "bill_difference" USING btree ("company_id","created","difference_id");--> statement-breakpoint
CREATE INDEX "bill_difference_open" ON "bill_difference" USING btree ("company_id","created","difference_id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "bill_difference_ask" ON "bill_difference" USING btree ("company_id","ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE INDEX "payment_paid" ON "payment" USING btree ("company_id","paid") WHERE state = 'SUCCESS';