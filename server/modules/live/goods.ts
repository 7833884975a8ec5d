import { sql } from 'drizzle-orm'
import type { LiveGoods } from '@schemas/generated/types'
import type { Database } from '../../db/client'
import { APPROVE_STATUS, PICS, SHOWN_ONLINE, STORE_OF_GOODS, STORE_OF_ITEM, TAGS } from '../goods/fragments'
import { activityPrice } from '../promotions/active-prices'

interface GoodsRow extends Omit<LiveGoods, 'activity_price'>, Record<string, unknown> {
  asked: string
  activity_price: number | null
}

/**
 * Goods by the ids asked for, which may be of a good or of one of its items: both share one id space (decisions 5).
 * A good shows the price of its default item and the stock of all; an item shows its own. What is off the shelf is
 * absent; what is only shown says so in its approve_status. An activity's price is the one for everybody (decisions 24).
 */
export async function liveGoods(
  db: Database,
  company_id: string,
  ids: string[],
): Promise<Record<string, LiveGoods>> {
  if (ids.length === 0) return {}
  const { rows } = await db.execute<GoodsRow>(sql`
    with asked as (select unnest(${sql.param(ids)}::text[]) as id),
    picked as (
      select asked.id, i.goods_id, i.item_id, ${STORE_OF_ITEM} as store
        from asked join goods_item i on i.company_id = ${company_id} and i.item_id = asked.id
      union all
      select asked.id, g.goods_id, g.default_item_id, ${STORE_OF_GOODS}
        from asked join goods g on g.company_id = ${company_id} and g.goods_id = asked.id
       where not exists (select 1 from goods_item i where i.company_id = g.company_id and i.item_id = asked.id)
    )
    select picked.id as asked, g.goods_id, i.item_id, g.item_name, g.brief, i.price, i.market_price,
           ${activityPrice(new Date())} as activity_price, picked.store,
           ${PICS} as pics, ${APPROVE_STATUS} as approve_status, ${TAGS} as "tagList"
      from picked
      join goods_item i on i.company_id = ${company_id} and i.item_id = picked.item_id
      join goods g on g.company_id = ${company_id} and g.goods_id = picked.goods_id
     where ${SHOWN_ONLINE}`)
  return Object.fromEntries(
    rows.map(({ asked, activity_price, ...row }) => [
      asked,
      activity_price === null ? row : { ...row, activity_price },
    ]),
  )
}
