CREATE INDEX "orders_to_cancel" ON "orders" USING btree ("company_id","created","order_id") WHERE cancel_status = 'WAIT_PROCESS';--> statement-breakpoint
DROP INDEX "orders_cancel_waiting";