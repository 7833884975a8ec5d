CREATE TABLE "member_upload" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"key" text NOT NULL,
	"url" text NOT NULL,
	"size" integer NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_upload_company_id_user_id_upload_id_pk" PRIMARY KEY("company_id","user_id","upload_id")
);
--> statement-breakpoint
ALTER TABLE "aftersale_line" DROP CONSTRAINT "aftersale_line_num";--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "workdays" text DEFAULT '1,2,3,4,5,6,7' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "wait_pickup_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "latest_pickup_time" text DEFAULT '21:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "aftersale_line" ADD COLUMN "held_num" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "aftersale_line" ADD COLUMN "share_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "aftersale_line" ADD COLUMN "share_point" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_upload" ADD CONSTRAINT "member_upload_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_upload_key" ON "member_upload" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "member_upload_created" ON "member_upload" USING btree ("company_id","user_id","created");--> statement-breakpoint
CREATE INDEX "member_upload_url" ON "member_upload" USING btree ("company_id","user_id","url");--> statement-breakpoint
ALTER TABLE "aftersale_line" ADD CONSTRAINT "aftersale_line_share" CHECK (refund_fee between 0 and share_fee and refund_point between 0 and share_point);--> statement-breakpoint
ALTER TABLE "aftersale_line" ADD CONSTRAINT "aftersale_line_num" CHECK (num > 0 and held_num between 0 and num);