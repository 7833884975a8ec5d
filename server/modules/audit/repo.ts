import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { AuditEntry as AuditRow } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { audit_entry } from '../../db/schema'
import type { CurrentOperator } from '../../http/declare-admin'
import { cappedCount } from '../worklists/bounded'
import { writeUnchained } from './chain'
import { newId } from '../../ids'

export interface AuditEntry {
  company_id: string
  /** Who did it. */
  operator: Pick<CurrentOperator, 'operator_id' | 'name'>
  /** `page.rename`, `page.publish`, `image.delete`, … */
  action: string
  /** Table of what was changed, and its id there. */
  subject: string
  subject_id: string
  /** What the operator knows it by. */
  title?: string
  /** What differs, as JSON; left out where there was nothing before, or is nothing after. */
  before?: unknown
  after?: unknown
}

/**
 * Writes one line of the audit log in the transaction of the change itself, so that both or neither are committed. It is
 * chained after the commit.
 */
export async function recordAudit(
  tx: Transaction,
  { company_id, operator, action, subject, subject_id, title = '', before, after }: AuditEntry,
): Promise<void> {
  await writeUnchained(tx, {
    company_id,
    audit_id: newId(),
    operator_id: operator.operator_id,
    operator_name: operator.name,
    action,
    subject,
    subject_id,
    title,
    before: jsonOf(before),
    after: jsonOf(after),
  })
}

const jsonOf = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

export interface AuditFilter {
  company_id: string
  subject?: string | undefined
  subject_id?: string | undefined
  operator_id?: string | undefined
  action?: string | undefined
}

/** One window of the log, the newest first. */
export async function auditPage(
  db: Database,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditRow[]> {
  const rows = await db
    .select()
    .from(audit_entry)
    .where(matching(filter))
    // unchained lines are the newest: NULL sorts first
    .orderBy(desc(audit_entry.seq), desc(audit_entry.created), desc(audit_entry.audit_id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ company_id: _company, seq: _seq, hash: _hash, created, ...row }) => ({
    ...row,
    created: created.toISOString(),
  }))
}

/** One more than MOST_LISTED where there are more than that. */
export const auditCount = (db: Database, filter: AuditFilter): Promise<number> =>
  cappedCount(db, db.select({ id: audit_entry.audit_id }).from(audit_entry).where(matching(filter)))

function matching({ company_id, ...filter }: AuditFilter): SQL | undefined {
  const { subject, subject_id, operator_id, action } = filter
  return and(
    eq(audit_entry.company_id, company_id),
    subject === undefined ? undefined : eq(audit_entry.subject, subject),
    subject_id === undefined ? undefined : eq(audit_entry.subject_id, subject_id),
    operator_id === undefined ? undefined : eq(audit_entry.operator_id, operator_id),
    action === undefined ? undefined : eq(audit_entry.action, action),
  )
}
