ALTER TABLE "orders" ADD COLUMN "holds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "payment_id" text DEFAULT '' NOT NULL;