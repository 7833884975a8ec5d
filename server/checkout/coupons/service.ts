import { memberOwner } from '../../core/owner'
import type {
  CouponUseAnswer,
  CouponUseBody,
  GetUserCardListAnswer,
  GetUserCardListQuery,
  NewGetCardListAnswer,
  NewGetCardListQuery,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import { windowOf } from '../../db/paging'
import type { CartViewer } from '../cart/line'
import { cartLines, type CartLineRow } from '../cart/repo'
import { shopIdOf } from '../quotes/request'
import { evaluateCoupons } from './effects'
import {
  memberCoupons,
  memberCouponCount,
  type MemberCouponFilter,
  toMemberCoupon,
  type MemberCouponRow,
  type CouponEffect,
  unusableReason,
} from '../../marketing'

interface CouponContext {
  company_id: string
  member: CartViewer
  now: Date
}

/** More coupons than any member has; a checkout shows all of them. */
const ALL_COPIES = { limit: 1_000, offset: 0 }

/** `getUserCardList`: what a member has, by its state. */
export async function myCoupons(
  db: Database,
  { company_id, member: { user_id } }: CouponContext,
  { page, pageSize, status, card_type }: GetUserCardListQuery,
): Promise<GetUserCardListAnswer> {
  const filter: MemberCouponFilter = { status, card_type }
  const key = { company_id, user_id }
  const [rows, count] = await Promise.all([
    memberCoupons(db, key, filter, windowOf(page, pageSize)),
    memberCouponCount(db, key, filter),
  ])
  const list = rows.map((row) => toMemberCoupon(row, { reason: unusableReason(row), discount_fee: 0 }))
  return { list, count, total_count: count }
}

/** `newGetCardList`: each copy with what it does for what is being bought; the usable ones first. */
export async function couponsAtCheckout(
  db: Database,
  by: CouponContext,
  query: NewGetCardListQuery,
): Promise<NewGetCardListAnswer> {
  const { company_id, member } = by
  const key = { company_id, user_id: member.user_id }
  const rows = await memberCoupons(db, key, { status: 1, card_type: query.card_type }, ALL_COPIES)
  const all = await evaluated(db, by, query, rows)
  const sorted = all.toSorted(byUsability)
  const { offset, limit } = windowOf(query.page, query.pageSize)
  const list = sorted.slice(offset, offset + limit).map(({ row, effect }) => toMemberCoupon(row, effect))
  return { list, count: rows.length, total_count: rows.length }
}

/** Legacy `promotion.coupon.use`. @throws AppError not_found, coupon_unusable with the reason */
export async function tryCoupon(
  db: Database,
  by: CouponContext,
  { coupon_code, cart_type = 'cart', distributor_id }: CouponUseBody,
): Promise<CouponUseAnswer> {
  const { company_id, member } = by
  const rows = await memberCoupons(
    db,
    { company_id, user_id: member.user_id },
    { code: coupon_code },
    ALL_COPIES,
  )
  const query = { cart_type, order_type: 'normal' as const, distributor_id, num: 1 }
  const [found] = await evaluated(db, by, query, rows)
  if (!found) throw new AppError('not_found')
  const { row, effect } = found
  if (effect.reason) throw new AppError('coupon_unusable', { message: effect.reason })
  return { status: true, coupon: toMemberCoupon(row, effect) }
}

type CouponQuery = Pick<
  NewGetCardListQuery,
  'cart_type' | 'order_type' | 'seckill_id' | 'distributor_id' | 'item_id' | 'num' | 'items'
>

async function evaluated(
  db: Database,
  { company_id, member, now }: CouponContext,
  bought: CouponQuery,
  rows: MemberCouponRow[],
): Promise<{ row: MemberCouponRow; effect: CouponEffect }[]> {
  const seckill_id = bought.order_type === 'normal_seckill' ? bought.seckill_id : undefined
  const context = { company_id, viewer: member, now, seckill_id }
  const lines = await linesInQuery(db, company_id, member.user_id, bought)
  const inPoints = bought.order_type === 'normal_pointsmall'
  const effects = await evaluateCoupons(db, context, lines, rows, inPoints)
  return rows.flatMap((row) => {
    const effect = effects.get(row.code)
    return effect ? [{ row, effect }] : []
  })
}

/** Checked lines of the cart, of one shop where one is named; or items by themselves. */
async function linesInQuery(
  db: Database,
  company_id: string,
  user_id: string,
  { cart_type, order_type, distributor_id, item_id, num, items }: CouponQuery,
): Promise<CartLineRow[]> {
  const owner = memberOwner(user_id)
  const shop_type = order_type === 'normal_pointsmall' ? ('pointsmall' as const) : ('distributor' as const)
  const place = { company_id, owner, cart_type, shop_type }
  const shop = distributor_id === undefined ? undefined : shopIdOf(distributor_id)
  const named = items ?? (item_id === undefined ? [] : [{ item_id, num }])
  if (named.length > 0)
    return named.map((item) => singleLine({ ...place, distributor_id: shop ?? '0', ...item }))
  const lines = await cartLines(db, place)
  return lines.filter((line) => line.is_checked && (shop === undefined || line.distributor_id === shop))
}

type SingleLine = Pick<
  CartLineRow,
  'company_id' | 'owner' | 'cart_type' | 'shop_type' | 'distributor_id' | 'item_id' | 'num'
>

/** A line that lies in no cart. */
const singleLine = (line: SingleLine): CartLineRow => ({
  ...line,
  cart_id: `single:${line.item_id}`,
  line_type: 'normal',
  is_checked: true,
  activity_id: null,
  price_added: null,
  created: new Date(0),
  updated: new Date(0),
  expires: null,
})

const byUsability = (
  a: { row: MemberCouponRow; effect: CouponEffect },
  b: { row: MemberCouponRow; effect: CouponEffect },
): number =>
  Number(a.effect.reason !== '') - Number(b.effect.reason !== '') ||
  b.effect.discount_fee - a.effect.discount_fee ||
  a.row.end_date.localeCompare(b.row.end_date)
