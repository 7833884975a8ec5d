ALTER TABLE "trade" ADD COLUMN "reminded" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_pickup_day" ON "orders" USING btree ("company_id",(pickup->>'pickup_date'),"order_id") WHERE status = 'PAYED' and ziti_status = 'PENDING';--> statement-breakpoint
CREATE INDEX "trade_unreminded" ON "trade" USING btree ("company_id","created") WHERE state = 'NOTPAY' and reminded is null;--> statement-breakpoint
-- sheets from before these clocks get the longest of their times from now on, so none is settled at once
UPDATE "aftersale" SET "due" = now() + interval '10 days' WHERE "due" IS NULL AND "state" IN ('APPLIED', 'SENT', 'RECEIVED');
