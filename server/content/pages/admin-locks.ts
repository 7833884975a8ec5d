import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { company, page } from '../../db/schema'
import { lockPage, type LockedPage } from './admin-repo'
import { noSuchPage } from './refusals'

/**
 * One at a time for whatever must be unique among a company's pages: public ids, short addresses, the one header, the
 * one enabled home page. Taken before any page's own lock.
 */
export async function lockPageTable(tx: Transaction, company_id: string): Promise<void> {
  await tx
    .select({ company_id: company.company_id })
    .from(company)
    .where(eq(company.company_id, company_id))
    .for('update')
}

/** @throws AppError not_found, for deleted pages too */
export async function lockLivePage(
  tx: Transaction,
  company_id: string,
  page_id: string,
): Promise<LockedPage> {
  const row = await lockPage(tx, company_id, page_id)
  if (!row || row.deleted) throw noSuchPage()
  return row
}

/** The next public id: looks like a number and is one more than the greatest so far. */
export async function nextPublicId(tx: Transaction, company_id: string): Promise<string> {
  const [row] = await tx
    .select({ greatest: sql<string | null>`max(${page.theme_pc_template_id}::bigint)` })
    .from(page)
    .where(and(eq(page.company_id, company_id), sql`${page.theme_pc_template_id} ~ '^[0-9]{1,15}$'`))
  return String(Number(row?.greatest ?? 0) + 1)
}

/** Another page that is there, of this kind and platform, and of this short address where one is given. */
export async function pageLike(
  tx: Transaction,
  { company_id, page_type, platform }: Pick<LockedPage, 'company_id' | 'page_type' | 'platform'>,
  alias?: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ page_id: page.page_id })
    .from(page)
    .where(
      and(
        eq(page.company_id, company_id),
        eq(page.page_type, page_type),
        eq(page.platform, platform),
        isNull(page.deleted),
        alias === undefined ? undefined : eq(page.alias, alias),
      ),
    )
    .limit(1)
  return row?.page_id
}
