import type { PromotionActivity } from '@schemas/generated/api'
import css from './BuyBox.module.css'

/** What a promotion gives, in its own words. */
export const promotionText = ({ rules, marketing_name }: PromotionActivity): string =>
  rules.length > 0 ? rules.join('；') : marketing_name

export const Promotions = ({ list }: { list: readonly PromotionActivity[] }) => (
  <ul className={css.offers}>
    {list.map((one) => (
      <li key={one.promotion_id}>
        <span className={css.mark}>{one.promotion_tag}</span>
        {promotionText(one)}
      </li>
    ))}
  </ul>
)
