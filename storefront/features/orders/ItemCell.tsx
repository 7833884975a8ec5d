import type { OrderInfo } from '@schemas/generated/api'
import { encodePart } from '@engine'
import { Price } from '@widgets/shared/Price'
import { PointsPrice } from '@storefront/shell/parts/PointsPrice'
import { isForPoints } from '../../shell/routing/order-paths'
import { BoughtItem } from '../../shell/parts/BoughtItem'
import { texts } from './texts/orders'
import { units } from '../../shell/texts/units'

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

type Item = OrderInfo['items'][number]

interface ItemCellProps {
  order: Pick<OrderInfo, 'order_type'>
  item: Item
  /** px */
  picture: number
}

/** A good as it was when it was ordered. */
export const ItemCell = ({ order, item, picture }: ItemCellProps) => (
  <BoughtItem
    name={item.item_name}
    href={`${isForPoints(order) ? '/pointitems' : '/items'}/${encodePart(item.item_id)}`}
    pic={item.pic}
    spec={item.item_spec_desc}
    size={picture}
    marks={marksOf(item)}
  />
)

/** The badges of 特卖 and 福袋 (rule staff-1); a 福袋 whose drawing is over is invalid (`valid_lucky`). */
function marksOf(item: Item): string[] {
  const { order_item_type, product_type, valid_lucky, limit_num, limit_period, aftersales_status } = item
  const kinds: [string | undefined, boolean][] = [
    [texts.gift, order_item_type === 'gift'],
    [texts.plusBuy, order_item_type === 'plus_buy'],
    [texts.badgeSale, product_type === 'sale'],
    [texts.badgeBag, product_type === 'bag'],
    [texts.badgeVoid, valid_lucky === 1],
    [units.atMost(limit_num, limit_period), limit_num > 0],
    [texts.aftersaleStates[aftersales_status ?? -1], aftersales_status !== null],
  ]
  return kinds.flatMap(([mark, holds]) => (holds && mark !== undefined ? [mark] : []))
}
