import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { page } from '../../db/schema'

/** Names of ids in addresses and bodies → `select page_id` of the pages that such an id is about. */
const PAGES_OF: Readonly<Record<string, (company_id: string, id: string) => SQL>> = {
  page_id: (_company_id, id) => sql`select ${id}::text as page_id`,
  theme_pc_template_id: (company_id, id) =>
    sql`select page_id from page where company_id = ${company_id} and theme_pc_template_id = ${id}`,
  publication_id: (company_id, id) =>
    sql`select page_id from publication_page where company_id = ${company_id} and publication_id = ${id}`,
  review_id: (company_id, id) =>
    sql`select page_id from page_review where company_id = ${company_id} and review_id = ${id}`,
  note_id: (company_id, id) =>
    sql`select page_id from review_note where company_id = ${company_id} and note_id = ${id}`,
}

export const namesPages = (name: string): boolean => Object.hasOwn(PAGES_OF, name)

/** The pages that ids are about, by the ids' names. */
export async function pagesAbout(
  db: Database,
  company_id: string,
  ids: readonly (readonly [name: string, id: string])[],
): Promise<string[]> {
  const selects = ids.flatMap(([name, id]) => PAGES_OF[name]?.(company_id, id) ?? [])
  if (selects.length === 0) return []
  const { rows } = await db.execute<{ page_id: string }>(sql.join(selects, sql` union `))
  return rows.map(({ page_id }) => page_id)
}

/** Those of the pages that are headers or footers: every page shows them. */
export async function framesAmong(
  db: Database,
  company_id: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ page_id: page.page_id })
    .from(page)
    .where(
      and(
        eq(page.company_id, company_id),
        inArray(page.page_id, [...ids]),
        inArray(page.page_type, ['header', 'footer']),
      ),
    )
  return rows.map(({ page_id }) => page_id)
}
