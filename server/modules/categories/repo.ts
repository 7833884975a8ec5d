import { and, eq } from 'drizzle-orm'
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
