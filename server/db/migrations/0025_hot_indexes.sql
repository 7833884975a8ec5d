CREATE INDEX "member_session_seen" ON "member_session" USING btree ("company_id","seen");--> statement-breakpoint
CREATE INDEX "aftersale_order" ON "aftersale" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "aftersale_created" ON "aftersale" USING btree ("company_id","created","aftersales_bn");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("company_id","created","order_id");--> statement-breakpoint
CREATE INDEX "orders_cancel_waiting" ON "orders" USING btree ("company_id","order_id") WHERE cancel_status = 'WAIT_PROCESS';--> statement-breakpoint
CREATE INDEX "orders_pickup_waiting" ON "orders" USING btree ("company_id","ziti_code") WHERE ziti_status = 'PENDING';--> statement-breakpoint
CREATE INDEX "refund_updated" ON "refund" USING btree ("company_id","updated","refund_id");--> statement-breakpoint
CREATE INDEX "point_entry_expires" ON "point_entry" USING btree ("company_id","expires","user_id") WHERE expires is not null;