import { sql } from 'drizzle-orm'
import type { LiveGoods } from '@schemas/generated/types'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import {
  APPROVE_STATUS,
  PICS,
  shownPrices,
  shownTo,
  rateCount,
  storeOfGoods,
  storeOfItem,
  tagList,
} from '../../catalogue'
import { inShops } from '../../db/shops'
import { memberOfViewer, type OperatorViewer, sellsTo, shopsOfViewer } from '../../platform'
import { activePrices, type ActivePrices, publicActivity, type ViewingMember } from '../../pricing'

interface GoodsRow
  extends Omit<LiveGoods, 'activity_price' | 'activity' | 'sales' | 'rate_count'>, Record<string, unknown> {
  asked: string
  offer: { price: number; activity: NonNullable<LiveGoods['activity']> } | null
  sold: number
  rated: number
}

/**
 * Products by ids of products or items, one id space (rule api-10). A product has the price of its default item and the
 * stock of all; an item has its own. Products off the shelf are absent; those that are only shown say so in their
 * approve_status. Visitors get the public activity price and nothing else that depends on the viewer (rule price-3), as
 * these rows are part of cached pages.
 * @param offShelf those off the shelf too, of the operator's shops
 */
export async function liveGoods(
  db: Database,
  company_id: string,
  ids: string[],
  looker: ViewingMember | null | OperatorViewer = null,
  { offShelf = false } = {},
): Promise<Record<string, LiveGoods>> {
  if (ids.length === 0) return {}
  const now = timeNow()
  const member = memberOfViewer(looker)
  const { rows } = await db.execute<GoodsRow>(sql`
    with asked as (select unnest(${sql.param(ids)}::text[]) as id),
    picked as (
      select asked.id, i.goods_id, i.item_id, ${storeOfItem(company_id)} as store
        from asked join goods_item i on i.company_id = ${company_id} and i.item_id = asked.id
      union all
      select asked.id, g.goods_id, g.default_item_id, ${storeOfGoods(company_id)}
        from asked join goods g on g.company_id = ${company_id} and g.goods_id = asked.id
       where not exists (select 1 from goods_item i where i.company_id = ${company_id} and i.item_id = asked.id)
    )
    select picked.id as asked, g.goods_id, i.item_id, g.item_name, g.brief, i.price, i.market_price,
           ${publicActivity(company_id, now)} as offer, picked.store, g.sales as sold, ${rateCount(company_id)} as rated,
           ${member ? sql`g.product_type, g.staff_goods::int as staff_goods,` : sql``}
           ${PICS} as pics, ${APPROVE_STATUS} as approve_status, ${tagList(company_id)} as "tagList"
      from picked
      join goods_item i on i.company_id = ${company_id} and i.item_id = picked.item_id
      join goods g on g.company_id = ${company_id} and g.goods_id = picked.goods_id
     where ${offShelf ? sql`g.deleted is null and ${inShops(sql`g.distributor_id`, shopsOfViewer(looker))}` : shownTo({ staff: member?.staff ?? false })}
       and ${sellsTo(company_id, looker, sql`g.distributor_id`)}`)
  const items = rows.map(({ item_id }) => item_id)
  const prices = member && (await activePrices(db, company_id, items, member, now))
  return Object.fromEntries(
    rows.map(({ asked, offer, sold, rated, ...shown }) => {
      const row = { ...shown, ...(sold > 0 && { sales: sold }), ...(rated > 0 && { rate_count: rated }) }
      const own = prices?.get(row.item_id)
      if (own) return [asked, { ...row, ...ownPrices(own) }]
      return [asked, offer ? { ...row, activity_price: offer.price, activity: offer.activity } : row]
    }),
  )
}

function ownPrices(own: ActivePrices): Partial<LiveGoods> {
  const { act_price: lowest, ...prices } = shownPrices(own)
  const activity = lowest === undefined ? undefined : activityOf(own, lowest)
  return { ...prices, ...(activity && { activity }), ...(own.staff?.invalid && { valid_lucky: 1 }) }
}

/** Whose price this is; an employee's own activity has a badge of its own. */
function activityOf({ seckill, limited }: ActivePrices, price: number): LiveGoods['activity'] {
  if (seckill?.price === price) return 'seckill'
  return limited?.price === price ? 'limited_time_sale' : undefined
}
