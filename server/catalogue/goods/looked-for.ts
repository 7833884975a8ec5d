import type { Database } from '../../db/client'
import { categoriesBelow } from '../categories/repo'
import type { GoodsFilter } from './conditions'
import { searchFor } from './search'

/** How the wire names what is looked for. */
export interface LookedFor {
  keywords?: string | undefined
  category_id?: string | undefined
  main_category?: string | undefined
}

/** What was typed, and the categories that were chosen with those below them, as filters know them. */
export async function lookedFor(
  db: Database,
  company_id: string,
  { keywords, category_id, main_category }: LookedFor,
): Promise<Pick<GoodsFilter, 'search' | 'categories' | 'main_categories'>> {
  const [search, categories, main_categories] = await Promise.all([
    searchFor(db, company_id, keywords),
    categoriesBelow(db, company_id, category_id),
    categoriesBelow(db, company_id, main_category),
  ])
  return { search, categories, main_categories }
}
