-- Keys of stock_movement and member_message over all months. Both tables keep their primary key and their unique index
-- of the cause until the job "months" divides them (server/db/months), a day later: servers of the previous version need it.
CREATE TABLE "message_cause" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"cause" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_cause_company_id_user_id_cause_pk" PRIMARY KEY("company_id","user_id","cause")
);
--> statement-breakpoint
CREATE TABLE "stock_cause" (
	"company_id" text NOT NULL,
	"distributor_id" text NOT NULL,
	"item_id" text NOT NULL,
	"cause" text NOT NULL,
	CONSTRAINT "stock_cause_company_id_distributor_id_item_id_cause_pk" PRIMARY KEY("company_id","distributor_id","item_id","cause")
);
--> statement-breakpoint
ALTER TABLE "message_cause" ADD CONSTRAINT "message_cause_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_cause" ADD CONSTRAINT "stock_cause_stock_key" FOREIGN KEY ("company_id","distributor_id","item_id") REFERENCES "public"."item_stock"("company_id","distributor_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_cause_created" ON "message_cause" USING btree ("company_id","created");