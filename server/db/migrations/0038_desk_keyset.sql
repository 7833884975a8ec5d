CREATE INDEX "member_name_start" ON "member" USING btree ("company_id",left(coalesce(nullif(username, ''), nickname), 2),"created");--> statement-breakpoint
CREATE INDEX "member_name_end" ON "member" USING btree ("company_id",right(coalesce(nullif(username, ''), nickname), 2),"created");--> statement-breakpoint
CREATE INDEX "orders_receiver_start" ON "orders" USING btree ("company_id",left(receiver->>'receiver_name', 2),"created");--> statement-breakpoint
CREATE INDEX "orders_receiver_end" ON "orders" USING btree ("company_id",right(receiver->>'receiver_name', 2),"created");--> statement-breakpoint
CREATE INDEX "orders_to_pay" ON "orders" USING btree ("company_id","created","order_id") WHERE status in ('NOTPAY', 'WAIT_PAID_CONFIRM');