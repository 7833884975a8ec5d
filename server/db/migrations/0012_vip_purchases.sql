CREATE TABLE "vip_purchase" (
	"company_id" text NOT NULL,
	"trade_id" text NOT NULL,
	"user_id" text NOT NULL,
	"vip_grade_id" text NOT NULL,
	"card_type" text NOT NULL,
	"day" integer NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vip_purchase_company_id_trade_id_pk" PRIMARY KEY("company_id","trade_id"),
	CONSTRAINT "vip_purchase_day" CHECK (day > 0)
);
--> statement-breakpoint
ALTER TABLE "vip_purchase" ADD CONSTRAINT "vip_purchase_trade_key" FOREIGN KEY ("company_id","trade_id") REFERENCES "public"."trade"("company_id","trade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_purchase" ADD CONSTRAINT "vip_purchase_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_purchase" ADD CONSTRAINT "vip_purchase_grade_key" FOREIGN KEY ("company_id","vip_grade_id") REFERENCES "public"."vip_grade"("company_id","vip_grade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vip_purchase_member" ON "vip_purchase" USING btree ("company_id","user_id","created");