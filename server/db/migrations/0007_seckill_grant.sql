CREATE TABLE "seckill_grant" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"seckill_id" text NOT NULL,
	"item_id" text NOT NULL,
	"num" integer NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "seckill_grant_company_id_user_id_seckill_id_item_id_pk" PRIMARY KEY("company_id","user_id","seckill_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "seckill_grant" ADD CONSTRAINT "seckill_grant_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_grant" ADD CONSTRAINT "seckill_grant_seckill_key" FOREIGN KEY ("company_id","seckill_id") REFERENCES "public"."seckill"("company_id","seckill_id") ON DELETE no action ON UPDATE no action;