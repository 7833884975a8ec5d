ALTER TABLE "goods" ADD COLUMN "region_id" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "search" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "searched" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "goods_search" ON "goods" USING gin ("search");--> statement-breakpoint
CREATE INDEX "goods_unsearched" ON "goods" USING btree ("company_id","goods_id") WHERE searched is null or searched < updated;