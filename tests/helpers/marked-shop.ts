/** A shop with products, coupons, a seckill and a review, all of whose names contain `MARK`. */
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as tables from '@server/db/schema'
import { indexAll } from '@server/catalogue/goods/search-repo'
import { fillCart } from './cart'
import { buy } from './checkout'
import type { SignedInMember } from './member'

export const SHOP = '2'
export const GOODS = '101'
export const ITEM = '10101'
/** Part of the names of the shop, its products, coupons and reviews. */
export const MARK = '密室'

/** All lists and details with data of shops that visitors can read. */
export const READ = [
  '/distributor/list?pageSize=50&show_areas=1&show_items=1&show_marketing_activity=1',
  `/distributor/is_valid?distributor_id=${SHOP}`,
  '/store.search?keyword=密室',
  '/goods/items?pageSize=50&goodsSort=1',
  `/goods/items?item_id=${ITEM}`,
  `/goods/items?distributor_id=${SHOP}&pageSize=50&goodsSort=1`,
  `/goods/items?goods_id=${GOODS}`,
  '/promotions/recommendlike?pageSize=50',
  '/promotions/recommendlike?item_id=102&pageSize=50',
  `/order/rate/list?item_id=${ITEM}`,
  '/promotion/seckillactivity/getinfo?seckill_id=w&pageSize=10',
  '/getCardList?page_size=100',
  `/getCardList?distributor_id=${SHOP}&page_size=100`,
]
/** The same for members only. */
export const READ_BY_MEMBERS = [
  '/distributor/pickuplocation?lng=116.4&lat=39.9',
  '/member/collect/distribution',
  '/member/browse/history/list',
]
/** Addresses of the shop alone: visitors are asked to sign in, other members are refused. */
export const OF_THE_SHOP = [
  `/distributor/${SHOP}`,
  `/distributor/${SHOP}?only_valid=1`,
  `/goods/items/${ITEM}`,
  `/goods/items/${GOODS}?distributor_id=1`,
  `/goods/desc/${ITEM}`,
]
export const CHANGES: [path: string, body: object, status?: number][] = [
  ['/cart', { item_id: ITEM, distributor_id: SHOP }],
  ['/cart', { item_id: ITEM, distributor_id: SHOP, cart_type: 'fastbuy' }],
  // the company’s own products in this shop
  ['/cart', { item_id: '10201', distributor_id: SHOP }],
  [`/member/collect/item/${ITEM}`, { item_id: ITEM }],
  [`/member/collect/distribution/${SHOP}`, {}],
  // like products off the shelf
  ['/member/browse/history/save', { item_id: ITEM }, 404],
]

/** Fills the shop. Both members have its products in favourites and cart; the buyer has bought one. */
export async function fillMarkedShop(app: FastifyInstance, member: SignedInMember, buyer: SignedInMember) {
  const company = { company_id: '1' }
  await app.db
    .update(tables.goods)
    .set({ distributor_id: SHOP, item_name: `${MARK}商品`, sales: 1_000_000 })
    .where(and(eq(tables.goods.company_id, '1'), eq(tables.goods.goods_id, GOODS)))
  await app.db
    .update(tables.shop)
    .set({ name: `${MARK}店`, is_ziti: true })
    .where(and(eq(tables.shop.company_id, '1'), eq(tables.shop.distributor_id, SHOP)))
  await indexAll(app.db, '1')
  const moments = { begin_time: new Date('2026-01-01'), end_time: new Date('2040-01-01') }
  await app.db.insert(tables.seckill).values({
    ...company,
    seckill_id: 'w',
    activity_name: '秒杀',
    notice_time: moments.begin_time,
    ...moments,
  })
  await app.db
    .insert(tables.seckill_item)
    .values({ ...company, seckill_id: 'w', item_id: ITEM, activity_price: 1, activity_store: 9 })
  const coupon = {
    ...company,
    card_type: 'cash' as const,
    date_type: 'DATE_TYPE_FIX_TIME_RANGE' as const,
    reduce_cost: 1,
    quantity: 9,
    get_limit: 2,
  }
  await app.db.insert(tables.coupon).values([
    { ...coupon, card_id: 'w1', title: `${MARK}券` },
    { ...coupon, card_id: 'w2', title: `${MARK}自有券`, distributor_id: SHOP },
  ])
  await app.db.insert(tables.coupon_shop).values({ company_id: '1', distributor_id: SHOP, card_id: 'w1' })
  // both got them while the shop was open to all
  for (const owner of [member, buyer]) {
    for (const [path, body] of CHANGES.slice(3)) await owner.data(path, { method: 'POST', body })
    await fillCart(app.db, owner.user_id, [{ item_id: ITEM, distributor_id: SHOP }])
  }
  const { order_id } = await buy(
    { db: app.db, member: buyer },
    [{ item_id: ITEM, distributor_id: SHOP, cart_type: 'fastbuy' }],
    {
      cart_type: 'fastbuy',
    },
  )
  const [line] = await app.db.select().from(tables.order_line).where(eq(tables.order_line.order_id, order_id))
  const { line_id = '' } = line ?? {}
  const review = { ...company, order_id, line_id, item_id: ITEM, goods_id: GOODS, user_id: buyer.user_id }
  await app.db.insert(tables.review).values({ ...review, rate_id: 'w', content: `${MARK}很好`, star: 5 })
}
