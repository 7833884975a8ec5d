import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { inPages } from '../../db/shops'
import type { Database } from '../../db/client'
import { DRAFT_OF_PAGE } from '../../db/page-joins'
import { page, page_revision } from '../../db/schema'

/** The home page first, the shop's own pages last. */
const KINDS = sql`array_position(array['home', 'header', 'footer', 'custom', 'section'], ${page.page_type}::text)`

/** Pages of a company with their drafts' documents, by kind and name. @param pages only these; empty: all */
export function draftDocuments(db: Database, company_id: string, pages: readonly string[]) {
  return db
    .select({
      page_id: page.page_id,
      title: page.title,
      page_type: page.page_type,
      platform: page.platform,
      enabled: page.enabled,
      revision: page_revision.revision_id,
      document: page_revision.document,
    })
    .from(page)
    .innerJoin(page_revision, DRAFT_OF_PAGE)
    .where(and(eq(page.company_id, company_id), isNull(page.deleted), inPages(page.page_id, pages)))
    .orderBy(KINDS, asc(page.title), asc(page.page_id))
}
