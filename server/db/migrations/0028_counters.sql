CREATE TABLE "item_sale" (
	"company_id" text NOT NULL,
	"sale_id" text NOT NULL,
	"item_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"num" integer NOT NULL,
	CONSTRAINT "item_sale_company_id_sale_id_pk" PRIMARY KEY("company_id","sale_id")
);
--> statement-breakpoint
CREATE TABLE "stock_checkpoint" (
	"company_id" text NOT NULL,
	"distributor_id" text NOT NULL,
	"item_id" text NOT NULL,
	"stock" integer NOT NULL,
	"reserved" integer NOT NULL,
	CONSTRAINT "stock_checkpoint_company_id_distributor_id_item_id_pk" PRIMARY KEY("company_id","distributor_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "star_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "star_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_sale" ADD CONSTRAINT "item_sale_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_checkpoint" ADD CONSTRAINT "stock_checkpoint_stock_key" FOREIGN KEY ("company_id","distributor_id","item_id") REFERENCES "public"."item_stock"("company_id","distributor_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_session_seen" ON "operator_session" USING btree ("company_id","seen");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("company_id","order_id") WHERE status in ('NOTPAY', 'WAIT_PAID_CONFIRM', 'PAYED', 'WAIT_BUYER_CONFIRM');--> statement-breakpoint
CREATE INDEX "stock_movement_time" ON "stock_movement" USING btree ("company_id","created");--> statement-breakpoint
UPDATE "shop" s SET "star_sum" = r."stars", "star_count" = r."reviews"
  FROM (SELECT o."company_id", o."distributor_id", sum(v."star")::int AS "stars", count(*)::int AS "reviews"
          FROM "review" v JOIN "orders" o ON o."company_id" = v."company_id" AND o."order_id" = v."order_id"
         WHERE NOT v."hidden" GROUP BY o."company_id", o."distributor_id") r
 WHERE s."company_id" = r."company_id" AND s."distributor_id" = r."distributor_id";
