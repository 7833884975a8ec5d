import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, created } from './columns'
import { companyKey } from './keys'

/**
 * Who changed what, when, from what to what. Rows are only ever added, and each is chained to the one before it
 * (server/back-office/audit/chain.ts), so that a row that is changed, taken out or put in later shows. Partitioned by month
 * (server/db/months).
 */
export const audit_entry = pgTable(
  'audit_entry',
  {
    company_id: companyId(),
    audit_id: text().notNull(),
    operator_id: text().notNull(),
    /** As it was at the time: operators are renamed and removed. */
    operator_name: text().notNull(),
    /** `page.rename`, `page.publish`, `image.delete`, … */
    action: text().notNull(),
    /** Table and id of what was changed. */
    subject: text().notNull(),
    subject_id: text().notNull(),
    /** Name of the object as the operator knows it. */
    title: text().notNull().default(''),
    before: jsonb(),
    after: jsonb(),
    created: created(),
    /**
     * 1, 2, 3 … within a company, over all months and without gaps: the job chain-audit numbers rows while it holds
     * the row of `audit_head`. Null until then.
     */
    seq: integer(),
    /** SHA-256, hex, of the previous row's hash and this row; of this row only until it is chained. */
    // with PUMIAN_SECRET_KEYS `{name of the key}:{HMAC of that hash}` (modules/audit/signing.ts)
    hash: text().notNull(),
  },
  (t) => [
    primaryKey({ name: 'audit_entry_pk', columns: [t.company_id, t.audit_id, t.created] }),
    companyKey('audit_entry', t.company_id),
    index('audit_entry_place').on(t.company_id, t.seq),
    index('audit_entry_waiting')
      .on(t.company_id, t.created, t.audit_id)
      .where(sql`seq is null`),
    index('audit_entry_operator').on(t.company_id, t.operator_id, t.seq),
    index('audit_entry_action').on(t.company_id, t.action, t.seq),
    index('audit_entry_subject').on(t.company_id, t.subject, t.subject_id),
  ],
)

/** End of a company's chain. Its row is the lock for appending, and shows if the last rows were deleted. */
export const audit_head = pgTable(
  'audit_head',
  {
    company_id: companyId(),
    seq: integer().notNull(),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id] }), companyKey('audit_head', t.company_id)],
)
