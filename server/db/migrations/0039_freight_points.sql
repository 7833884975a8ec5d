ALTER TABLE "aftersale" ADD COLUMN "freight_point" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "freight_point" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "freight_point_fee" integer DEFAULT 0 NOT NULL;