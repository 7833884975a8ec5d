import { hrefOf, useMode, useShop, type RenderMode, type Shop } from '@engine'
import type { CouponEntry, LiveCoupon } from '@schemas/generated/types'
import { amountOf, centsOf, plainYuan } from '@schemas/money'
import { textOf } from './text-style'

/** 0 open, 1 claimed by this member, 2 none left. */
export type CouponState = 0 | 1 | 2
export const COUPON_STATES = ['立即领取', '已领取', '已抢光'] as const

/** A coupon entry for rendering: the live row over the saved snapshot. */
export interface ShownCoupon {
  id: string
  title: string
  description: string
  /** Large amount and its unit: `8.5` 折, `20` RMB; '' for a gift. */
  figure: string
  unit: string
  /** Minimum spend: 满100可用, or 无门槛. */
  condition: string
  /** Picture instead of the amount, if there is one. */
  picture: string
  href?: string
  state: CouponState
  /** Counts that determine its state; absent without a live row. */
  counts?: CouponCounts
  /** `placeholder`: nothing chosen yet, design mode only. `vanished`: the row no longer exists, not claimable. */
  kind: 'live' | 'placeholder' | 'vanished'
}

export type CouponCounts = Pick<LiveCoupon, 'get_limit' | 'user_get_num' | 'quantity' | 'get_num'>

/**
 * Rule coupons-3: 1 for who has reached their own limit, 2 where none is left, else 0. A limit of 0 is none.
 * @param claimed by this shopper since the counts were asked for
 */
export function claimState(
  { get_limit, user_get_num, quantity, get_num }: CouponCounts,
  claimed: number,
): CouponState {
  if (get_limit > 0 && user_get_num + claimed >= get_limit) return 1
  return get_num + claimed >= quantity ? 2 : 0
}

/** All visible entries, in order. */
export function useCouponList(entries: readonly Partial<CouponEntry>[] | undefined): ShownCoupon[] {
  const shop = useShop()
  const mode = useMode()
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: Partial<CouponEntry>) => shownCoupon(entry, shop, mode) ?? [])
}

/** One entry with its live row, or `null` if shoppers see nothing (a placeholder in render mode). */
export function shownCoupon(
  entry: Partial<CouponEntry> | undefined,
  shop: Shop,
  mode: RenderMode,
): ShownCoupon | null {
  const saved = entry ?? {}
  const id = String(saved.card_id || '')
  if (id === '') return mode === 'design' ? { ...face(saved), id, state: 0, kind: 'placeholder' } : null
  const row = Object.hasOwn(shop.live.coupon, id) ? shop.live.coupon[id] : undefined
  // While editing, a missing row usually has not been fetched yet.
  if (!row)
    return {
      ...face(saved),
      id,
      state: mode === 'design' ? 0 : 2,
      kind: mode === 'design' ? 'live' : 'vanished',
    }
  const { get_limit, user_get_num, quantity, get_num } = row
  const counts = { get_limit, user_get_num, quantity, get_num }
  return { ...face({ ...saved, ...present(row) }), id, state: row.state, counts, kind: 'live' }
}

const yuan = (cents: number) => {
  const { sign, whole, decimals } = amountOf(cents)
  return sign + whole + decimals
}

/**
 * Amount and unit: discount is percent off, so (100 − discount) / 10 折; cash is reduce_cost / 100 RMB, two decimals.
 */
export function couponFigure(card: { card_type?: unknown; discount?: unknown; reduce_cost?: unknown }): {
  figure: string
  unit: string
} {
  if (card.card_type === 'discount') {
    const off = Number(card.discount)
    if (!Number.isFinite(off)) return { figure: '', unit: '' }
    return { figure: String(Math.round((100 - off) * 10) / 100), unit: '折' }
  }
  const cents = card.card_type === 'cash' ? centsOf(card.reduce_cost) : undefined
  return cents === undefined ? { figure: '', unit: '' } : { figure: yuan(cents), unit: 'RMB' }
}

/** From what sum on it counts. @param least cents */
export const couponCondition = (least: number): string => (least > 0 ? `满${plainYuan(least)}可用` : '无门槛')

type Card = { [field in keyof CouponEntry]?: unknown }

function face(card: Card): Omit<ShownCoupon, 'id' | 'state' | 'kind'> {
  const least = centsOf(card.least_cost) ?? 0
  return {
    title: textOf(card.title),
    description: textOf(card.description),
    ...couponFigure(card),
    condition: couponCondition(least),
    picture: textOf(card.imgUrl) || textOf(card.icon_url_list),
    href: hrefOf({ linkPage: 'coupons', href: textOf(card.custom_url) }),
  }
}

/** The values of a live row; empty fields keep those of the snapshot. */
function present(row: LiveCoupon): Card {
  const { title, card_type, discount, reduce_cost, least_cost, description, custom_url, icon_url_list } = row
  const fields = {
    title,
    card_type,
    discount,
    reduce_cost,
    least_cost,
    description,
    custom_url,
    icon_url_list,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
}
