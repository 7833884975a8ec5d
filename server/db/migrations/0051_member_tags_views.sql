CREATE TABLE "member_tag" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"tag_id" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_tag_company_id_user_id_tag_id_pk" PRIMARY KEY("company_id","user_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"company_id" text NOT NULL,
	"view_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_company_id_view_id_pk" PRIMARY KEY("company_id","view_id")
);
--> statement-breakpoint
ALTER TABLE "member_tag" ADD CONSTRAINT "member_tag_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_tag" ADD CONSTRAINT "member_tag_tag_key" FOREIGN KEY ("company_id","tag_id") REFERENCES "public"."tag"("company_id","tag_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_operator_key" FOREIGN KEY ("company_id","operator_id") REFERENCES "public"."operator"("company_id","operator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_tag_tag" ON "member_tag" USING btree ("company_id","tag_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("company_id","list","operator_id","name");