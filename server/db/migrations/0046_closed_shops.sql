DROP INDEX "shop_whitelisted";--> statement-breakpoint
CREATE INDEX "shop_restricted" ON "shop" USING btree ("company_id") WHERE whitelist_only or not is_valid;