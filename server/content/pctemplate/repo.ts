import { and, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { UpstreamPageRow } from '@schemas/generated/api'
import { inPages } from '../../db/shops'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { page } from '../../db/schema'
import { noSuchPage } from '../pages/admin'

/** Upstream knows home and custom pages of the desktop only (rule import-5). */
const TYPES = { index: 'home', custom: 'custom' } as const
/** Upstream's version of every page; no client reads it. */
const VERSION = 'v1.0.1'

export type UpstreamType = keyof typeof TYPES
export type PageRecord = typeof page.$inferSelect

export const ENABLED = 1
const DISABLED = 2

export interface UpstreamFilter {
  page_type?: UpstreamType | undefined
  status?: 1 | 2 | undefined
  /** Only these; empty: all. */
  pages: readonly string[]
}

/** One window of a company's pages, the newest first. */
export async function upstreamRows(
  db: Database,
  company_id: string,
  filter: UpstreamFilter,
  { limit, offset }: PageWindow,
): Promise<UpstreamPageRow[]> {
  const rows = await db
    .select()
    .from(page)
    .where(matching(company_id, filter))
    .orderBy(desc(page.created), page.page_id)
    .limit(limit)
    .offset(offset)
  return rows.map(upstreamRow)
}

export async function upstreamCount(
  db: Database,
  company_id: string,
  filter: UpstreamFilter,
): Promise<number> {
  const [row] = await db.select({ count: count() }).from(page).where(matching(company_id, filter))
  return row?.count ?? 0
}

/** By its public id, the only one that upstream's clients know. @throws AppError not_found */
export async function pageNamed(
  db: Database | Transaction,
  company_id: string,
  publicId: string,
): Promise<PageRecord> {
  const [row] = await db
    .select()
    .from(page)
    .where(and(matching(company_id, { pages: [] }), eq(page.theme_pc_template_id, publicId)))
  if (!row) throw noSuchPage()
  return row
}

export const upstreamRow = (row: PageRecord): UpstreamPageRow => ({
  theme_pc_template_id: row.theme_pc_template_id,
  company_id: row.company_id,
  template_title: row.title,
  template_description: row.description,
  page_type: row.page_type === 'home' ? 'index' : 'custom',
  status: row.enabled ? ENABLED : DISABLED,
  version: VERSION,
  created: seconds(row.created),
  updated: seconds(row.updated),
})

export const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

export const pageTypeOf = (type: UpstreamType) => TYPES[type]

function matching(company_id: string, { page_type, status, pages }: UpstreamFilter): SQL | undefined {
  return and(
    eq(page.company_id, company_id),
    eq(page.platform, 'pc'),
    inArray(page.page_type, page_type ? [TYPES[page_type]] : Object.values(TYPES)),
    isNull(page.deleted),
    inPages(page.page_id, pages),
    status === undefined ? undefined : eq(page.enabled, status === ENABLED),
  )
}
