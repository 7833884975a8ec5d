ALTER TABLE "publication_page" ADD COLUMN "enables" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "publication_page" ADD COLUMN "before_revision" text;--> statement-breakpoint
ALTER TABLE "publication_page" ADD COLUMN "replaced_page" text;