CREATE TABLE "attempt" (
	"company_id" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"resets" timestamp with time zone NOT NULL,
	"blocked" timestamp with time zone,
	CONSTRAINT "attempt_company_id_key_pk" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"company_id" text NOT NULL,
	"captcha_id" text NOT NULL,
	"purpose" text NOT NULL,
	"answer_hash" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "captcha_company_id_captcha_id_pk" PRIMARY KEY("company_id","captcha_id")
);
--> statement-breakpoint
CREATE TABLE "member_session" (
	"company_id" text NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"carrier" text NOT NULL,
	"staff" boolean DEFAULT false NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"seen" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "member_session_company_id_session_id_pk" PRIMARY KEY("company_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"company_id" text NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"content" jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_company_id_message_id_pk" PRIMARY KEY("company_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"company_id" text NOT NULL,
	"mobile" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_code_company_id_mobile_purpose_pk" PRIMARY KEY("company_id","mobile","purpose")
);
--> statement-breakpoint
CREATE TABLE "aftersale" (
	"company_id" text NOT NULL,
	"aftersales_bn" text NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"aftersales_type" text NOT NULL,
	"state" text DEFAULT 'APPLIED' NOT NULL,
	"refund_fee" integer NOT NULL,
	"refund_point" integer NOT NULL,
	"freight" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"evidence_pic" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refuse_reason" text DEFAULT '' NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"aftersales_address" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sendback" jsonb,
	"sendconfirm" jsonb,
	"due" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aftersale_company_id_aftersales_bn_pk" PRIMARY KEY("company_id","aftersales_bn"),
	CONSTRAINT "aftersale_money" CHECK (refund_fee >= 0 and refund_point >= 0 and freight between 0 and refund_fee)
);
--> statement-breakpoint
CREATE TABLE "aftersale_line" (
	"company_id" text NOT NULL,
	"aftersales_bn" text NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"num" integer NOT NULL,
	"refund_fee" integer NOT NULL,
	"refund_point" integer NOT NULL,
	CONSTRAINT "aftersale_line_company_id_aftersales_bn_line_id_pk" PRIMARY KEY("company_id","aftersales_bn","line_id"),
	CONSTRAINT "aftersale_line_num" CHECK (num > 0)
);
--> statement-breakpoint
CREATE TABLE "review" (
	"company_id" text NOT NULL,
	"rate_id" text NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"item_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"user_id" text NOT NULL,
	"content" text NOT NULL,
	"star" integer NOT NULL,
	"rate_pic" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"item_spec_desc" text DEFAULT '' NOT NULL,
	"praise_num" integer DEFAULT 0 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_company_id_rate_id_pk" PRIMARY KEY("company_id","rate_id"),
	CONSTRAINT "review_star" CHECK (star between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_praise" (
	"company_id" text NOT NULL,
	"rate_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_praise_company_id_rate_id_user_id_pk" PRIMARY KEY("company_id","rate_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "review_reply" (
	"company_id" text NOT NULL,
	"rate_id" text NOT NULL,
	"reply_id" text NOT NULL,
	"role" text NOT NULL,
	"user_id" text,
	"username" text NOT NULL,
	"content" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reply_company_id_rate_id_reply_id_pk" PRIMARY KEY("company_id","rate_id","reply_id")
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"company_id" text NOT NULL,
	"owner" text NOT NULL,
	"cart_id" text NOT NULL,
	"cart_type" text NOT NULL,
	"shop_type" text NOT NULL,
	"distributor_id" text NOT NULL,
	"item_id" text NOT NULL,
	"num" integer NOT NULL,
	"is_checked" boolean DEFAULT true NOT NULL,
	"activity_id" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone,
	CONSTRAINT "cart_line_company_id_owner_cart_id_pk" PRIMARY KEY("company_id","owner","cart_id"),
	CONSTRAINT "cart_line_num" CHECK (num > 0)
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"total_fee" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_company_id_user_id_quote_id_pk" PRIMARY KEY("company_id","user_id","quote_id")
);
--> statement-breakpoint
CREATE TABLE "article" (
	"company_id" text NOT NULL,
	"article_id" text NOT NULL,
	"node_id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"published" timestamp with time zone NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_company_id_article_id_pk" PRIMARY KEY("company_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "article_node" (
	"company_id" text NOT NULL,
	"node_id" text NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"kind" text DEFAULT 'news' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_node_company_id_node_id_pk" PRIMARY KEY("company_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "browse_history" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"item_id" text NOT NULL,
	"history_id" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "browse_history_company_id_user_id_item_id_pk" PRIMARY KEY("company_id","user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"fav_id" text NOT NULL,
	"item_type" text DEFAULT 'normal' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_company_id_user_id_kind_target_id_pk" PRIMARY KEY("company_id","user_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"mobile" text,
	"password_hash" text,
	"username" text DEFAULT '' NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"sex" integer DEFAULT 0 NOT NULL,
	"birthday" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"grade_id" text NOT NULL,
	"total_consumption" integer DEFAULT 0 NOT NULL,
	"vip_grade_id" text,
	"vip_until" timestamp with time zone,
	"point" integer DEFAULT 0 NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" timestamp with time zone,
	CONSTRAINT "member_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "member_address" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"address_id" text NOT NULL,
	"username" text NOT NULL,
	"telephone" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"county" text NOT NULL,
	"adrdetail" text NOT NULL,
	"postalCode" text DEFAULT '' NOT NULL,
	"is_def" boolean DEFAULT false NOT NULL,
	"lng" double precision,
	"lat" double precision,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_address_company_id_user_id_address_id_pk" PRIMARY KEY("company_id","user_id","address_id")
);
--> statement-breakpoint
CREATE TABLE "member_consent" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_consent_company_id_user_id_type_version_pk" PRIMARY KEY("company_id","user_id","type","version")
);
--> statement-breakpoint
CREATE TABLE "member_grade" (
	"company_id" text NOT NULL,
	"grade_id" text NOT NULL,
	"grade_name" text NOT NULL,
	"default_grade" boolean DEFAULT false NOT NULL,
	"background_pic_url" text DEFAULT '' NOT NULL,
	"total_consumption" integer DEFAULT 0 NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"discount_desc" text DEFAULT '' NOT NULL,
	CONSTRAINT "member_grade_company_id_grade_id_pk" PRIMARY KEY("company_id","grade_id"),
	CONSTRAINT "member_grade_discount" CHECK (discount between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "member_identity" (
	"company_id" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_identity_company_id_provider_subject_pk" PRIMARY KEY("company_id","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "point_entry" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"point" integer NOT NULL,
	"balance" integer NOT NULL,
	"journal_type" integer NOT NULL,
	"point_desc" text DEFAULT '' NOT NULL,
	"order_id" text,
	"cause" text NOT NULL,
	"expires" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_entry_company_id_user_id_entry_id_pk" PRIMARY KEY("company_id","user_id","entry_id"),
	CONSTRAINT "point_entry_moves" CHECK (point <> 0)
);
--> statement-breakpoint
CREATE TABLE "protocol" (
	"company_id" text NOT NULL,
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "protocol_company_id_type_version_pk" PRIMARY KEY("company_id","type","version")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"company_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"work_id" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"user_id" text,
	"agreed" integer DEFAULT 0 NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_company_id_staff_id_pk" PRIMARY KEY("company_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "vip_grade" (
	"company_id" text NOT NULL,
	"vip_grade_id" text NOT NULL,
	"grade_name" text NOT NULL,
	"lv_type" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"background_pic_url" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"guide_title" text DEFAULT '' NOT NULL,
	"prices" jsonb NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"discount_desc" text DEFAULT '' NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "vip_grade_company_id_vip_grade_id_pk" PRIMARY KEY("company_id","vip_grade_id"),
	CONSTRAINT "vip_grade_discount" CHECK (discount between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "delivery" (
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"delivery_id" text NOT NULL,
	"delivery_corp" text NOT NULL,
	"delivery_corp_name" text NOT NULL,
	"delivery_code" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_company_id_order_id_delivery_id_pk" PRIMARY KEY("company_id","order_id","delivery_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_company_id_user_id_key_pk" PRIMARY KEY("company_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "line_discount" (
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "line_discount_company_id_order_id_line_id_source_pk" PRIMARY KEY("company_id","order_id","line_id","source")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_event_company_id_order_id_event_id_pk" PRIMARY KEY("company_id","order_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"item_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"distributor_id" text NOT NULL,
	"item_bn" text NOT NULL,
	"item_name" text NOT NULL,
	"item_spec_desc" text NOT NULL,
	"pic" text NOT NULL,
	"order_item_type" text DEFAULT 'normal' NOT NULL,
	"num" integer NOT NULL,
	"price" integer NOT NULL,
	"market_price" integer NOT NULL,
	"item_fee" integer NOT NULL,
	"discount_fee" integer NOT NULL,
	"point_fee" integer NOT NULL,
	"share_points" integer NOT NULL,
	"total_fee" integer NOT NULL,
	"shipped_num" integer DEFAULT 0 NOT NULL,
	"cancelled_num" integer DEFAULT 0 NOT NULL,
	"left_aftersales_num" integer NOT NULL,
	"refunded_fee" integer DEFAULT 0 NOT NULL,
	"refunded_point" integer DEFAULT 0 NOT NULL,
	"is_rate" boolean DEFAULT false NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "order_line_company_id_order_id_line_id_pk" PRIMARY KEY("company_id","order_id","line_id"),
	CONSTRAINT "order_line_num" CHECK (num > 0 and shipped_num between 0 and num),
	CONSTRAINT "order_line_left" CHECK (left_aftersales_num between 0 and num),
	CONSTRAINT "order_line_refund" CHECK (refunded_fee between 0 and total_fee and refunded_point between 0 and share_points)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"trade_id" text NOT NULL,
	"user_id" text NOT NULL,
	"distributor_id" text NOT NULL,
	"order_type" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"delivery_status" text DEFAULT 'PENDING' NOT NULL,
	"cancel_status" text DEFAULT 'NO_APPLY_CANCEL' NOT NULL,
	"ziti_status" text DEFAULT 'NOTZITI' NOT NULL,
	"ziti_code" text DEFAULT '' NOT NULL,
	"receipt_type" text NOT NULL,
	"receiver" jsonb NOT NULL,
	"pickup" jsonb,
	"invoice" jsonb,
	"invoice_number" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"seller_remark" text DEFAULT '' NOT NULL,
	"item_fee" integer NOT NULL,
	"market_fee" integer NOT NULL,
	"member_discount" integer DEFAULT 0 NOT NULL,
	"promotion_discount" integer DEFAULT 0 NOT NULL,
	"coupon_discount" integer DEFAULT 0 NOT NULL,
	"point_use" integer DEFAULT 0 NOT NULL,
	"point_fee" integer DEFAULT 0 NOT NULL,
	"freight_fee" integer DEFAULT 0 NOT NULL,
	"total_fee" integer NOT NULL,
	"adjust_fee" integer DEFAULT 0 NOT NULL,
	"refunded_fee" integer DEFAULT 0 NOT NULL,
	"refunded_point" integer DEFAULT 0 NOT NULL,
	"discount_info" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"get_points" integer DEFAULT 0 NOT NULL,
	"points_granted" boolean DEFAULT false NOT NULL,
	"pay_type" text DEFAULT '' NOT NULL,
	"offline_payment_status" integer DEFAULT -1 NOT NULL,
	"paid" timestamp with time zone,
	"shipped" timestamp with time zone,
	"auto_finish" timestamp with time zone,
	"extended" boolean DEFAULT false NOT NULL,
	"finished" timestamp with time zone,
	"aftersale_until" timestamp with time zone,
	"cancelled" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"is_rate" boolean DEFAULT false NOT NULL,
	"deleted" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_company_id_order_id_pk" PRIMARY KEY("company_id","order_id"),
	CONSTRAINT "orders_money" CHECK (total_fee >= 0 and refunded_fee between 0 and total_fee),
	CONSTRAINT "orders_points" CHECK (refunded_point between 0 and point_use)
);
--> statement-breakpoint
CREATE TABLE "trade" (
	"company_id" text NOT NULL,
	"trade_id" text NOT NULL,
	"user_id" text NOT NULL,
	"order_type" text NOT NULL,
	"total_fee" integer NOT NULL,
	"state" text DEFAULT 'NOTPAY' NOT NULL,
	"pay_type" text DEFAULT '' NOT NULL,
	"paid" timestamp with time zone,
	"expires" timestamp with time zone NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trade_company_id_trade_id_pk" PRIMARY KEY("company_id","trade_id"),
	CONSTRAINT "trade_money" CHECK (total_fee >= 0)
);
--> statement-breakpoint
CREATE TABLE "bank_account" (
	"company_id" text NOT NULL,
	"bank_account_id" text NOT NULL,
	"bank_account_name" text NOT NULL,
	"bank_account_no" text NOT NULL,
	"bank_name" text NOT NULL,
	"china_ums_no" text DEFAULT '' NOT NULL,
	"pic" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bank_account_company_id_bank_account_id_pk" PRIMARY KEY("company_id","bank_account_id")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"company_id" text NOT NULL,
	"trade_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"pay_type" text NOT NULL,
	"pay_fee" integer NOT NULL,
	"state" text DEFAULT 'READY' NOT NULL,
	"transaction_id" text,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"paid" timestamp with time zone,
	"query_at" timestamp with time zone,
	"queries" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_company_id_trade_id_payment_id_pk" PRIMARY KEY("company_id","trade_id","payment_id"),
	CONSTRAINT "payment_money" CHECK (pay_fee >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"company_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"pay_type" text NOT NULL,
	"payment_id" text DEFAULT '' NOT NULL,
	"accepted" boolean NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notice_company_id_notice_id_pk" PRIMARY KEY("company_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"company_id" text NOT NULL,
	"refund_id" text NOT NULL,
	"order_id" text NOT NULL,
	"trade_id" text NOT NULL,
	"aftersales_bn" text,
	"refund_fee" integer NOT NULL,
	"refund_point" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'READY' NOT NULL,
	"cause" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"done" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_company_id_refund_id_pk" PRIMARY KEY("company_id","refund_id"),
	CONSTRAINT "refund_money" CHECK (refund_fee >= 0 and refund_point >= 0)
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"company_id" text NOT NULL,
	"trade_id" text NOT NULL,
	"voucher_id" text NOT NULL,
	"check_status" integer DEFAULT 0 NOT NULL,
	"bank_account_id" text NOT NULL,
	"pay_fee" integer NOT NULL,
	"pay_account_name" text DEFAULT '' NOT NULL,
	"pay_account_bank" text DEFAULT '' NOT NULL,
	"pay_account_no" text DEFAULT '' NOT NULL,
	"pay_sn" text DEFAULT '' NOT NULL,
	"voucher_pic" jsonb NOT NULL,
	"transfer_remark" text DEFAULT '' NOT NULL,
	"operator_name" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_company_id_trade_id_pk" PRIMARY KEY("company_id","trade_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_claim" (
	"company_id" text NOT NULL,
	"card_id" text NOT NULL,
	"user_id" text NOT NULL,
	"claimed" integer NOT NULL,
	CONSTRAINT "coupon_claim_company_id_card_id_user_id_pk" PRIMARY KEY("company_id","card_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "item_grade_price" (
	"company_id" text NOT NULL,
	"item_id" text NOT NULL,
	"grade_id" text NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "item_grade_price_company_id_item_id_grade_id_pk" PRIMARY KEY("company_id","item_id","grade_id"),
	CONSTRAINT "item_grade_price_price" CHECK (price >= 0)
);
--> statement-breakpoint
CREATE TABLE "member_coupon" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"card_id" text NOT NULL,
	"state" text DEFAULT 'unused' NOT NULL,
	"begin_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"order_id" text,
	"used" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_coupon_company_id_user_id_code_pk" PRIMARY KEY("company_id","user_id","code")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"company_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"kind" text NOT NULL,
	"marketing_name" text NOT NULL,
	"begin_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"condition_type" text DEFAULT 'amount' NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"repeats" boolean DEFAULT false NOT NULL,
	"join_limit" integer DEFAULT 0 NOT NULL,
	"scope" text DEFAULT 'all' NOT NULL,
	"grade_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"distributor_id" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_company_id_promotion_id_pk" PRIMARY KEY("company_id","promotion_id"),
	CONSTRAINT "promotion_times" CHECK (end_time > begin_time)
);
--> statement-breakpoint
CREATE TABLE "promotion_target" (
	"company_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"target_id" text NOT NULL,
	"price" integer,
	CONSTRAINT "promotion_target_company_id_promotion_id_target_id_pk" PRIMARY KEY("company_id","promotion_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_use" (
	"company_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"user_id" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "promotion_use_company_id_promotion_id_user_id_pk" PRIMARY KEY("company_id","promotion_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "purchase_count" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"bought" integer NOT NULL,
	CONSTRAINT "purchase_count_company_id_user_id_key_pk" PRIMARY KEY("company_id","user_id","key"),
	CONSTRAINT "purchase_count_bought" CHECK (bought >= 0)
);
--> statement-breakpoint
CREATE TABLE "seckill" (
	"company_id" text NOT NULL,
	"seckill_id" text NOT NULL,
	"activity_name" text NOT NULL,
	"notice_time" timestamp with time zone NOT NULL,
	"begin_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"validity_period" integer,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seckill_company_id_seckill_id_pk" PRIMARY KEY("company_id","seckill_id"),
	CONSTRAINT "seckill_times" CHECK (end_time > begin_time and notice_time <= begin_time)
);
--> statement-breakpoint
CREATE TABLE "seckill_count" (
	"company_id" text NOT NULL,
	"seckill_id" text NOT NULL,
	"item_id" text NOT NULL,
	"user_id" text NOT NULL,
	"bought" integer NOT NULL,
	CONSTRAINT "seckill_count_company_id_seckill_id_item_id_user_id_pk" PRIMARY KEY("company_id","seckill_id","item_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "seckill_item" (
	"company_id" text NOT NULL,
	"seckill_id" text NOT NULL,
	"item_id" text NOT NULL,
	"activity_price" integer NOT NULL,
	"activity_store" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"limit_num" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "seckill_item_company_id_seckill_id_item_id_pk" PRIMARY KEY("company_id","seckill_id","item_id"),
	CONSTRAINT "seckill_item_sold" CHECK (sold between 0 and activity_store),
	CONSTRAINT "seckill_item_price" CHECK (activity_price > 0)
);
--> statement-breakpoint
CREATE TABLE "seckill_ticket" (
	"company_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"order_id" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seckill_ticket_company_id_ticket_id_pk" PRIMARY KEY("company_id","ticket_id")
);
--> statement-breakpoint
CREATE TABLE "staff_activity" (
	"company_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"begin_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_activity_company_id_activity_id_pk" PRIMARY KEY("company_id","activity_id"),
	CONSTRAINT "staff_activity_times" CHECK (end_time > begin_time)
);
--> statement-breakpoint
CREATE TABLE "staff_activity_item" (
	"company_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"item_id" text NOT NULL,
	"price" integer NOT NULL,
	"limit_num" integer DEFAULT 0 NOT NULL,
	"invalid" boolean DEFAULT false NOT NULL,
	CONSTRAINT "staff_activity_item_company_id_activity_id_item_id_pk" PRIMARY KEY("company_id","activity_id","item_id"),
	CONSTRAINT "staff_activity_item_price" CHECK (price >= 0)
);
--> statement-breakpoint
CREATE TABLE "item_stock" (
	"company_id" text NOT NULL,
	"distributor_id" text NOT NULL,
	"item_id" text NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_stock_company_id_distributor_id_item_id_pk" PRIMARY KEY("company_id","distributor_id","item_id"),
	CONSTRAINT "item_stock_reserved" CHECK (reserved between 0 and stock)
);
--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"company_id" text NOT NULL,
	"distributor_id" text NOT NULL,
	"item_id" text NOT NULL,
	"movement_id" text NOT NULL,
	"kind" text NOT NULL,
	"stock" integer NOT NULL,
	"reserved" integer NOT NULL,
	"cause" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movement_company_id_distributor_id_item_id_movement_id_pk" PRIMARY KEY("company_id","distributor_id","item_id","movement_id")
);
--> statement-breakpoint
CREATE TABLE "freight_template" (
	"company_id" text NOT NULL,
	"templates_id" text NOT NULL,
	"name" text NOT NULL,
	"valuation" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"free" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"no_delivery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "freight_template_company_id_templates_id_pk" PRIMARY KEY("company_id","templates_id"),
	CONSTRAINT "freight_template_valuation" CHECK (valuation between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "product_type" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "staff_goods" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "templates_id" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "limit_num" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "start_num" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_item" ADD COLUMN "point" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captcha" ADD CONSTRAINT "captcha_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_session" ADD CONSTRAINT "member_session_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale" ADD CONSTRAINT "aftersale_order_key" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale" ADD CONSTRAINT "aftersale_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale_line" ADD CONSTRAINT "aftersale_line_aftersale_key" FOREIGN KEY ("company_id","aftersales_bn") REFERENCES "public"."aftersale"("company_id","aftersales_bn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale_line" ADD CONSTRAINT "aftersale_line_line_key" FOREIGN KEY ("company_id","order_id","line_id") REFERENCES "public"."order_line"("company_id","order_id","line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_line_key" FOREIGN KEY ("company_id","order_id","line_id") REFERENCES "public"."order_line"("company_id","order_id","line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_praise" ADD CONSTRAINT "review_praise_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reply" ADD CONSTRAINT "review_reply_review_key" FOREIGN KEY ("company_id","rate_id") REFERENCES "public"."review"("company_id","rate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_item_key" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."goods_item"("company_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_node_key" FOREIGN KEY ("company_id","node_id") REFERENCES "public"."article_node"("company_id","node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_node" ADD CONSTRAINT "article_node_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse_history" ADD CONSTRAINT "browse_history_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_grade_key" FOREIGN KEY ("company_id","grade_id") REFERENCES "public"."member_grade"("company_id","grade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_vip_grade_key" FOREIGN KEY ("company_id","vip_grade_id") REFERENCES "public"."vip_grade"("company_id","vip_grade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_address" ADD CONSTRAINT "member_address_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_consent" ADD CONSTRAINT "member_consent_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_consent" ADD CONSTRAINT "member_consent_protocol_key" FOREIGN KEY ("company_id","type","version") REFERENCES "public"."protocol"("company_id","type","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_grade" ADD CONSTRAINT "member_grade_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identity" ADD CONSTRAINT "member_identity_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol" ADD CONSTRAINT "protocol_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_grade" ADD CONSTRAINT "vip_grade_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_order_key" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_discount" ADD CONSTRAINT "line_discount_line_key" FOREIGN KEY ("company_id","order_id","line_id") REFERENCES "public"."order_line"("company_id","order_id","line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_key" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_key" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trade_key" FOREIGN KEY ("company_id","trade_id") REFERENCES "public"."trade"("company_id","trade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_trade_key" FOREIGN KEY ("company_id","trade_id") REFERENCES "public"."trade"("company_id","trade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notice" ADD CONSTRAINT "payment_notice_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_key" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_trade_key" FOREIGN KEY ("company_id","trade_id") REFERENCES "public"."trade"("company_id","trade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_account_key" FOREIGN KEY ("company_id","bank_account_id") REFERENCES "public"."bank_account"("company_id","bank_account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_claim" ADD CONSTRAINT "coupon_claim_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_grade_price" ADD CONSTRAINT "item_grade_price_item_key" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."goods_item"("company_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupon" ADD CONSTRAINT "member_coupon_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_target" ADD CONSTRAINT "promotion_target_promotion_key" FOREIGN KEY ("company_id","promotion_id") REFERENCES "public"."promotion"("company_id","promotion_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_promotion_key" FOREIGN KEY ("company_id","promotion_id") REFERENCES "public"."promotion"("company_id","promotion_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_count" ADD CONSTRAINT "purchase_count_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill" ADD CONSTRAINT "seckill_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_count" ADD CONSTRAINT "seckill_count_item_key" FOREIGN KEY ("company_id","seckill_id","item_id") REFERENCES "public"."seckill_item"("company_id","seckill_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_count" ADD CONSTRAINT "seckill_count_member_key" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."member"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_item" ADD CONSTRAINT "seckill_item_seckill_key" FOREIGN KEY ("company_id","seckill_id") REFERENCES "public"."seckill"("company_id","seckill_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_item" ADD CONSTRAINT "seckill_item_item_key" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."goods_item"("company_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_ticket" ADD CONSTRAINT "seckill_ticket_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_activity" ADD CONSTRAINT "staff_activity_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_activity_item" ADD CONSTRAINT "staff_activity_item_activity_key" FOREIGN KEY ("company_id","activity_id") REFERENCES "public"."staff_activity"("company_id","activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_activity_item" ADD CONSTRAINT "staff_activity_item_item_key" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."goods_item"("company_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_stock" ADD CONSTRAINT "item_stock_item_key" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."goods_item"("company_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_stock_key" FOREIGN KEY ("company_id","distributor_id","item_id") REFERENCES "public"."item_stock"("company_id","distributor_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_template" ADD CONSTRAINT "freight_template_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_resets" ON "attempt" USING btree ("company_id","resets");--> statement-breakpoint
CREATE INDEX "captcha_expires" ON "captcha" USING btree ("company_id","expires");--> statement-breakpoint
CREATE INDEX "member_session_member" ON "member_session" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "member_session_expires" ON "member_session" USING btree ("company_id","expires");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("company_id","created");--> statement-breakpoint
CREATE INDEX "sms_code_expires" ON "sms_code" USING btree ("company_id","expires");--> statement-breakpoint
CREATE INDEX "aftersale_member" ON "aftersale" USING btree ("company_id","user_id","created");--> statement-breakpoint
CREATE INDEX "aftersale_state" ON "aftersale" USING btree ("company_id","state","created");--> statement-breakpoint
CREATE INDEX "aftersale_due" ON "aftersale" USING btree ("company_id","due");--> statement-breakpoint
CREATE INDEX "aftersale_line_line" ON "aftersale_line" USING btree ("company_id","order_id","line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_once" ON "review" USING btree ("company_id","order_id","line_id");--> statement-breakpoint
CREATE INDEX "review_goods" ON "review" USING btree ("company_id","goods_id","created","rate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_once" ON "cart_line" USING btree ("company_id","owner","cart_type","shop_type","distributor_id","item_id");--> statement-breakpoint
CREATE INDEX "cart_line_expires" ON "cart_line" USING btree ("company_id","expires");--> statement-breakpoint
CREATE INDEX "quote_expires" ON "quote" USING btree ("company_id","expires");--> statement-breakpoint
CREATE INDEX "article_published" ON "article" USING btree ("company_id","node_id","published","article_id");--> statement-breakpoint
CREATE INDEX "article_node_parent" ON "article_node" USING btree ("company_id","parent_id","sort");--> statement-breakpoint
CREATE INDEX "browse_history_updated" ON "browse_history" USING btree ("company_id","user_id","updated","history_id");--> statement-breakpoint
CREATE INDEX "favourite_created" ON "favourite" USING btree ("company_id","user_id","kind","created","fav_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_mobile" ON "member" USING btree ("company_id","mobile");--> statement-breakpoint
CREATE INDEX "member_created" ON "member" USING btree ("company_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "member_address_default" ON "member_address" USING btree ("company_id","user_id") WHERE is_def;--> statement-breakpoint
CREATE INDEX "member_identity_member" ON "member_identity" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_cause" ON "point_entry" USING btree ("company_id","user_id","cause");--> statement-breakpoint
CREATE INDEX "point_entry_created" ON "point_entry" USING btree ("company_id","user_id","created","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_work_id" ON "staff" USING btree ("company_id","work_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_user" ON "staff" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_id" ON "delivery" USING btree ("company_id","delivery_id");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("company_id","created");--> statement-breakpoint
CREATE INDEX "order_line_item" ON "order_line" USING btree ("company_id","item_id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("company_id","user_id","created","order_id");--> statement-breakpoint
CREATE INDEX "orders_trade" ON "orders" USING btree ("company_id","trade_id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("company_id","status","created");--> statement-breakpoint
CREATE INDEX "orders_auto_finish" ON "orders" USING btree ("company_id","auto_finish") WHERE status = 'WAIT_BUYER_CONFIRM';--> statement-breakpoint
CREATE INDEX "orders_points_due" ON "orders" USING btree ("company_id","aftersale_until") WHERE status = 'DONE' and not points_granted;--> statement-breakpoint
CREATE INDEX "trade_member" ON "trade" USING btree ("company_id","user_id","created");--> statement-breakpoint
CREATE INDEX "trade_due" ON "trade" USING btree ("company_id","expires") WHERE state = 'NOTPAY';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_id" ON "payment" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_transaction" ON "payment" USING btree ("company_id","pay_type","transaction_id");--> statement-breakpoint
CREATE INDEX "payment_query" ON "payment" USING btree ("company_id","query_at") WHERE state = 'READY';--> statement-breakpoint
CREATE INDEX "payment_notice_created" ON "payment_notice" USING btree ("company_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_cause" ON "refund" USING btree ("company_id","cause");--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("company_id","due") WHERE state in ('READY', 'PROCESSING');--> statement-breakpoint
CREATE INDEX "voucher_pending" ON "voucher" USING btree ("company_id","created") WHERE check_status = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "member_coupon_code" ON "member_coupon" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "member_coupon_state" ON "member_coupon" USING btree ("company_id","user_id","state","end_date");--> statement-breakpoint
CREATE INDEX "member_coupon_order" ON "member_coupon" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "promotion_time" ON "promotion" USING btree ("company_id","end_time");--> statement-breakpoint
CREATE INDEX "promotion_target_target" ON "promotion_target" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "seckill_time" ON "seckill" USING btree ("company_id","end_time");--> statement-breakpoint
CREATE INDEX "seckill_item_item" ON "seckill_item" USING btree ("company_id","item_id");--> statement-breakpoint
CREATE INDEX "staff_activity_item_item" ON "staff_activity_item" USING btree ("company_id","item_id");--> statement-breakpoint
CREATE INDEX "item_stock_item" ON "item_stock" USING btree ("company_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movement_cause" ON "stock_movement" USING btree ("company_id","distributor_id","item_id","cause");--> statement-breakpoint
CREATE INDEX "stock_movement_created" ON "stock_movement" USING btree ("company_id","item_id","created");--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_freight_key" FOREIGN KEY ("company_id","templates_id") REFERENCES "public"."freight_template"("company_id","templates_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_item" ADD CONSTRAINT "goods_item_point" CHECK (point >= 0);