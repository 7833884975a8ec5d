import { useId } from 'react'
import type { OwnRate } from '@schemas/generated/api'
import { Review } from '@storefront/features/catalogue'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { encodePart } from '@engine'
import type { Rated } from '../../rating'
import { texts } from '../../texts/rating'
import css from './Given.module.css'

interface GivenProps {
  list: readonly OwnRate[]
  items: readonly Rated[]
}

/** What was said of the order's goods, with what was answered. */
export function Given({ list, items }: GivenProps) {
  const id = useId()
  if (list.length === 0) return null
  return (
    <section className={css.given} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {texts.ratedAlready}
      </h3>
      <ul className={css.list}>
        {list.map((rate) => (
          <li key={rate.rate_id} className={css.rate}>
            <div className={css.head}>
              <b className={css.name}>{items.find((item) => item.id === rate.id)?.item_name}</b>
              <ButtonLink size="small" href={`/items/${encodePart(rate.item_id)}`}>
                {texts.seeOnPage}
              </ButtonLink>
            </div>
            <Review rate={rate} />
          </li>
        ))}
      </ul>
    </section>
  )
}
