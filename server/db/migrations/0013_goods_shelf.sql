ALTER TABLE "goods" ADD COLUMN "stock_rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_shelf" ON "goods" USING btree ("company_id","sort","goods_id","default_item_id") WHERE deleted is null and approve_status in ('onsale', 'only_show') and product_type = 'normal' and item_type = 'normal';--> statement-breakpoint
CREATE INDEX "goods_default_item" ON "goods" USING btree ("company_id","default_item_id");--> statement-breakpoint
CREATE INDEX "goods_stock_rank" ON "goods" USING btree ("company_id","stock_rank");--> statement-breakpoint
CREATE INDEX "goods_item_hidden" ON "goods_item" USING btree ("company_id","item_id") WHERE approve_status in ('instock', 'offline_sale');--> statement-breakpoint
CREATE INDEX "item_stock_updated" ON "item_stock" USING btree ("company_id","updated");