import { clsx } from 'clsx'
import { useShop } from '@engine'
import type { CartLine } from '@schemas/generated/api'
import { memberPriceName } from '@widgets/shared/marks'
import { units } from '@storefront/shell/texts/units'
import { choosePromotion } from '../../cart.actions'
import { priceChange } from '../../cart/figures'
import { texts } from '../../texts/cart'
import css from './Line.module.css'
import shared from './lines.module.css'

/** Pieces left from which on it is said. */
const FEW = 5

/** What is special of a line: its price, its promotion, that one may have so many only, that few are left. */
export function Marks({ line }: { line: CartLine }) {
  const { user } = useShop()
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
        <span className={clsx(shared.mark, shared.good, css.mark)}>{memberPriceName(user)}</span>
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
      onChange={({ target }) => choosePromotion(cart_id, target.value)}
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
