import type { CartActivity } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { texts } from '../../texts/cart'
import css from './Shop.module.css'

/** 满减 and 满折 of a shop: what they take off, and what is missing to their next step. */
export function Activities({ activities }: { activities: readonly CartActivity[] }) {
  if (activities.length === 0) return null
  return (
    <ul className={css.activities}>
      {activities.map(
        ({ activity_id, activity_name, rule, reached, short, condition_type, discount_fee }) => (
          <li key={activity_id}>
            <span className={css.mark}>{activity_name}</span>
            {reached && texts.reached}
            {rule}
            {discount_fee > 0 && <Price cents={-discount_fee} className={css.off} />}
            {short > 0 && (
              <span className={css.short}>
                {condition_type === 'amount' ? texts.shortOfAmount(short) : texts.shortOfPieces(short)}
                {reached && texts.forMore}
              </span>
            )}
          </li>
        ),
      )}
    </ul>
  )
}
