import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { PUBLISHED_REVISION_OF_PAGE } from '../../db/page-joins'
import { page, page_revision } from '../../db/schema'

/**
 * The documents of pages as shoppers see them on computers, by number; absent where shoppers see no such page.
 * @param numbers the shop's own of pages made by operators; '' for the home page
 */
export async function shownDocuments(
  db: Database,
  company_id: string,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select({
      number: sql<string>`case when ${page.page_type} = 'home' then '' else ${page.theme_pc_template_id} end`,
      document: page_revision.document,
    })
    .from(page)
    .innerJoin(page_revision, PUBLISHED_REVISION_OF_PAGE)
    .where(
      and(
        eq(page.company_id, company_id),
        eq(page.platform, 'pc'),
        eq(page.enabled, true),
        isNull(page.deleted),
        or(
          numbers.includes('') ? eq(page.page_type, 'home') : undefined,
          and(eq(page.page_type, 'custom'), inArray(page.theme_pc_template_id, [...new Set(numbers)])),
        ),
      ),
    )
  return new Map(rows.map(({ number, document }) => [number, document]))
}
