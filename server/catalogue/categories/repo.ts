import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { category } from '../../db/schema'

/** All categories of one tree, parents and children mixed, in their sort order. */
export function categoriesOf(db: Database, company_id: string, is_main_category: boolean) {
  return db
    .select()
    .from(category)
    .where(and(eq(category.company_id, company_id), eq(category.is_main_category, is_main_category)))
    .orderBy(category.sort, category.category_id)
}

export type CategoryRow = typeof category.$inferSelect

export async function categoryName(
  db: Database,
  company_id: string,
  category_id: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ name: category.category_name })
    .from(category)
    .where(and(eq(category.company_id, company_id), eq(category.category_id, category_id)))
  return row?.name
}

/** A category and all below it; none where none is asked for. */
export async function categoriesBelow(
  db: Database,
  company_id: string,
  category_id: string | undefined,
): Promise<string[] | undefined> {
  if (category_id === undefined) return undefined
  const rows = await db
    .select({ id: category.category_id })
    .from(category)
    .where(
      and(
        eq(category.company_id, company_id),
        sql`${category_id} = any(string_to_array(${category.path}, ','))`,
      ),
    )
    .orderBy(category.category_id)
  return rows.map(({ id }) => id)
}
