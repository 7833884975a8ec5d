import { and, eq, sql } from 'drizzle-orm'
import { browse_history, member_coupon, shop } from '../../db/schema'
import { addAddress, grantPoints } from '../../members'
import { endOfNextYear } from '../../core/shanghai'
import { claimCoupon } from '../../marketing'
import { listCoupons } from '../../pricing'
import { collectGoods, saveFootprint } from '../../catalogue'
import { collectShop } from '../../shops'
import { act } from './dated'
import { daysBefore, itemAt, ownerIn, type Story } from './story'

const HOME = {
  username: '小禾',
  telephone: '13800000001',
  province: '北京市',
  city: '北京市',
  county: '昌平区',
  adrdetail: '回龙观西大街 118 号 3 单元 501',
  postalCode: '102208',
  is_def: 1,
} as const
const OFFICE = {
  username: '小禾',
  telephone: '13800000001',
  province: '上海市',
  city: '上海市',
  county: '静安区',
  adrdetail: '愚园路 309 弄 8 号 12 楼',
  postalCode: '200040',
  is_def: 0,
} as const

export async function givePoints(story: Story): Promise<void> {
  const owner = ownerIn(story)
  const gifts = [
    { days: 60, point: 200, journal_type: 1, point_desc: '注册送积分', cause: 'demo:welcome' },
    { days: 25, point: 20_000, journal_type: 4, point_desc: '会员日活动赠送', cause: 'demo:event' },
  ]
  for (const { days, ...gift } of gifts)
    await act(story, daysBefore(story, days), (tx) =>
      grantPoints(tx, { ...owner, ...gift }, { expires: endOfNextYear(story.now) }),
    )
}

export async function gatherBelongings(story: Story): Promise<void> {
  const { db } = story
  const owner = ownerIn(story)
  await addAddress(db, owner, HOME)
  await addAddress(db, owner, OFFICE)
  for (const at of [0, 3, 6, 9, 12]) await collectGoods(db, owner, itemAt(story, at))
  await collectOddOnes(story)
  const shops = await db
    .select({ distributor_id: shop.distributor_id })
    .from(shop)
    .where(eq(shop.company_id, story.company_id))
    .orderBy(shop.distributor_id)
    .limit(2)
  for (const { distributor_id } of shops) await collectShop(db, owner, distributor_id)
  await leaveFootprints(story)
}

/** A sold-out product, and a product of the points mall. */
async function collectOddOnes(story: Story) {
  const { db, company_id } = story
  const { rows } = await db.execute<{ goods_id: string; item_type: 'normal' | 'pointsmall' }>(sql`
    (select g.goods_id, 'normal' as item_type from goods g
      where g.company_id = ${company_id} and g.item_type = 'normal' and g.approve_status = 'onsale'
        and g.deleted is null and g.product_type = 'normal' and not exists (
          select 1 from goods_item i
            join item_stock s on s.company_id = i.company_id and s.item_id = i.item_id
           where i.company_id = g.company_id and i.goods_id = g.goods_id and s.stock > s.reserved)
      order by g.goods_id limit 1)
    union all
    (select goods_id, 'pointsmall' from goods
      where company_id = ${company_id} and item_type = 'pointsmall' and approve_status = 'onsale' and deleted is null
      order by goods_id limit 1)`)
  for (const { goods_id, item_type } of rows) await collectGoods(db, ownerIn(story), goods_id, item_type)
}

/** Over the last days, two a day. */
async function leaveFootprints(story: Story) {
  const owner = ownerIn(story)
  for (let at = 0; at < 8; at++) {
    await saveFootprint(story.db, owner, itemAt(story, at * 2), story.buyer)
    await story.db
      .update(browse_history)
      .set({ updated: sql`now() - make_interval(days => ${Math.floor(at / 2)})` })
      .where(
        and(
          eq(browse_history.company_id, story.company_id),
          eq(browse_history.user_id, owner.user_id),
          eq(browse_history.item_id, itemAt(story, at * 2)),
        ),
      )
  }
}

/** Claims all available coupons; the last of them has expired meanwhile. */
export async function claimCoupons(story: Story): Promise<void> {
  const { db, company_id, buyer } = story
  const { list } = await listCoupons(db, company_id, {
    end_date: true,
    page_no: 1,
    page_size: 999,
    distributor_id: 'all',
  })
  const open = list.filter(
    ({ receive, get_num, quantity, grade_ids }) => receive && get_num < quantity && grade_ids.length === 0,
  )
  for (const { card_id } of open.slice(0, 5)) await claimCoupon(db, company_id, buyer, card_id)
  const past = open.slice(0, 5).at(-1)
  if (!past) return
  await db
    .update(member_coupon)
    .set({ begin_date: sql`now() - interval '30 days'`, end_date: sql`now() - interval '1 day'` })
    .where(
      and(
        eq(member_coupon.company_id, company_id),
        eq(member_coupon.user_id, buyer.user_id),
        eq(member_coupon.card_id, past.card_id),
      ),
    )
}
