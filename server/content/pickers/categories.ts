import { sql } from 'drizzle-orm'
import type { PickCategoriesQuery } from '@schemas/generated/api'
import type { LiveCategory } from '@schemas/generated/types'
import type { Database } from '../../db/client'
import { containing } from '../../db/search'
import { liveCategories } from '../live/categories'
import { findIds, orderedBy, pick, type Picked } from './picker'

const LAST = sql`c.category_level, c.sort, c.category_id`

/** Categories with all below them: the roots of a tree or, by a keyword, those of any level that say it. */
export function pickCategories(
  db: Database,
  company_id: string,
  query: PickCategoriesQuery,
): Promise<Picked<LiveCategory>> {
  const keyword = query.keyword?.trim() ?? ''
  const which = keyword === '' ? sql`c.parent_id is null` : sql`c.category_name ilike ${containing(keyword)}`
  return pick(
    query,
    (window) =>
      findIds(db, {
        id: sql`c.category_id`,
        matching: sql`from category c
          where c.company_id = ${company_id} and c.is_main_category = ${query.is_main_category} and ${which}`,
        order: query.sort ? orderedBy(sql`c.category_name`, query.order, LAST) : LAST,
        window,
      }),
    (ids) => liveCategories(db, company_id, ids),
  )
}
