CREATE TABLE "shop_whitelist" (
	"company_id" text NOT NULL,
	"distributor_id" text NOT NULL,
	"mobile" text NOT NULL,
	CONSTRAINT "shop_whitelist_company_id_distributor_id_mobile_pk" PRIMARY KEY("company_id","distributor_id","mobile")
);
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "whitelist_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_whitelist" ADD CONSTRAINT "shop_whitelist_shop_key" FOREIGN KEY ("company_id","distributor_id") REFERENCES "public"."shop"("company_id","distributor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_whitelist_mobile" ON "shop_whitelist" USING btree ("company_id","mobile");--> statement-breakpoint
CREATE INDEX "shop_whitelisted" ON "shop" USING btree ("company_id") WHERE whitelist_only;