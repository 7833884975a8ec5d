import { Anchor, encodePart } from '@engine'
import type { AftersaleDetail } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { texts } from '../texts/aftersales'
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
export function SheetGoods({ lines, priced = false }: SheetGoodsProps) {
  return (
    <ul className={css.lines}>
      {lines.map(
        ({ detail_id, item_id, item_name, item_pic, item_spec_desc, num, order_item_type, refund_fee }) => (
          <li key={detail_id} className={css.line}>
            <Picture
              src={pictureAt(item_pic, 's')}
              alt=""
              width={PICTURE}
              height={PICTURE}
              className={css.picture}
            />
            <div className={css.words}>
              <Anchor link={`/items/${encodePart(item_id)}`} className={css.name}>
                {item_name}
              </Anchor>
              <p className={css.spec}>
                {item_spec_desc}
                {order_item_type === 'gift' && <span className={css.mark}>{texts.gift}</span>}
              </p>
            </div>
            <span className={css.num}>{texts.pieces(num)}</span>
            {priced && <Price cents={refund_fee} className={css.fee} />}
          </li>
        ),
      )}
    </ul>
  )
}
