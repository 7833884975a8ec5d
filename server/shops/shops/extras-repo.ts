import { sql } from 'drizzle-orm'
import type { ShopActivity, ShopGoods } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import type { PromotionKind } from '../../db/schema'
import { OPERATOR, sellsTo } from '../../platform'
import { NO_GIFT, PICS, SHOWN_ONLINE } from '../../catalogue'

type OfShop = { distributor_id: string } & Record<string, unknown>
type ActivityRow = Omit<ShopActivity, 'promotion_tag'> & { kind: PromotionKind } & OfShop
type GoodsRow = ShopGoods & OfShop

/** Running activities of these shops alone; those for all shops are not repeated at each of them. */
export async function activitiesOfShops(
  db: Database,
  company_id: string,
  shops: string[],
): Promise<ActivityRow[]> {
  const { rows } = await db.execute<ActivityRow>(sql`
    select distributor_id, promotion_id, marketing_name, kind
      from promotion
     where company_id = ${company_id} and distributor_id = any(${sql.param(shops)}::text[]) and not disabled
       and begin_time <= now() and end_time > now()
     order by end_time, promotion_id`)
  return rows
}

const GOODS = sql`i.item_id, g.goods_id, g.item_name, i.price, ${PICS} as pics`

/** Best sellers of each shop's own products. */
export async function goodsOfShops(
  db: Database,
  company_id: string,
  shops: string[],
  most: number,
): Promise<GoodsRow[]> {
  const { rows } = await db.execute<GoodsRow>(sql`
    select * from (
      select g.distributor_id, ${GOODS},
             row_number() over (partition by g.distributor_id order by g.sales desc, g.goods_id) as place
        from goods g join goods_item i on i.company_id = g.company_id and i.item_id = g.default_item_id
       where g.company_id = ${company_id} and g.distributor_id = any(${sql.param(shops)}::text[])
         and g.item_type = 'normal' and ${SHOWN_ONLINE} and ${NO_GIFT}
         and ${sellsTo(company_id, OPERATOR, sql`g.distributor_id`)}) own
     where place <= ${most}
     order by distributor_id, place`)
  return rows
}

/** Best sellers of the products that all shops sell. */
export async function bestSellers(db: Database, company_id: string, most: number): Promise<ShopGoods[]> {
  const { rows } = await db.execute<ShopGoods & Record<string, unknown>>(sql`
    select ${GOODS}
      from goods g join goods_item i on i.company_id = g.company_id and i.item_id = g.default_item_id
     where g.company_id = ${company_id} and g.distributor_id is null and g.item_type = 'normal' and ${SHOWN_ONLINE} and ${NO_GIFT}
     order by g.sales desc, g.goods_id
     limit ${most}`)
  return rows
}
