import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { page } from '../../db/schema'
import { timeNow } from '../../db/time'
import type { LockedPage } from './lock-repo'
import { pageBell } from './page-bell'
import { ofKind } from './repo'

export async function updatePageRow(
  tx: Transaction,
  { company_id, page_id }: Pick<LockedPage, 'company_id' | 'page_id'>,
  change: Partial<LockedPage>,
): Promise<void> {
  await tx
    .update(page)
    .set({ ...change, updated: timeNow() })
    .where(and(eq(page.company_id, company_id), eq(page.page_id, page_id)))
  pageBell.ring(tx, { company_id, page_id })
}

/** Other enabled pages of the same kind and platform. */
export function otherEnabledPages(tx: Transaction, own: LockedPage): Promise<LockedPage[]> {
  return tx
    .select()
    .from(page)
    .where(and(ofKind(own), eq(page.enabled, true), ne(page.page_id, own.page_id)))
}
