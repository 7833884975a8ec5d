ALTER TABLE "member_upload" ADD COLUMN "moved_to" text;--> statement-breakpoint
ALTER TABLE "member_upload" ADD COLUMN "look_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "member_upload_id" ON "member_upload" USING btree ("company_id","upload_id");--> statement-breakpoint
CREATE INDEX "member_upload_look" ON "member_upload" USING btree ("company_id","look_at");