CREATE TABLE "image" (
	"company_id" text NOT NULL,
	"image_id" text NOT NULL,
	"folder_id" text,
	"img_name" text NOT NULL,
	"img_url" text NOT NULL,
	"img_full_url" text NOT NULL,
	"img_type" text NOT NULL,
	"img_size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"operator_name" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" timestamp with time zone,
	CONSTRAINT "image_company_id_image_id_pk" PRIMARY KEY("company_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "image_folder" (
	"company_id" text NOT NULL,
	"folder_id" text NOT NULL,
	"name" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "image_folder_company_id_folder_id_pk" PRIMARY KEY("company_id","folder_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"company_id" text NOT NULL,
	"audit_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_entry_company_id_audit_id_pk" PRIMARY KEY("company_id","audit_id")
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"company_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_company_id_operator_id_pk" PRIMARY KEY("company_id","operator_id")
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"company_id" text NOT NULL,
	"session_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"seen" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_session_company_id_session_id_pk" PRIMARY KEY("company_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"company_id" text NOT NULL,
	"publication_id" text NOT NULL,
	"state" text NOT NULL,
	"operator_id" text DEFAULT '' NOT NULL,
	"operator_name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"finished" timestamp with time zone,
	CONSTRAINT "publication_company_id_publication_id_pk" PRIMARY KEY("company_id","publication_id")
);
--> statement-breakpoint
CREATE TABLE "publication_page" (
	"company_id" text NOT NULL,
	"publication_id" text NOT NULL,
	"page_id" text NOT NULL,
	"revision_id" text NOT NULL,
	CONSTRAINT "publication_page_company_id_publication_id_page_id_pk" PRIMARY KEY("company_id","publication_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "saved_design" (
	"company_id" text NOT NULL,
	"design_id" text NOT NULL,
	"kind" text NOT NULL,
	"platform" text DEFAULT 'pc' NOT NULL,
	"name" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"params" jsonb NOT NULL,
	"operator_name" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" timestamp with time zone,
	CONSTRAINT "saved_design_company_id_design_id_pk" PRIMARY KEY("company_id","design_id")
);
--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_folder_key" FOREIGN KEY ("company_id","folder_id") REFERENCES "public"."image_folder"("company_id","folder_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_folder" ADD CONSTRAINT "image_folder_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_operator_key" FOREIGN KEY ("company_id","operator_id") REFERENCES "public"."operator"("company_id","operator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_page" ADD CONSTRAINT "publication_page_publication_key" FOREIGN KEY ("company_id","publication_id") REFERENCES "public"."publication"("company_id","publication_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_page" ADD CONSTRAINT "publication_page_revision_key" FOREIGN KEY ("company_id","page_id","revision_id") REFERENCES "public"."page_revision"("company_id","page_id","revision_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_page" ADD CONSTRAINT "publication_page_page_key" FOREIGN KEY ("company_id","page_id") REFERENCES "public"."page"("company_id","page_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_design" ADD CONSTRAINT "saved_design_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "image_url" ON "image" USING btree ("company_id","img_url");--> statement-breakpoint
CREATE INDEX "image_created" ON "image" USING btree ("company_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "image_folder_name" ON "image_folder" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "audit_entry_created" ON "audit_entry" USING btree ("company_id","created");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("company_id","subject","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_username" ON "operator" USING btree ("company_id","username");--> statement-breakpoint
CREATE INDEX "operator_session_operator" ON "operator_session" USING btree ("company_id","operator_id");--> statement-breakpoint
CREATE INDEX "operator_session_expires" ON "operator_session" USING btree ("company_id","expires");--> statement-breakpoint
CREATE INDEX "publication_due" ON "publication" USING btree ("company_id","state","at");--> statement-breakpoint
CREATE INDEX "publication_page_page" ON "publication_page" USING btree ("company_id","page_id");--> statement-breakpoint
CREATE INDEX "saved_design_kind" ON "saved_design" USING btree ("company_id","kind","created");