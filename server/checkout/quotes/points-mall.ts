import type { SettingValues } from '@schemas/site-settings'
import { AppError } from '../../core/errors'
import type { LiveLine } from '../cart/live-line'
import { freightInfo } from '../../pricing'
import type { Quote, QuotePart } from './quote'
import { sumsOf } from './sums'

type MallFreight = Pick<SettingValues['points_mall'], 'freight_type' | 'freight_proportion'>

/**
 * The points mall (rule points-5): each piece costs its points beside its price in money, and freight is paid in
 * money or in points, as the company sets it; no promotion, no coupon, no points as money, and the order earns none.
 * @throws AppError points_short where the member has too few
 */
export function payInPoints(quote: Quote, lives: ReadonlyMap<string, LiveLine>, mall: MallFreight): Quote {
  const parts = quote.parts.map((part) => {
    const lines = part.lines.map((line) => ({
      ...line,
      share_points: (lives.get(line.key)?.item?.point ?? 0) * line.num,
    }))
    const point_use = lines.reduce((sum, { share_points }) => sum + share_points, 0)
    return freightInPoints({ ...part, lines, point_use }, mall)
  })
  const sums = sumsOf(...parts)
  const { point_use } = sums
  if (point_use > quote.user_point)
    throw new AppError('points_short', {
      message: `积分不足，需要${point_use}积分，当前可用${Math.max(quote.user_point, 0)}积分`,
      details: { point: quote.user_point, needed: point_use },
    })
  const discount_info = parts.flatMap((part) => part.discount_info)
  return { ...quote, parts, ...sums, discount_info, max_point: point_use }
}

/** A shop's part whose freight is paid in points, rounded up, where the points mall is set so. */
function freightInPoints(part: QuotePart, { freight_type, freight_proportion }: MallFreight): QuotePart {
  const { freight_fee, point_use, point_fee, total_fee, discount_info } = part
  if (freight_type === 'cash' || freight_fee === 0) return part
  const freight_point = Math.ceil((freight_fee * freight_proportion) / 100)
  return {
    ...part,
    freight_point,
    freight_point_fee: freight_fee,
    point_use: point_use + freight_point,
    point_fee: point_fee + freight_fee,
    total_fee: total_fee - freight_fee,
    discount_info: [...discount_info, ...freightInfo(freight_fee)],
  }
}
