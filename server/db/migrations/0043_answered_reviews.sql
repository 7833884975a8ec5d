ALTER TABLE "review" ADD COLUMN "answered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reply" ADD COLUMN "noted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "review_unanswered" ON "review" USING btree ("company_id","created","rate_id") WHERE not hidden and not answered;--> statement-breakpoint
CREATE INDEX "review_reply_to_note" ON "review_reply" USING btree ("company_id","rate_id","reply_id") WHERE role = 'seller' and not noted;