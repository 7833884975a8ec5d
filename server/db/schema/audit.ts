import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created } from './columns'
import { companyKey } from './company'

/**
 * Who changed what and when, with old and new values. Append-only; each row is chained to the previous one
 * (server/back-office/audit/chain-repo.ts), so that changed, removed and inserted rows are detected. Partitioned by
 * month (server/db/months).
 */
export const audit_entry = pg.pgTable(
  'audit_entry',
  {
    company_id: companyId(),
    audit_id: pg.text().notNull(),
    operator_id: pg.text().notNull(),
    /** As it was at the time: operators are renamed and removed. */
    operator_name: pg.text().notNull(),
    /** `page.rename`, `page.publish`, `image.delete`, … */
    action: pg.text().notNull(),
    /** Table and id of what was changed. */
    subject: pg.text().notNull(),
    subject_id: pg.text().notNull(),
    /** Name of the object as the operator knows it. */
    title: pg.text().notNull().default(''),
    before: pg.jsonb(),
    after: pg.jsonb(),
    created: created(),
    /**
     * 1, 2, 3 … within a company, over all months and without gaps: the job chain-audit numbers rows while it holds
     * the row of `audit_head`. Null until then.
     */
    seq: pg.integer(),
    /** SHA-256, hex, of the previous row's hash and this row; of this row only until it is chained. */
    // with PUMIAN_SECRET_KEYS `{name of the key}:{HMAC of that hash}` (server/back-office/audit/signing.ts)
    hash: pg.text().notNull(),
  },
  (t) => [
    pg.primaryKey({ name: 'audit_entry_pk', columns: [t.company_id, t.audit_id, t.created] }),
    companyKey('audit_entry', t.company_id),
    pg.index('audit_entry_place').on(t.company_id, t.seq),
    pg
      .index('audit_entry_waiting')
      .on(t.company_id, t.created, t.audit_id)
      .where(sql`seq is null`),
    pg.index('audit_entry_operator').on(t.company_id, t.operator_id, t.seq),
    pg.index('audit_entry_action').on(t.company_id, t.action, t.seq),
    pg.index('audit_entry_subject').on(t.company_id, t.subject, t.subject_id),
  ],
)

/** End of a company's chain. Its row is the lock for appending, and shows if the last rows were deleted. */
export const audit_head = pg.pgTable(
  'audit_head',
  {
    company_id: companyId(),
    seq: pg.integer().notNull(),
    hash: pg.text().notNull(),
  },
  (t) => [pg.primaryKey({ columns: [t.company_id] }), companyKey('audit_head', t.company_id)],
)
