DROP INDEX "payment_query";--> statement-breakpoint
ALTER TABLE "aftersale" ADD COLUMN "return_type" text DEFAULT 'logistics' NOT NULL;--> statement-breakpoint
ALTER TABLE "aftersale" ADD COLUMN "contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "aftersale" ADD COLUMN "mobile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "sale_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_query" ON "payment" USING btree ("company_id","query_at") WHERE query_at is not null;