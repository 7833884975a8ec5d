CREATE TABLE "operator_role" (
	"company_id" text NOT NULL,
	"role_id" text NOT NULL,
	"name" text NOT NULL,
	"rights" text[] NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_role_company_id_role_id_pk" PRIMARY KEY("company_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "role_id" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "shops" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "pages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_role" ADD CONSTRAINT "operator_role_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_role_name" ON "operator_role" USING btree ("company_id","name");--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_role_key" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."operator_role"("company_id","role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_of_role" ON "operator" USING btree ("company_id","role_id");--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_custom_role" CHECK ((role = 'custom') = (role_id is not null));