import { Anchor, encodePart } from '@engine'
import type { OrderInfo } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { texts } from '../texts/orders'
import { units } from '../texts/units'
import { isForPoints } from './actions-of'
import css from './GoodCell.module.css'

type Item = OrderInfo['items'][number]

interface GoodCellProps {
  order: Pick<OrderInfo, 'order_type'>
  item: Item
  /** px */
  picture: number
}

/** A good as it was when it was ordered: picture, name, specification, what kind of line it is. */
export function GoodCell({ order, item, picture }: GoodCellProps) {
  const { item_id, item_name, item_spec_desc, pic } = item
  const base = isForPoints(order) ? '/pointitems' : '/items'
  return (
    <div className={css.good}>
      <Picture src={pictureAt(pic, 's')} alt="" width={picture} height={picture} className={css.picture} />
      <div className={css.words}>
        <Anchor link={`${base}/${encodePart(item_id)}`} className={css.name}>
          {item_name}
        </Anchor>
        {item_spec_desc && <p className={css.spec}>{item_spec_desc}</p>}
        <Marks item={item} />
      </div>
    </div>
  )
}

function Marks({ item }: { item: Item }) {
  const marks = marksOf(item)
  if (marks.length === 0) return null
  return (
    <p className={css.marks}>
      {marks.map((mark) => (
        <span key={mark} className={css.mark}>
          {mark}
        </span>
      ))}
    </p>
  )
}

/** storefront §2 the badges of 特卖 and 福袋; 福袋 whose drawing is over is invalid (§3 `valid_lucky`). */
function marksOf(item: Item): string[] {
  const { order_item_type, product_type, valid_lucky, limit_num, aftersales_status } = item
  const kinds: [string | undefined, boolean][] = [
    [texts.gift, order_item_type === 'gift'],
    [texts.plusBuy, order_item_type === 'plus_buy'],
    [texts.badgeSale, product_type === 'sale'],
    [texts.badgeBag, product_type === 'bag'],
    [texts.badgeVoid, valid_lucky === 1],
    [units.atMost(limit_num), limit_num > 0],
    [texts.aftersaleStates[aftersales_status ?? -1], aftersales_status !== null],
  ]
  return kinds.flatMap(([mark, holds]) => (holds && mark !== undefined ? [mark] : []))
}
