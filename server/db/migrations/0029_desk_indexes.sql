CREATE INDEX "review_created" ON "review" USING btree ("company_id","created");--> statement-breakpoint
CREATE INDEX "member_username" ON "member" USING btree ("company_id","username","created");--> statement-breakpoint
CREATE INDEX "member_mobile_end" ON "member" USING btree ("company_id",right(mobile, 4),"created");--> statement-breakpoint
CREATE INDEX "orders_to_invoice" ON "orders" USING btree ("company_id","created") WHERE invoice is not null and invoice_number = '';--> statement-breakpoint
CREATE INDEX "orders_receiver_mobile" ON "orders" USING btree ("company_id",(receiver->>'receiver_mobile'),"created");--> statement-breakpoint
CREATE INDEX "orders_receiver_name" ON "orders" USING btree ("company_id",(receiver->>'receiver_name'),"created");--> statement-breakpoint
CREATE INDEX "refund_failed" ON "refund" USING btree ("company_id","updated") WHERE state = 'FAILS';