DROP INDEX "cart_line_once";--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "line_type" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_once" ON "cart_line" USING btree ("company_id","owner","cart_type","shop_type","distributor_id","item_id","line_type");