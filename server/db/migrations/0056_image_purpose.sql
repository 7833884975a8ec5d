ALTER TABLE "image" ADD COLUMN "purpose" text DEFAULT 'library' NOT NULL;--> statement-breakpoint
UPDATE "image" SET "purpose" = 'cover' FROM "saved_design" WHERE "saved_design"."company_id" = "image"."company_id" AND "saved_design"."image" = "image"."img_full_url";
