import { encodePart } from '@engine'
import type { AftersaleDetail } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { BoughtItem } from '../../shell/parts/BoughtItem'
import { texts } from './texts/aftersales'
import css from './SheetGoods.module.css'

/** px */
const PICTURE = 64

interface SheetGoodsProps {
  lines: readonly Pick<
    AftersaleDetail,
    | 'detail_id'
    | 'item_id'
    | 'item_name'
    | 'item_pic'
    | 'item_spec_desc'
    | 'num'
    | 'order_item_type'
    | 'refund_fee'
  >[]
  /** What each line brings is said, too. */
  priced?: boolean
}

/** The goods of a sheet, with how many of each it is about. */
export const SheetGoods = ({ lines, priced = false }: SheetGoodsProps) => (
  <ul className={css.lines}>
    {lines.map((line) => (
      <li key={line.detail_id} className={css.line}>
        <BoughtItem
          name={line.item_name}
          href={`/items/${encodePart(line.item_id)}`}
          pic={line.item_pic}
          spec={line.item_spec_desc}
          size={PICTURE}
          marks={line.order_item_type === 'gift' ? [texts.gift] : []}
        />
        <span className={css.num}>{texts.pieces(line.num)}</span>
        {priced && <Price cents={line.refund_fee} className={css.fee} />}
      </li>
    ))}
  </ul>
)
