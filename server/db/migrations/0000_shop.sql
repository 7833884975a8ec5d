CREATE TABLE "company" (
	"company_id" text NOT NULL,
	"subdomain" text NOT NULL,
	"brand_name" text NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "setting_company_id_name_pk" PRIMARY KEY("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"company_id" text NOT NULL,
	"card_id" text NOT NULL,
	"card_type" text NOT NULL,
	"title" text NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"date_type" text NOT NULL,
	"begin_date" timestamp with time zone,
	"end_date" timestamp with time zone,
	"fixed_begin_term" integer,
	"fixed_term" integer,
	"quantity" integer NOT NULL,
	"get_num" integer DEFAULT 0 NOT NULL,
	"get_limit" integer DEFAULT 1 NOT NULL,
	"use_limit" integer DEFAULT 1 NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"least_cost" integer DEFAULT 0 NOT NULL,
	"most_cost" integer DEFAULT 0 NOT NULL,
	"reduce_cost" integer DEFAULT 0 NOT NULL,
	"icon_url_list" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"custom_url" text DEFAULT '' NOT NULL,
	"receive" boolean DEFAULT true NOT NULL,
	"use_platform" text DEFAULT 'mall' NOT NULL,
	"use_bound" integer DEFAULT 0 NOT NULL,
	"object_use_for" text DEFAULT '' NOT NULL,
	"kq_status" integer DEFAULT 0 NOT NULL,
	"grade_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"vip_grade_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"send_begin_time" timestamp with time zone,
	"send_end_time" timestamp with time zone,
	"use_scenes" text DEFAULT 'ONLINE' NOT NULL,
	"can_use_with_other_discount" boolean DEFAULT true NOT NULL,
	"distributor_id" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_company_id_card_id_pk" PRIMARY KEY("company_id","card_id"),
	CONSTRAINT "coupon_money" CHECK (least_cost >= 0 and most_cost >= 0 and reduce_cost >= 0),
	CONSTRAINT "coupon_discount" CHECK (discount between 0 and 100),
	CONSTRAINT "coupon_claims" CHECK (get_num between 0 and quantity)
);
--> statement-breakpoint
CREATE TABLE "coupon_bound" (
	"company_id" text NOT NULL,
	"card_id" text NOT NULL,
	"target_id" text NOT NULL,
	CONSTRAINT "coupon_bound_company_id_card_id_target_id_pk" PRIMARY KEY("company_id","card_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_shop" (
	"company_id" text NOT NULL,
	"card_id" text NOT NULL,
	"distributor_id" text NOT NULL,
	CONSTRAINT "coupon_shop_company_id_card_id_distributor_id_pk" PRIMARY KEY("company_id","card_id","distributor_id")
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"company_id" text NOT NULL,
	"brand_id" text NOT NULL,
	"brand_name" text NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_company_id_brand_id_pk" PRIMARY KEY("company_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"company_id" text NOT NULL,
	"category_id" text NOT NULL,
	"category_name" text NOT NULL,
	"parent_id" text,
	"category_level" integer NOT NULL,
	"path" text NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"is_main_category" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "category_company_id_category_id_pk" PRIMARY KEY("company_id","category_id"),
	CONSTRAINT "category_level_range" CHECK (category_level between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"company_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"default_item_id" text NOT NULL,
	"item_name" text NOT NULL,
	"brief" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"pics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"videos" text DEFAULT '' NOT NULL,
	"item_unit" text DEFAULT '件' NOT NULL,
	"item_type" text DEFAULT 'normal' NOT NULL,
	"approve_status" text DEFAULT 'onsale' NOT NULL,
	"nospec" boolean DEFAULT true NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"main_category_id" text,
	"brand_id" text,
	"distributor_id" text,
	"sales" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" timestamp with time zone,
	CONSTRAINT "goods_company_id_goods_id_pk" PRIMARY KEY("company_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "goods_category" (
	"company_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "goods_category_company_id_goods_id_category_id_pk" PRIMARY KEY("company_id","goods_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "goods_item" (
	"company_id" text NOT NULL,
	"item_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"item_bn" text DEFAULT '' NOT NULL,
	"barcode" text DEFAULT '' NOT NULL,
	"price" integer NOT NULL,
	"market_price" integer DEFAULT 0 NOT NULL,
	"cost_price" integer DEFAULT 0 NOT NULL,
	"store" integer DEFAULT 0 NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"volume" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"approve_status" text DEFAULT 'onsale' NOT NULL,
	"pics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_item_company_id_item_id_pk" PRIMARY KEY("company_id","item_id"),
	CONSTRAINT "goods_item_money" CHECK (price >= 0 and market_price >= 0 and cost_price >= 0),
	CONSTRAINT "goods_item_store" CHECK (store >= 0)
);
--> statement-breakpoint
CREATE TABLE "goods_param" (
	"company_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"attribute_id" text NOT NULL,
	"attribute_name" text NOT NULL,
	"attribute_value_id" text NOT NULL,
	"attribute_value_name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_param_company_id_goods_id_attribute_id_pk" PRIMARY KEY("company_id","goods_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "goods_tag" (
	"company_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"tag_id" text NOT NULL,
	CONSTRAINT "goods_tag_company_id_goods_id_tag_id_pk" PRIMARY KEY("company_id","goods_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "page" (
	"company_id" text NOT NULL,
	"page_id" text NOT NULL,
	"theme_pc_template_id" text NOT NULL,
	"page_type" text NOT NULL,
	"platform" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"alias" text DEFAULT '' NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"seo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"draft_revision" text,
	"published_revision" text,
	"published" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" timestamp with time zone,
	CONSTRAINT "page_company_id_page_id_pk" PRIMARY KEY("company_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "page_revision" (
	"company_id" text NOT NULL,
	"page_id" text NOT NULL,
	"revision_id" text NOT NULL,
	"number" integer NOT NULL,
	"base_revision" text,
	"document" text NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_revision_company_id_page_id_revision_id_pk" PRIMARY KEY("company_id","page_id","revision_id")
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"company_id" text NOT NULL,
	"distributor_id" text NOT NULL,
	"shop_code" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"lng" double precision,
	"lat" double precision,
	"hour" text DEFAULT '' NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"banner" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"is_ziti" boolean DEFAULT false NOT NULL,
	"is_delivery" boolean DEFAULT true NOT NULL,
	"is_dada" boolean DEFAULT false NOT NULL,
	"is_valid" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"avg_star_tenths" integer DEFAULT 0 NOT NULL,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_company_id_distributor_id_pk" PRIMARY KEY("company_id","distributor_id")
);
--> statement-breakpoint
CREATE TABLE "shop_tag" (
	"company_id" text NOT NULL,
	"distributor_id" text NOT NULL,
	"tag_id" text NOT NULL,
	CONSTRAINT "shop_tag_company_id_distributor_id_tag_id_pk" PRIMARY KEY("company_id","distributor_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "goods_item_spec" (
	"company_id" text NOT NULL,
	"item_id" text NOT NULL,
	"spec_id" text NOT NULL,
	"spec_value_id" text NOT NULL,
	"spec_custom_value_name" text DEFAULT '' NOT NULL,
	"item_image_url" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_item_spec_company_id_item_id_spec_id_pk" PRIMARY KEY("company_id","item_id","spec_id")
);
--> statement-breakpoint
CREATE TABLE "spec" (
	"company_id" text NOT NULL,
	"spec_id" text NOT NULL,
	"spec_name" text NOT NULL,
	"is_image" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "spec_company_id_spec_id_pk" PRIMARY KEY("company_id","spec_id")
);
--> statement-breakpoint
CREATE TABLE "spec_value" (
	"company_id" text NOT NULL,
	"spec_value_id" text NOT NULL,
	"spec_id" text NOT NULL,
	"spec_value_name" text NOT NULL,
	"spec_image_url" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "spec_value_company_id_spec_value_id_pk" PRIMARY KEY("company_id","spec_value_id"),
	CONSTRAINT "spec_value_of_spec" UNIQUE("company_id","spec_id","spec_value_id")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"company_id" text NOT NULL,
	"tag_id" text NOT NULL,
	"kind" text NOT NULL,
	"tag_name" text NOT NULL,
	"tag_color" text DEFAULT '' NOT NULL,
	"font_color" text DEFAULT '' NOT NULL,
	"tag_icon" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tag_company_id_tag_id_pk" PRIMARY KEY("company_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "setting" ADD CONSTRAINT "setting_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_shop_key" FOREIGN KEY ("company_id","distributor_id") REFERENCES "public"."shop"("company_id","distributor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_bound" ADD CONSTRAINT "coupon_bound_coupon_key" FOREIGN KEY ("company_id","card_id") REFERENCES "public"."coupon"("company_id","card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_shop" ADD CONSTRAINT "coupon_shop_coupon_key" FOREIGN KEY ("company_id","card_id") REFERENCES "public"."coupon"("company_id","card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_shop" ADD CONSTRAINT "coupon_shop_shop_key" FOREIGN KEY ("company_id","distributor_id") REFERENCES "public"."shop"("company_id","distributor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_key" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."category"("company_id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_category_key" FOREIGN KEY ("company_id","main_category_id") REFERENCES "public"."category"("company_id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_brand_key" FOREIGN KEY ("company_id","brand_id") REFERENCES "public"."brand"("company_id","brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_shop_key" FOREIGN KEY ("company_id","distributor_id") REFERENCES "public"."shop"("company_id","distributor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_category" ADD CONSTRAINT "goods_category_goods_key" FOREIGN KEY ("company_id","goods_id") REFERENCES "public"."goods"("company_id","goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_category" ADD CONSTRAINT "goods_category_category_key" FOREIGN KEY ("company_id","category_id") REFERENCES "public"."category"("company_id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_item" ADD CONSTRAINT "goods_item_goods_key" FOREIGN KEY ("company_id","goods_id") REFERENCES "public"."goods"("company_id","goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_param" ADD CONSTRAINT "goods_param_goods_key" FOREIGN KEY ("company_id","goods_id") REFERENCES "public"."goods"("company_id","goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_tag" ADD CONSTRAINT "goods_tag_goods_key" FOREIGN KEY ("company_id","goods_id") REFERENCES "public"."goods"("company_id","goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_tag" ADD CONSTRAINT "goods_tag_tag_key" FOREIGN KEY ("company_id","tag_id") REFERENCES "public"."tag"("company_id","tag_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_draft_revision_key" FOREIGN KEY ("company_id","page_id","draft_revision") REFERENCES "public"."page_revision"("company_id","page_id","revision_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_published_revision_key" FOREIGN KEY ("company_id","page_id","published_revision") REFERENCES "public"."page_revision"("company_id","page_id","revision_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_revision" ADD CONSTRAINT "page_revision_page_key" FOREIGN KEY ("company_id","page_id") REFERENCES "public"."page"("company_id","page_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_tag" ADD CONSTRAINT "shop_tag_shop_key" FOREIGN KEY ("company_id","distributor_id") REFERENCES "public"."shop"("company_id","distributor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_tag" ADD CONSTRAINT "shop_tag_tag_key" FOREIGN KEY ("company_id","tag_id") REFERENCES "public"."tag"("company_id","tag_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_item_spec" ADD CONSTRAINT "goods_item_spec_goods_item_key" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."goods_item"("company_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_item_spec" ADD CONSTRAINT "goods_item_spec_spec_value_key" FOREIGN KEY ("company_id","spec_id","spec_value_id") REFERENCES "public"."spec_value"("company_id","spec_id","spec_value_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec" ADD CONSTRAINT "spec_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_value" ADD CONSTRAINT "spec_value_spec_key" FOREIGN KEY ("company_id","spec_id") REFERENCES "public"."spec"("company_id","spec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_subdomain" ON "company" USING btree ("subdomain");--> statement-breakpoint
CREATE INDEX "coupon_sort" ON "coupon" USING btree ("company_id","sort","card_id");--> statement-breakpoint
CREATE INDEX "coupon_bound_target" ON "coupon_bound" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "coupon_shop_shop" ON "coupon_shop" USING btree ("company_id","distributor_id");--> statement-breakpoint
CREATE INDEX "category_path" ON "category" USING btree ("company_id","path");--> statement-breakpoint
CREATE INDEX "goods_sort" ON "goods" USING btree ("company_id","sort","goods_id");--> statement-breakpoint
CREATE INDEX "goods_sales" ON "goods" USING btree ("company_id","sales");--> statement-breakpoint
CREATE INDEX "goods_created" ON "goods" USING btree ("company_id","created");--> statement-breakpoint
CREATE INDEX "goods_brand" ON "goods" USING btree ("company_id","brand_id");--> statement-breakpoint
CREATE INDEX "goods_main_category" ON "goods" USING btree ("company_id","main_category_id");--> statement-breakpoint
CREATE INDEX "goods_category_category" ON "goods_category" USING btree ("company_id","category_id");--> statement-breakpoint
CREATE INDEX "goods_item_goods" ON "goods_item" USING btree ("company_id","goods_id");--> statement-breakpoint
CREATE INDEX "goods_item_price" ON "goods_item" USING btree ("company_id","price");--> statement-breakpoint
CREATE INDEX "goods_param_value" ON "goods_param" USING btree ("company_id","attribute_value_id");--> statement-breakpoint
CREATE INDEX "goods_tag_tag" ON "goods_tag" USING btree ("company_id","tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_public_id" ON "page" USING btree ("company_id","theme_pc_template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_alias" ON "page" USING btree ("company_id","platform","page_type","alias") WHERE alias <> '' and deleted is null;--> statement-breakpoint
CREATE UNIQUE INDEX "page_one_enabled" ON "page" USING btree ("company_id","platform","page_type") WHERE enabled and deleted is null and page_type in ('home', 'header', 'footer');--> statement-breakpoint
CREATE UNIQUE INDEX "page_revision_number" ON "page_revision" USING btree ("company_id","page_id","number");--> statement-breakpoint
CREATE INDEX "page_revision_created" ON "page_revision" USING btree ("company_id","page_id","created");--> statement-breakpoint
CREATE INDEX "shop_area" ON "shop" USING btree ("company_id","province","city","area");--> statement-breakpoint
CREATE INDEX "shop_tag_tag" ON "shop_tag" USING btree ("company_id","tag_id");--> statement-breakpoint
CREATE INDEX "goods_item_spec_value" ON "goods_item_spec" USING btree ("company_id","spec_value_id");