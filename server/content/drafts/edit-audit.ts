import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { audit_entry } from '../../db/schema'
import { timeNow } from '../../db/time'

import { recordAudit } from '../../back-office'
import type { LockedPage } from '../pages/admin-repo'
import type { By } from '../pages/by'

/**
 * Drafts save themselves every second; the log says once in a stretch of editing who was at which page. What was typed
 * stands in the versions.
 */
const STRETCH_MS = 30 * 60_000
const ACTION = 'page.edit'

interface Edit {
  operator: By['operator']
  page: LockedPage
  before: { number: number }
  after: { number: number }
}

/** Logs the first save of an operator's stretch at a page; further ones within half an hour add nothing. */
export async function recordEdit(tx: Transaction, { operator, page, before, after }: Edit): Promise<void> {
  const { company_id, page_id, title } = page
  const { operator_id } = operator
  const [recent] = await tx
    .select({ audit_id: audit_entry.audit_id })
    .from(audit_entry)
    .where(
      and(
        eq(audit_entry.company_id, company_id),
        eq(audit_entry.subject, 'page'),
        eq(audit_entry.subject_id, page_id),
        eq(audit_entry.action, ACTION),
        eq(audit_entry.operator_id, operator_id),
        gt(audit_entry.created, new Date(timeNow().getTime() - STRETCH_MS)),
      ),
    )
    .limit(1)
  if (recent) return
  await recordAudit(tx, {
    company_id,
    operator,
    action: ACTION,
    subject: 'page',
    subject_id: page_id,
    title,
    before,
    after,
  })
}
