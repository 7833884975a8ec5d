import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { SHOWN_ONLINE } from '../../catalogue'

/** Ids of sales categories with articles of the points mall, and of all their ancestors. */
export async function categoriesWithArticles(db: Database, company_id: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select distinct c.path
      from goods g
      join goods_item i on i.company_id = g.company_id and i.item_id = g.default_item_id
      join goods_category gc on gc.company_id = g.company_id and gc.goods_id = g.goods_id
      join category c on c.company_id = gc.company_id and c.category_id = gc.category_id
     where g.company_id = ${company_id} and g.item_type = 'pointsmall' and ${SHOWN_ONLINE}`)
  return new Set(rows.flatMap(({ path }) => path.split(',')))
}
