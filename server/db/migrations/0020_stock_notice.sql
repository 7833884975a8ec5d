CREATE TABLE "stock_notice" (
	"company_id" text NOT NULL,
	"item_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"notified" timestamp with time zone,
	CONSTRAINT "stock_notice_company_id_item_id_user_id_pk" PRIMARY KEY("company_id","item_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_notice_waiting" ON "stock_notice" USING btree ("company_id","created") WHERE notified is null;