CREATE TABLE "agent_session" (
	"company_id" text NOT NULL,
	"session_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"token_id" text NOT NULL,
	"reads" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"seen" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_session_company_id_session_id_pk" PRIMARY KEY("company_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "agent_step" (
	"company_id" text NOT NULL,
	"session_id" text NOT NULL,
	"step_id" text NOT NULL,
	"page_id" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_step_company_id_session_id_step_id_pk" PRIMARY KEY("company_id","session_id","step_id")
);
--> statement-breakpoint
CREATE TABLE "operator_token" (
	"company_id" text NOT NULL,
	"token_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"used" timestamp with time zone,
	"expires" timestamp with time zone NOT NULL,
	"revoked" timestamp with time zone,
	CONSTRAINT "operator_token_company_id_token_id_pk" PRIMARY KEY("company_id","token_id")
);
--> statement-breakpoint
ALTER TABLE "agent_session" ADD CONSTRAINT "agent_session_operator_key" FOREIGN KEY ("company_id","operator_id") REFERENCES "public"."operator"("company_id","operator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_step" ADD CONSTRAINT "agent_step_session_key" FOREIGN KEY ("company_id","session_id") REFERENCES "public"."agent_session"("company_id","session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_token" ADD CONSTRAINT "operator_token_operator_key" FOREIGN KEY ("company_id","operator_id") REFERENCES "public"."operator"("company_id","operator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_session_token" ON "agent_session" USING btree ("company_id","token_id");--> statement-breakpoint
CREATE INDEX "agent_session_operator" ON "agent_session" USING btree ("company_id","operator_id");--> statement-breakpoint
CREATE INDEX "agent_session_seen" ON "agent_session" USING btree ("company_id","seen");--> statement-breakpoint
CREATE INDEX "agent_step_created" ON "agent_step" USING btree ("company_id","created");--> statement-breakpoint
CREATE INDEX "operator_token_operator" ON "operator_token" USING btree ("company_id","operator_id");--> statement-breakpoint
CREATE INDEX "operator_token_expires" ON "operator_token" USING btree ("company_id","expires");