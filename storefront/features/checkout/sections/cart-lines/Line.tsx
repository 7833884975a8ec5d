import { clsx } from 'clsx'
import type { CartLine } from '@schemas/generated/api'
import { Anchor } from '@engine'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { goodsPath } from '@widgets/shared/shop'
import { QuantityInput } from '@storefront/shell/parts/QuantityInput'
import { mostOf } from '../../cart/figures'
import { texts } from '../../texts/cart'
import css from './Line.module.css'
import shared from './lines.module.css'
import { act } from './act'
import { Marks } from './parts'
import { Tick } from './Tick'

/** px */
const PICTURE = 80

interface LineProps {
  line: CartLine
  onTaken(lines: readonly CartLine[]): void
}

/** A line that can be bought. */
export function Line({ line, onTaken }: LineProps) {
  const { cart_id, item_id, item_name, item_spec_desc, pics, price, market_price, num, start_num } = line
  const remove = async () => {
    if (await act(({ takeOut }) => takeOut([line], texts.removeQuestion))) onTaken([line])
  }
  return (
    <li className={clsx(css.line, line.is_checked && css.ticked)}>
      <div className={css.body}>
        <Tick
          state={line.is_checked ? 'all' : 'none'}
          label={texts.chooseLine(item_name)}
          onChange={(ticked) => void act(({ tickLines }) => tickLines([line], ticked))}
        />
        <Anchor link={goodsPath(item_id, line.shop_id)} className={css.picture} label={item_name}>
          <Picture src={pictureAt(pics, 's')} alt="" width={PICTURE} height={PICTURE} />
        </Anchor>
        <div className={css.text}>
          <Anchor link={goodsPath(item_id, line.shop_id)} className={css.name}>
            {item_name}
          </Anchor>
          {item_spec_desc && line.is_plus_buy && (
            <p className={clsx(shared.spec, css.spec)}>{item_spec_desc}</p>
          )}
          {item_spec_desc && !line.is_plus_buy && (
            <button
              type="button"
              className={css.change}
              aria-label={texts.changeSpec(item_name, item_spec_desc)}
              aria-haspopup="dialog"
              onClick={() => void act(({ changeItem }) => changeItem(line))}
            >
              <span>{item_spec_desc}</span>
            </button>
          )}
          <Marks line={line} />
        </div>
        <div className={css.price}>
          <Price cents={price} />
          {market_price > price && <Price cents={market_price} former />}
        </div>
        <div className={css.number}>
          {line.is_plus_buy ? (
            num
          ) : (
            <QuantityInput
              value={num}
              min={start_num}
              max={mostOf(line)}
              label={texts.numberOf(item_name)}
              onChange={(next) => void act(({ setNum }) => setNum(cart_id, next))}
            />
          )}
          {line.notice && (
            <p className={css.notice} role="alert">
              {line.notice}
            </p>
          )}
        </div>
        <Price cents={line.total_fee} className={css.fee} />
        <div className={css.ways}>
          <button
            type="button"
            className={clsx(shared.way, css.way)}
            aria-label={texts.removeLine(item_name)}
            onClick={() => void remove()}
          >
            {texts.remove}
          </button>
          {!line.is_plus_buy && (
            <button
              type="button"
              className={clsx(shared.way, css.way)}
              aria-label={texts.keepLine(item_name)}
              onClick={() => void act(({ keepLines }) => keepLines([line]))}
            >
              {texts.keep}
            </button>
          )}
        </div>
      </div>
      {/* what a swipe uncovers on a phone: the button above does the same for everyone */}
      <button
        type="button"
        className={css.swiped}
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => void remove()}
      >
        {texts.remove}
      </button>
    </li>
  )
}
