import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { company, page, publication_page } from '../../db/schema'
import type { RevisionName } from '../drafts/repo'
import { nextPublicId, type LockedPage } from '../pages/lock-repo'

type NewPage = Omit<typeof page.$inferInsert, 'page_id' | 'theme_pc_template_id'> & { page_id?: string }

/** Inserts a page under the next public id. */
export async function insertPageRow(tx: Transaction, values: NewPage): Promise<LockedPage> {
  const theme_pc_template_id = await nextPublicId(tx, values.company_id)
  const [row] = await tx
    .insert(page)
    .values({ page_id: randomUUID(), ...values, theme_pc_template_id })
    .returning()
  if (!row) throw new Error('Expected the page written, found none')
  return row
}

export async function companyIds(db: Database): Promise<string[]> {
  const rows = await db.select({ company_id: company.company_id }).from(company)
  return rows.map(({ company_id }) => company_id)
}

/** Types of the sections that a company has a page for. */
export async function sectionsOf(tx: Transaction, company_id: string): Promise<Set<string>> {
  const rows = await tx
    .select({ alias: page.alias })
    .from(page)
    .where(and(eq(page.company_id, company_id), eq(page.page_type, 'section'), eq(page.platform, 'pc')))
  return new Set(rows.map(({ alias }) => alias))
}

/** Published revisions of pages that are in no publication. */
export async function revisionsWithoutPublication(
  tx: Transaction,
  company_id: string,
): Promise<RevisionName[]> {
  const rows = await tx
    .select({ page_id: page.page_id, revision: page.published_revision })
    .from(page)
    .where(
      and(
        eq(page.company_id, company_id),
        isNotNull(page.published_revision),
        isNull(page.deleted),
        sql`not exists (
          select 1 from ${publication_page}
          where ${publication_page.company_id} = ${company_id} and ${publication_page.page_id} = ${page.page_id})`,
      ),
    )
  return rows.flatMap(({ page_id, revision }) => (revision === null ? [] : [{ page_id, revision }]))
}
