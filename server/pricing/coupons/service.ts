import type { Card, GetCardListAnswer, GetCardListQuery } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { windowOf } from '../../db/paging'
import { type Claims, couponCount, couponsPage, type CouponFilter, type CouponRow } from './repo'

/** `getCardList`; for a member with the copies they have claimed. */
export async function listCoupons(
  db: Database,
  company_id: string,
  query: GetCardListQuery,
  user_id?: string,
  { claims = true } = {},
): Promise<GetCardListAnswer> {
  const { card_type, card_id, item_id, distributor_id, end_date: unexpired } = query
  const filter: CouponFilter = {
    company_id,
    card_type,
    card_id,
    item_id,
    distributor_id,
    unexpired,
    user_id,
    claims,
  }
  const [rows, count] = await Promise.all([
    couponsPage(db, filter, windowOf(query.page_no, query.page_size)),
    couponCount(db, filter),
  ])
  return { list: rows.map(serializeCoupon), count, total_count: count, pagers: { total: count } }
}

/** The coupons with the copies that a member has claimed; the same array if there are none. */
export function withOwnClaims(cards: Card[], claimed: Claims): Card[] {
  if (!cards.some(({ card_id }) => claimed.has(card_id))) return cards
  return cards.map(({ ifget: _none, ...card }) => {
    const own = { ...card, user_get_num: claimed.get(card.card_id) ?? 0 }
    return { ...own, ...(isClaimed(own) && { ifget: 1 as const }) }
  })
}

/** Whether a member has claimed as many copies as one may. */
export const isClaimed = ({ user_get_num, get_limit }: Pick<Card, 'user_get_num' | 'get_limit'>) =>
  get_limit > 0 && user_get_num >= get_limit

function serializeCoupon(row: CouponRow): Card {
  const { expired, shops, owner, fixed_begin_term, fixed_term, date_type, ...card } = row
  const isTerm = date_type === 'DATE_TYPE_FIX_TERM'
  return {
    ...card,
    date_type,
    begin_date: isTerm ? (fixed_begin_term ?? 0) : whole(card.begin_date),
    end_date: whole(card.end_date),
    fixed_term: fixed_term ?? 0,
    send_begin_time: whole(card.send_begin_time),
    send_end_time: whole(card.send_end_time),
    use_bound: boundOf(card.use_bound),
    distributor_id: card.distributor_id ?? '0',
    distributor_list: shops,
    distributor_info: owner ?? {},
    ...(isClaimed(card) && { ifget: 1 }),
    ...(card.get_num >= card.quantity && { numNull: 1 }),
    ...(expired && { gameOver: 1 }),
  }
}

const BOUNDS = [0, 1, 2, 3, 4] as const

/** `use_bound` (rule coupons-2) of a row. @throws Error for an unknown number */
export function boundOf(value: number): Card['use_bound'] {
  const found = BOUNDS.find((bound) => bound === value)
  if (found === undefined)
    throw new Error(`Expected use_bound to be one of ${BOUNDS.join(', ')}, got ${value}`)
  return found
}

const whole = (seconds: number | null) => Math.floor(seconds ?? 0)
