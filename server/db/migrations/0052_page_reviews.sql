CREATE TABLE "operator_message" (
	"company_id" text NOT NULL,
	"message_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"link" text NOT NULL,
	"parts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"read" timestamp with time zone,
	CONSTRAINT "operator_message_company_id_message_id_pk" PRIMARY KEY("company_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "page_review" (
	"company_id" text NOT NULL,
	"review_id" text NOT NULL,
	"page_id" text NOT NULL,
	"revision_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"asked_by" text NOT NULL,
	"asked_name" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_name" text DEFAULT '' NOT NULL,
	"decided" timestamp with time zone,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "page_review_company_id_review_id_pk" PRIMARY KEY("company_id","review_id")
);
--> statement-breakpoint
CREATE TABLE "review_note" (
	"company_id" text NOT NULL,
	"note_id" text NOT NULL,
	"page_id" text NOT NULL,
	"widget" text,
	"widget_name" text DEFAULT '' NOT NULL,
	"parent_id" text,
	"text" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"settled" timestamp with time zone,
	"settled_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "review_note_company_id_note_id_pk" PRIMARY KEY("company_id","note_id")
);
--> statement-breakpoint
ALTER TABLE "operator_message" ADD CONSTRAINT "operator_message_operator_key" FOREIGN KEY ("company_id","operator_id") REFERENCES "public"."operator"("company_id","operator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_review" ADD CONSTRAINT "page_review_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_review" ADD CONSTRAINT "page_review_page_key" FOREIGN KEY ("company_id","page_id") REFERENCES "public"."page"("company_id","page_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_review" ADD CONSTRAINT "page_review_revision_key" FOREIGN KEY ("company_id","page_id","revision_id") REFERENCES "public"."page_revision"("company_id","page_id","revision_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_note" ADD CONSTRAINT "review_note_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_note" ADD CONSTRAINT "review_note_page_key" FOREIGN KEY ("company_id","page_id") REFERENCES "public"."page"("company_id","page_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_note" ADD CONSTRAINT "review_note_parent_key" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."review_note"("company_id","note_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_message_list" ON "operator_message" USING btree ("company_id","operator_id","created");--> statement-breakpoint
CREATE INDEX "operator_message_subject" ON "operator_message" USING btree ("company_id","subject");--> statement-breakpoint
CREATE INDEX "operator_message_created" ON "operator_message" USING btree ("company_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "page_review_one_waiting" ON "page_review" USING btree ("company_id","page_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "page_review_page" ON "page_review" USING btree ("company_id","page_id","created");--> statement-breakpoint
CREATE INDEX "page_review_asked" ON "page_review" USING btree ("company_id","asked_by","created");--> statement-breakpoint
CREATE INDEX "review_note_page" ON "review_note" USING btree ("company_id","page_id","created");--> statement-breakpoint
CREATE INDEX "review_note_parent" ON "review_note" USING btree ("company_id","parent_id");