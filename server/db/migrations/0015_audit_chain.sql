CREATE TABLE "audit_head" (
	"company_id" text NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_head_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
DROP INDEX "audit_entry_created";--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "hash" text;--> statement-breakpoint
-- what stands there already is chained in the order in which it was written
DO $$
DECLARE
	entry record;
	head record;
BEGIN
	FOR entry IN SELECT * FROM "audit_entry" ORDER BY "company_id", "created", "audit_id" LOOP
		INSERT INTO "audit_head" AS h ("company_id", "seq", "hash") VALUES (entry."company_id", 0, '') ON CONFLICT DO NOTHING;
		UPDATE "audit_head" SET
			"seq" = "seq" + 1,
			"hash" = encode(sha256(convert_to(jsonb_build_array(
				"hash", "seq" + 1, entry."company_id", entry."audit_id", entry."operator_id", entry."operator_name",
				entry."action", entry."subject", entry."subject_id", entry."title", entry."before", entry."after",
				(extract(epoch from entry."created") * 1000000)::bigint)::text, 'UTF8')), 'hex')
		WHERE "company_id" = entry."company_id" RETURNING "seq", "hash" INTO head;
		UPDATE "audit_entry" SET "seq" = head."seq", "hash" = head."hash"
		WHERE "company_id" = entry."company_id" AND "audit_id" = entry."audit_id";
	END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "audit_entry" ALTER COLUMN "seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_head" ADD CONSTRAINT "audit_head_company_key" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entry_seq" ON "audit_entry" USING btree ("company_id","seq");
