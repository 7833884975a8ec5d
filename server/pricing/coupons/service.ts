import type { Card, GetCardListAnswer, GetCardListQuery } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { windowOf } from '../../platform'
import { boundOf } from './bounds'
import { couponCount, couponsPage, type CouponFilter, type CouponRow } from './repo'

/** `getCardList`; to a member it says what he has claimed of each. */
export async function listCoupons(
  db: Database,
  company_id: string,
  query: GetCardListQuery,
  user_id?: string,
): Promise<GetCardListAnswer> {
  const { card_type, card_id, item_id, distributor_id, end_date: unexpired } = query
  const filter: CouponFilter = { company_id, card_type, card_id, item_id, distributor_id, unexpired, user_id }
  const [rows, count] = await Promise.all([
    couponsPage(db, filter, windowOf(query.page_no, query.page_size)),
    couponCount(db, filter),
  ])
  return { list: rows.map(onTheWire), count, total_count: count, pagers: { total: count } }
}

function onTheWire(row: CouponRow): Card {
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
    ...(card.user_get_num >= card.get_limit && card.get_limit > 0 && { ifget: 1 }),
    ...(card.get_num >= card.quantity && { numNull: 1 }),
    ...(expired && { gameOver: 1 }),
  }
}

const whole = (seconds: number | null) => Math.floor(seconds ?? 0)
