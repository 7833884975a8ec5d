import type { OrderInfo } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { PointsPrice } from '@storefront/shell/parts/PointsPrice'
import { isForPoints } from '../../shell/routing/order-paths'

interface CostProps {
  order: Pick<OrderInfo, 'order_type'>
  points: number
  /** Cents; beside the points, where it is points that the order costs. */
  cents: number
  className?: string | undefined
}

/** What something of an order costs: money, or points where it was redeemed. */
export function Cost({ order, points, cents, className }: CostProps) {
  if (isForPoints(order)) return <PointsPrice points={points} cents={cents} className={className} />
  return <Price cents={cents} className={className} />
}

interface UnitCostProps extends Pick<CostProps, 'order' | 'className'> {
  item: OrderInfo['items'][number]
}

/** What one piece of a line cost. */
export const UnitCost = ({ order, item: { share_points, num, price }, className }: UnitCostProps) => (
  <Cost order={order} points={Math.round(share_points / num)} cents={price} className={className} />
)
