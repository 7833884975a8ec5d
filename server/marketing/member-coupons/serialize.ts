import type { MemberCoupon } from '@schemas/generated/api'
import { boundOf, couponText } from '../../pricing'
import type { MemberCouponRow } from './repo'

/** What a coupon takes off in a checkout, in cents; '' as the reason: it can be used. */
export interface CouponEffect {
  reason: string
  discount_fee: number
}

export function toMemberCoupon(row: MemberCouponRow, { reason, discount_fee }: CouponEffect): MemberCoupon {
  const { code, card_id, card_type, title, discount, least_cost, most_cost, reduce_cost } = row
  return {
    id: code,
    code,
    status: statusOf(row),
    tagClass: tagOf(row),
    locked: row.state === 'locked',
    begin_date: row.begin_date,
    end_date: row.end_date,
    card_id,
    card_type,
    title,
    color: row.color,
    notice: row.notice,
    description: row.description,
    discount,
    least_cost,
    most_cost,
    reduce_cost,
    rule: couponText({ card_type, least_cost, reduce_cost, discount, most_cost }),
    use_bound: boundOf(row.use_bound),
    object_use_for: row.object_use_for,
    icon_url_list: row.icon_url_list,
    distributor_id: row.distributor_id ?? '0',
    distributor_list: row.shops,
    coupon: { card_id, title, code, card_type, least_cost, reduce_cost, discount },
    valid: reason === '',
    reason,
    discount_fee,
  }
}

/** Why a coupon cannot be used, whatever is bought; '' if it can. */
export function unusableReason(row: MemberCouponRow): string {
  if (row.state === 'used') return '已使用'
  if (row.state === 'void') return '已作废'
  if (row.state === 'locked') return '未付款的订单正在使用'
  if (row.ended) return '已过期'
  return row.started ? '' : `${row.begin_date}起可用`
}

/** Rule api-19: 1 unused, 2 redeemed, 4 locked, 5 expired, 6 void. */
function statusOf({ state, ended }: MemberCouponRow): MemberCoupon['status'] {
  if (state === 'used') return 2
  if (state === 'locked') return 4
  if (state === 'void') return 6
  return ended ? 5 : 1
}

function tagOf({ state, ended, started }: MemberCouponRow): MemberCoupon['tagClass'] {
  if (state === 'used') return 'used'
  if (state === 'void' || ended) return 'overdue'
  return started ? '' : 'notstarted'
}
