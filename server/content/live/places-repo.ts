import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { PUBLISHED_REVISION_OF_PAGE } from '../../db/page-joins'
import { page, page_revision } from '../../db/schema'

/**
 * The document of a page as shoppers see it on computers.
 * @param number the shop's own of a page made by operators; '' for the home page
 * @returns undefined where shoppers see no such page
 */
export async function shownDocument(
  db: Database,
  company_id: string,
  number: string,
): Promise<string | undefined> {
  const which =
    number === ''
      ? eq(page.page_type, 'home')
      : and(eq(page.page_type, 'custom'), eq(page.theme_pc_template_id, number))
  const [row] = await db
    .select({ document: page_revision.document })
    .from(page)
    .innerJoin(page_revision, PUBLISHED_REVISION_OF_PAGE)
    .where(
      and(
        eq(page.company_id, company_id),
        eq(page.platform, 'pc'),
        eq(page.enabled, true),
        isNull(page.deleted),
        which,
      ),
    )
    .limit(1)
  return row?.document
}
