import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PageRow, PagesQuery, RecordOption } from '@schemas/generated/api'
import { type ChoiceQuery, inOrder } from '../../back-office'
import { inPages } from '../../db/shops'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { containing } from '../../db/search'
import { DRAFT_OF_PAGE } from '../../db/page-joins'
import { page, page_review, page_revision, publication, publication_page } from '../../db/schema'
import { AppError } from '../../core/errors'
import { addressOf } from './addresses'
import { ofKind, type Platform } from './repo'

/** 第3版 */
export const REVISION_NAME = sql`'第' || ${page_revision.number} || '版'`

const awaitsPublication = (company_id: string) => sql`exists (
  select 1 from ${publication_page}
  join ${publication} on ${publication.company_id} = ${publication_page.company_id}
    and ${publication.publication_id} = ${publication_page.publication_id}
  where ${publication_page.company_id} = ${company_id} and ${publication_page.page_id} = ${page.page_id}
    and ${publication.state} = 'scheduled')`

const stateIn = (company_id: string) => sql<PageRow['state']>`case
  when ${awaitsPublication(company_id)} then 'scheduled'
  when ${page.published_revision} is null then 'draft'
  when ${page.published_revision} = ${page.draft_revision} then 'published'
  else 'changed' end`

const isInReview = (company_id: string) => sql<boolean>`exists (
  select 1 from ${page_review}
  where ${page_review.company_id} = ${company_id} and ${page_review.page_id} = ${page.page_id}
    and ${page_review.state} = 'waiting')`

type Filter = Pick<PagesQuery, 'page_type' | 'platform' | 'state' | 'keyword' | 'enabled' | 'deleted'> & {
  /** Only these; empty: all. */
  pages: readonly string[]
}
type Order = Pick<PagesQuery, 'sort' | 'order'>

/** One window of a company's pages for operators. */
export async function pageRows(
  db: Database,
  company_id: string,
  filter: Filter,
  { sort, order }: Order,
  { limit, offset }: PageWindow,
): Promise<PageRow[]> {
  const direction = order === 'asc' ? asc : desc
  const rows = await selectRows(db, company_id)
    .where(matching(company_id, filter))
    .orderBy(direction(page[sort]), asc(page.page_id))
    .limit(limit)
    .offset(offset)
  return rows.map(serialize)
}

export async function pageCount(db: Database, company_id: string, filter: Filter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(page).where(matching(company_id, filter))
  return row?.count ?? 0
}

/** One page, deleted or not; `undefined` if there is none. */
export async function pageRow(
  db: Database | Transaction,
  company_id: string,
  page_id: string,
): Promise<PageRow | undefined> {
  const [row] = await selectRows(db, company_id).where(
    and(eq(page.company_id, company_id), eq(page.page_id, page_id)),
  )
  return row && serialize(row)
}

/** @throws Error if there is none */
export async function requirePageRow(
  tx: Transaction,
  { company_id, page_id }: { company_id: string; page_id: string },
): Promise<PageRow> {
  const row = await pageRow(tx, company_id, page_id)
  if (!row) throw new AppError('internal', { cause: new Error(`Expected page ${page_id}, found none`) })
  return row
}

/** The page of this kind that shoppers see, or will see once it is published. */
export async function enabledPageId(
  db: Database | Transaction,
  company_id: string,
  platform: Platform,
  page_type: 'home' | 'header' | 'footer',
): Promise<string | undefined> {
  const [row] = await db
    .select({ page_id: page.page_id })
    .from(page)
    .where(and(ofKind({ company_id, platform, page_type }), isNull(page.deleted)))
    .orderBy(desc(page.enabled), asc(page.created), asc(page.page_id))
    .limit(1)
  return row?.page_id
}

const selectRows = (db: Database | Transaction, company_id: string) =>
  db
    .select({
      page_id: page.page_id,
      theme_pc_template_id: page.theme_pc_template_id,
      page_type: page.page_type,
      platform: page.platform,
      title: page.title,
      description: page.description,
      alias: page.alias,
      enabled: page.enabled,
      seo: page.seo,
      state: stateIn(company_id),
      draft_revision: page.draft_revision,
      published_revision: page.published_revision,
      published: page.published,
      updated: page.updated,
      updated_by: page_revision.author,
      deleted: page.deleted,
      in_review: isInReview(company_id),
    })
    .from(page)
    .leftJoin(page_revision, DRAFT_OF_PAGE)
    .$dynamic()

type Selected = Awaited<ReturnType<typeof selectRows>>[number]

const serialize = (row: Selected): PageRow => ({
  ...row,
  draft_revision: row.draft_revision ?? '',
  published_revision: row.published_revision ?? '',
  updated_by: row.updated_by ?? '',
  updated: row.updated.toISOString(),
  published: row.published?.toISOString() ?? '',
  deleted: row.deleted?.toISOString() ?? '',
  path: addressOf(row),
})

function matching(company_id: string, filter: Filter): SQL | undefined {
  const { page_type, platform, keyword, enabled, deleted, pages } = filter
  const pattern = keyword && containing(keyword)
  return and(
    eq(page.company_id, company_id),
    deleted ? isNotNull(page.deleted) : isNull(page.deleted),
    inPages(page.page_id, pages),
    page_type && eq(page.page_type, page_type),
    platform && eq(page.platform, platform),
    enabled === undefined ? undefined : eq(page.enabled, enabled),
    filter.state && sql`${stateIn(company_id)} = ${filter.state}`,
    pattern
      ? or(
          ilike(page.title, pattern),
          ilike(page.description, pattern),
          ilike(page.alias, pattern),
          eq(page.theme_pc_template_id, keyword ?? ''),
        )
      : undefined,
  )
}

/** Pages of their own, by their titles, that the operator is given; those for phones say so. */
export async function searchPages(
  db: Database,
  { company_id, keyword = '', ids, limit, sight: { pages } }: ChoiceQuery,
): Promise<RecordOption[]> {
  const rows = await db
    .select({
      id: page.page_id,
      title: sql<string>`${page.title} || case ${page.platform} when 'h5' then '（手机）' else '' end`,
    })
    .from(page)
    .where(
      and(
        eq(page.company_id, company_id),
        isNull(page.deleted),
        inPages(page.page_id, pages),
        ids
          ? inArray(page.page_id, ids)
          : and(inArray(page.page_type, ['home', 'custom']), ilike(page.title, containing(keyword))),
      ),
    )
    .orderBy(asc(page.title), asc(page.page_id))
    .limit(ids ? ids.length : limit)
  return inOrder(rows, ids)
}
