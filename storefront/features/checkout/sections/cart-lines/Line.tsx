import { clsx } from 'clsx'
import type { CartLine } from '@schemas/generated/api'
import { Anchor } from '@engine'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { goodsPath } from '@widgets/shared/shop'
import { units } from '@storefront/shell/texts/units'
import { QuantityInput } from '@storefront/shell/parts/QuantityInput'
import { priceChange, mostOf } from '../../cart/figures'
import { cartBook } from '../../cart/cart'
import { texts } from '../../texts/cart'
import css from './Line.module.css'
import shared from './lines.module.css'
import { changeItem, keepLines, takeOut, tickLines } from '../../cart.actions'
import { Tick } from './Tick'

/** Pieces left from which on it is said. */
const FEW = 5

/** What is special of a line: its price, its promotion, that one may have so many only, that few are left. */
function LineMarks({ line }: { line: CartLine }) {
  const change = priceChange(line)
  const { item_name, limitedTimeSaleAct, limitedBuy, member_discount, is_plus_buy, store, promotions } = line
  const { limit_buy, limit_period } = limitedBuy
  return (
    <div className={css.marks}>
      {is_plus_buy && <span className={clsx(shared.mark, shared.good, css.mark)}>{texts.plusBuy}</span>}
      {limitedTimeSaleAct.name && (
        <span className={clsx(shared.mark, shared.good, css.mark)}>{limitedTimeSaleAct.name}</span>
      )}
      {member_discount > 0 && (
        <span className={clsx(shared.mark, shared.good, css.mark)}>{texts.memberPrice}</span>
      )}
      {change < 0 && (
        <span className={clsx(shared.mark, shared.good, css.mark)}>{texts.cheaper(-change)}</span>
      )}
      {change > 0 && <span className={clsx(shared.mark, css.plain)}>{texts.dearer(change)}</span>}
      {limit_buy !== undefined && (
        <span className={clsx(shared.mark, css.plain)}>{units.atMost(limit_buy, limit_period)}</span>
      )}
      {store <= FEW && <span className={css.few}>{texts.onlyLeft(store)}</span>}
      {promotions.length > 1 ? (
        <PromotionChoice line={line} />
      ) : (
        promotions.map(({ promotion_id, promotion_tag, rule }) => (
          <span
            key={promotion_id}
            className={clsx(shared.mark, shared.good, css.promotion)}
            title={`${item_name} ${rule}`}
          >
            {promotion_tag} {rule}
          </span>
        ))
      )}
    </div>
  )
}

/** One of the promotions that the line may join; the cheapest where the shopper does not say. */
function PromotionChoice({ line: { cart_id, item_name, promotions } }: { line: CartLine }) {
  return (
    <select
      className={css.choice}
      aria-label={texts.promotionOf(item_name)}
      value={promotions.find(({ is_used }) => is_used)?.promotion_id ?? ''}
      onChange={({ target }) => cartBook.edit({ promotions: { [cart_id]: target.value } })}
    >
      <option value="">{texts.bestPromotion}</option>
      {promotions.map(({ promotion_id, promotion_tag, rule }) => (
        <option key={promotion_id} value={promotion_id}>
          {promotion_tag} {rule}
        </option>
      ))}
    </select>
  )
}

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
    if (await takeOut([line], texts.removeQuestion)) onTaken([line])
  }
  return (
    <li className={clsx(css.line, line.is_checked && css.ticked)}>
      <div className={css.body}>
        <Tick
          state={line.is_checked ? 'all' : 'none'}
          label={texts.chooseLine(item_name)}
          onChange={(ticked) => tickLines([line], ticked)}
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
              onClick={() => void changeItem(line)}
            >
              <span>{item_spec_desc}</span>
            </button>
          )}
          <LineMarks line={line} />
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
              onChange={(next) => cartBook.edit({ nums: { [cart_id]: next } })}
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
              onClick={() => void keepLines([line])}
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
