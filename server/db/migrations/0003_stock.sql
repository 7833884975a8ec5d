INSERT INTO "item_stock" ("company_id", "distributor_id", "item_id", "stock")
SELECT i.company_id, coalesce(g.distributor_id, '0'), i.item_id, i.store
FROM "goods_item" i JOIN "goods" g ON g.company_id = i.company_id AND g.goods_id = i.goods_id;--> statement-breakpoint
INSERT INTO "stock_movement" ("company_id", "distributor_id", "item_id", "movement_id", "kind", "stock", "reserved", "cause")
SELECT company_id, distributor_id, item_id, 'opening', 'receive', stock, 0, 'opening'
FROM "item_stock" WHERE stock > 0;--> statement-breakpoint
ALTER TABLE "goods_item" DROP CONSTRAINT "goods_item_store";--> statement-breakpoint
ALTER TABLE "goods_item" DROP COLUMN "store";
