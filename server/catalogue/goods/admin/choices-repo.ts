import { inShops } from '../../../db/shops'
import { sql } from 'drizzle-orm'
import type { RecordOption } from '@schemas/generated/api'
import { type ChoiceQuery, inOrder, type NamedRows } from '../../../back-office'
import type { Database } from '../../../db/client'
import { containing } from '../../../db/search'
import { itemTitle } from '../../fragments-repo'

/** Items by product and specification. */
export const namedItems: NamedRows = {
  select: (company_id, ids) => sql`
    select i.item_id as id, ${itemTitle(company_id)} as name
      from goods_item i join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where i.company_id = ${company_id} and i.item_id = any(${sql.param(ids)}::text[])`,
}

export async function searchGoods(
  db: Database,
  { company_id, keyword = '', ids, sight, limit }: ChoiceQuery,
) {
  const which = ids
    ? sql`g.goods_id = any(${sql.param(ids)}::text[])`
    : sql`g.item_name ilike ${containing(keyword)}`
  const { rows } = await db.execute<RecordOption & Record<string, unknown>>(sql`
    select g.goods_id as id, g.item_name as title from goods g
     where g.company_id = ${company_id} and g.deleted is null and ${which}
       and ${inShops(sql`g.distributor_id`, sight.shops)}
     order by g.sort, g.goods_id limit ${ids ? ids.length : limit}`)
  return inOrder(rows, ids)
}

export async function searchItems(
  db: Database,
  { company_id, keyword = '', ids, sight, limit }: ChoiceQuery,
) {
  const which = ids
    ? sql`i.item_id = any(${sql.param(ids)}::text[])`
    : sql`(g.item_name ilike ${containing(keyword)} or i.item_bn ilike ${containing(keyword)})`
  const { rows } = await db.execute<RecordOption & Record<string, unknown>>(sql`
    select i.item_id as id, ${itemTitle(company_id)} as title
      from goods_item i join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where i.company_id = ${company_id} and g.deleted is null and ${which}
       and ${inShops(sql`g.distributor_id`, sight.shops)}
     order by g.sort, g.goods_id, i.sort limit ${ids ? ids.length : limit}`)
  return inOrder(rows, ids)
}
