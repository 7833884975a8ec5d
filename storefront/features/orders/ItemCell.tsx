import { encodePart } from '@engine'
import type { OrderInfo } from '@schemas/generated/api'
import { BoughtItem } from '../../shell/parts/BoughtItem'
import { texts } from './texts/orders'
import { units } from '../../shell/texts/units'
import { isForPoints } from '../../shell/routing/order-paths'

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
