import { addAddress, grantPoints } from '../../members'
import { endOfNextYear } from '../../core/shanghai'
import { claimCoupon } from '../../marketing'
import { listCoupons } from '../../pricing'
import { collectGoods, saveFootprint } from '../../catalogue'
import { collectShop } from '../../shops'
import { act } from './shopper'
import { daysBefore, itemAt, ownerIn, type Story } from './story'
import { backdateFootprint, expireCoupon, firstShops, oddGoods } from './story-repo'

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
  for (const distributor_id of await firstShops(story)) await collectShop(db, owner, distributor_id)
  await leaveFootprints(story)
}

/** A sold-out product, and a product of the points mall. */
async function collectOddOnes(story: Story) {
  const { db } = story
  for (const { goods_id, item_type } of await oddGoods(story))
    await collectGoods(db, ownerIn(story), goods_id, item_type)
}

/** Over the last days, two a day. */
async function leaveFootprints(story: Story) {
  const owner = ownerIn(story)
  for (let at = 0; at < 8; at++) {
    await saveFootprint(story.db, owner, itemAt(story, at * 2), story.buyer)
    await backdateFootprint(story, itemAt(story, at * 2), Math.floor(at / 2))
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
  if (past) await expireCoupon(story, past.card_id)
}
