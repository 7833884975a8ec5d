/** What stories read from the shop, and rows whose times they change. */
import { DAY_MS } from '@schemas/time-units'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import {
  browse_history,
  cart_line,
  goods,
  goods_item,
  member_coupon,
  member_message,
  order_event,
  point_entry,
  seckill_item,
  shop,
  trade,
} from '../../db/schema'
import type { Story } from './story'

/** Default items of the head office's ordinary products with sufficient stock. */
export async function itemsForSale(db: Database, company_id: string, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ item_id: string }>(sql`
    select i.item_id from goods g
      join goods_item i on i.company_id = g.company_id and i.item_id = g.default_item_id
      join item_stock s on s.company_id = i.company_id and s.item_id = i.item_id and s.distributor_id = '0'
     where g.company_id = ${company_id} and g.deleted is null and g.item_type = 'normal'
       and g.product_type = 'normal' and g.approve_status = 'onsale' and i.approve_status = 'onsale'
       and g.distributor_id is null and not g.is_gift and g.start_num <= 1 and s.stock - s.reserved >= 30
     order by g.sort, g.goods_id
     limit ${most}`)
  return rows.map(({ item_id }) => item_id)
}

/** Tables whose rows record their own creation time. */
const DATED = [order_event, member_message, point_entry]
/** Days after which the member has read a message. */
const READ_AFTER = 2

/** Moves the creation times of rows since the story began to a time in the story. */
export async function redate({ db, company_id, now }: Story, time: Date): Promise<void> {
  const at = sql`${time.toISOString()}::timestamptz`
  for (const table of DATED)
    await db.execute(sql`
      update ${table} set created = ${at}
       where company_id = ${company_id} and created > ${now.toISOString()}::timestamptz`)
  await db.execute(sql`
    update ${member_message} set read = created
     where company_id = ${company_id} and read is null
       and created < ${now.toISOString()}::timestamptz - make_interval(days => ${READ_AFTER})`)
}

/** The first two shops. */
export async function firstShops({ db, company_id }: Story): Promise<string[]> {
  const rows = await db
    .select({ distributor_id: shop.distributor_id })
    .from(shop)
    .where(eq(shop.company_id, company_id))
    .orderBy(shop.distributor_id)
    .limit(2)
  return rows.map(({ distributor_id }) => distributor_id)
}

/** A sold-out product, and a product of the points mall. */
export async function oddGoods({ db, company_id }: Story) {
  const { rows } = await db.execute<{ goods_id: string; item_type: 'normal' | 'pointsmall' }>(sql`
    (select g.goods_id, 'normal' as item_type from goods g
      where g.company_id = ${company_id} and g.item_type = 'normal' and g.approve_status = 'onsale'
        and g.deleted is null and g.product_type = 'normal' and not exists (
          select 1 from goods_item i
            join item_stock s on s.company_id = i.company_id and s.item_id = i.item_id
           where i.company_id = ${company_id} and i.goods_id = g.goods_id and s.stock > s.reserved)
      order by g.goods_id limit 1)
    union all
    (select goods_id, 'pointsmall' from goods
      where company_id = ${company_id} and item_type = 'pointsmall' and approve_status = 'onsale' and deleted is null
      order by goods_id limit 1)`)
  return rows
}

/** Moves the last view of a product into the past. */
export async function backdateFootprint(
  { db, company_id, buyer }: Story,
  item_id: string,
  days: number,
): Promise<void> {
  await db
    .update(browse_history)
    .set({ updated: sql`now() - make_interval(days => ${days})` })
    .where(
      and(
        eq(browse_history.company_id, company_id),
        eq(browse_history.user_id, buyer.user_id),
        eq(browse_history.item_id, item_id),
      ),
    )
}

/** Lets the member's copies of a coupon end yesterday. */
export async function expireCoupon({ db, company_id, buyer }: Story, card_id: string): Promise<void> {
  await db
    .update(member_coupon)
    .set({ begin_date: sql`now() - interval '30 days'`, end_date: sql`now() - interval '1 day'` })
    .where(
      and(
        eq(member_coupon.company_id, company_id),
        eq(member_coupon.user_id, buyer.user_id),
        eq(member_coupon.card_id, card_id),
      ),
    )
}

/** The first shop with pickup. */
export async function pickupShop({ db, company_id }: Story): Promise<string | undefined> {
  const [found] = await db
    .select({ distributor_id: shop.distributor_id })
    .from(shop)
    .where(and(eq(shop.company_id, company_id), eq(shop.is_ziti, true)))
    .orderBy(shop.distributor_id)
    .limit(1)
  return found?.distributor_id
}

/** An item of the seckill that is on now. */
export async function seckillOffer({ db, company_id }: Story) {
  const [offer] = await db
    .select({ seckill_id: seckill_item.seckill_id, item_id: seckill_item.item_id })
    .from(seckill_item)
    .where(and(eq(seckill_item.company_id, company_id), eq(seckill_item.seckill_id, 'now')))
    .orderBy(seckill_item.item_id)
    .limit(1)
  return offer
}

/** The item of the points mall that costs the fewest points and no money. */
export async function cheapestForPoints({ db, company_id }: Story): Promise<string | undefined> {
  const [found] = await db
    .select({ item_id: goods_item.item_id })
    .from(goods)
    .innerJoin(
      goods_item,
      and(eq(goods_item.company_id, goods.company_id), eq(goods_item.item_id, goods.default_item_id)),
    )
    .where(
      and(
        eq(goods.company_id, company_id),
        eq(goods.item_type, 'pointsmall'),
        eq(goods_item.price, 0),
        gt(goods_item.point, 0),
      ),
    )
    .orderBy(goods_item.point)
    .limit(1)
  return found?.item_id
}

/** Can be paid for a week, so that the demo has such an order that long. */
export async function openForDays({ db, company_id }: Story, trade_id: string): Promise<void> {
  const it = and(eq(trade.company_id, company_id), eq(trade.trade_id, trade_id))
  const [open] = await db.select({ expires: trade.expires }).from(trade).where(it)
  if (!open) throw new Error(`Expected trade ${trade_id} to be there, found none`)
  await db
    .update(trade)
    .set({ expires: new Date(open.expires.getTime() + 7 * DAY_MS) })
    .where(it)
}

export async function insertCartLines(db: Database, lines: (typeof cart_line.$inferInsert)[]): Promise<void> {
  await db.insert(cart_line).values(lines)
}
