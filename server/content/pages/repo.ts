import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { BodyOf } from '@schemas/page-plan'
import type { Database, Transaction } from '../../db/client'
import { PUBLISHED_REVISION_OF_PAGE } from '../../db/page-joins'
import { page, page_revision, type PageSeo, type PageType } from '../../db/schema'

export type Platform = 'pc' | 'h5'

/** A page as shoppers see it: its published revision. */
export interface PublishedPage {
  company_id: string
  page_id: string
  theme_pc_template_id: string
  page_type: PageType
  platform: Platform
  /** See the page's row. */
  alias: string
  title: string
  seo: PageSeo
  revision_id: string
  /** Canonical bytes of the page document. */
  document: string
  created: Date
  updated: Date
}

/** The enabled pages of these types that are published; of each platform at most one home, header and footer. */
export function enabledPages(
  db: Database | Transaction,
  company_id: string,
  platforms: readonly Platform[],
  types: PageType[],
) {
  return published(db, company_id, platforms, and(eq(page.enabled, true), inArray(page.page_type, types)))
}

/** The header and footer of a company and, in the same query, the documents of a page's body, one for each platform. */
export function publishedPages(
  db: Database,
  company_id: string,
  platforms: readonly Platform[],
  body: BodyOf | undefined,
): Promise<PublishedPage[]> {
  const which = or(inArray(page.page_type, ['header', 'footer']), body && bodyIs(body))
  return published(db, company_id, platforms, and(eq(page.enabled, true), which))
}

/** Pages of a company of one kind, on one platform. */
export const ofKind = ({
  company_id,
  platform,
  page_type,
}: Pick<typeof page.$inferSelect, 'company_id' | 'platform' | 'page_type'>) =>
  and(eq(page.company_id, company_id), eq(page.platform, platform), eq(page.page_type, page_type))

function bodyIs(body: BodyOf): SQL | undefined {
  if (body.type === 'home') return eq(page.page_type, 'home')
  // pages without an alias have an empty one
  if ('alias' in body && body.alias === '') return sql`false`
  const which = 'alias' in body ? eq(page.alias, body.alias) : eq(page.theme_pc_template_id, body.public_id)
  return and(eq(page.page_type, body.type), which)
}

/** An enabled page of any type by its public id, or `undefined`. */
export async function pageByPublicId(
  db: Database,
  company_id: string,
  platforms: readonly Platform[],
  publicId: string,
) {
  const rows = await published(
    db,
    company_id,
    platforms,
    and(eq(page.enabled, true), eq(page.theme_pc_template_id, publicId)),
  )
  return rows[0]
}

function published(
  db: Database | Transaction,
  company_id: string,
  platforms: readonly Platform[],
  which: SQL | undefined,
): Promise<PublishedPage[]> {
  return db
    .select({
      company_id: page.company_id,
      page_id: page.page_id,
      theme_pc_template_id: page.theme_pc_template_id,
      page_type: page.page_type,
      platform: page.platform,
      alias: page.alias,
      title: page.title,
      seo: page.seo,
      revision_id: page_revision.revision_id,
      document: page_revision.document,
      created: page.created,
      // shoppers see a change when it is published, not when it is edited
      updated: sql<Date>`coalesce(${page.published}, ${page.updated})`.mapWith(page.updated),
    })
    .from(page)
    .innerJoin(page_revision, PUBLISHED_REVISION_OF_PAGE)
    .where(
      and(
        eq(page.company_id, company_id),
        inArray(page.platform, [...platforms]),
        isNull(page.deleted),
        which,
      ),
    )
}
