-- The audit log is partitioned by month like the tables of 0036 (server/db/months): a new database at once, a filled one by
-- the job "months", which builds the new key and drops the unique index "audit_entry_seq". Both forms work until then: the
-- row of "audit_head" keeps numbers unique, and this index finds lines by their number.
CREATE INDEX "audit_entry_place" ON "audit_entry" USING btree ("company_id","seq");
