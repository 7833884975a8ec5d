CREATE TABLE "member_message" (
	"company_id" text NOT NULL,
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"cause" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"read" timestamp with time zone,
	CONSTRAINT "member_message_company_id_message_id_pk" PRIMARY KEY("company_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "member_session" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_message" ADD CONSTRAINT "member_message_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_message_cause" ON "member_message" USING btree ("company_id","user_id","cause");--> statement-breakpoint
CREATE INDEX "member_message_list" ON "member_message" USING btree ("company_id","user_id","created","message_id");--> statement-breakpoint
CREATE INDEX "member_message_unread" ON "member_message" USING btree ("company_id","user_id","created","message_id") WHERE read is null;--> statement-breakpoint
CREATE INDEX "member_message_created" ON "member_message" USING btree ("company_id","created");