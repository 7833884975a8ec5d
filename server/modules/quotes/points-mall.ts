import { AppError } from '../../errors'
import type { LiveLine } from '../cart/live-line'
import type { Quote } from './quote'

/**
 * The points mall (provider-api §10): each piece costs its points beside its price in money; no promotion, no coupon,
 * no points as money, and the order earns none.
 * @throws AppError points_short where the member has too few
 */
export function payInPoints(quote: Quote, lives: ReadonlyMap<string, LiveLine>): Quote {
  const parts = quote.parts.map((part) => {
    const lines = part.lines.map((line) => ({
      ...line,
      share_points: (lives.get(line.key)?.item?.point ?? 0) * line.num,
    }))
    return { ...part, lines, point_use: lines.reduce((sum, { share_points }) => sum + share_points, 0) }
  })
  const point_use = parts.reduce((sum, part) => sum + part.point_use, 0)
  if (point_use > quote.user_point)
    throw new AppError('points_short', {
      message: `积分不足，需要${point_use}积分，当前可用${Math.max(quote.user_point, 0)}积分`,
      details: { point: quote.user_point, needed: point_use },
    })
  return { ...quote, parts, point_use, max_point: point_use }
}
