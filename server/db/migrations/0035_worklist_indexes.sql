CREATE INDEX "review_hidden" ON "review" USING btree ("company_id","created") WHERE hidden;--> statement-breakpoint
CREATE INDEX "review_member" ON "review" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "review_reply_member" ON "review_reply" USING btree ("company_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "audit_entry_operator" ON "audit_entry" USING btree ("company_id","operator_id","seq");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("company_id","action","seq");--> statement-breakpoint
CREATE INDEX "coupon_claim_member" ON "coupon_claim" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "member_vip" ON "member" USING btree ("company_id","vip_until") WHERE deleted is null;--> statement-breakpoint
CREATE INDEX "member_disabled" ON "member" USING btree ("company_id","created") WHERE disabled and deleted is null;--> statement-breakpoint
CREATE INDEX "orders_takings" ON "orders" USING btree ("company_id","paid","total_fee");--> statement-breakpoint
CREATE INDEX "orders_to_ship" ON "orders" USING btree ("company_id","created","order_id") WHERE status = 'PAYED' and receipt_type <> 'ziti' and cancel_status in ('NO_APPLY_CANCEL', 'FAILS');--> statement-breakpoint
CREATE INDEX "orders_done" ON "orders" USING btree ("company_id","created","order_id") WHERE status in ('DONE', 'REFUND_SUCCESS');--> statement-breakpoint
CREATE INDEX "payment_notice_refused" ON "payment_notice" USING btree ("company_id","created") WHERE not accepted;--> statement-breakpoint
CREATE INDEX "refund_trade" ON "refund" USING btree ("company_id","trade_id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("company_id","trade_id") WHERE state <> 'SUCCESS';--> statement-breakpoint
CREATE INDEX "voucher_updated" ON "voucher" USING btree ("company_id","updated","trade_id");--> statement-breakpoint
CREATE INDEX "voucher_status" ON "voucher" USING btree ("company_id","check_status","updated","trade_id");--> statement-breakpoint
DROP INDEX "orders_paid";--> statement-breakpoint
DROP INDEX "payment_notice_created";