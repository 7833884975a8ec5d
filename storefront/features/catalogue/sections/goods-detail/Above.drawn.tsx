/** What a product's page shows above its end, as far as its code may come after the page answers. */
import type { RateListAnswer, SpecItem } from '@schemas/generated/api'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { RATES, toPart } from '../../parts'
import { sumOf } from '../../reviews/filters'
import { texts } from '../../texts/detail'
import css from './BuyBox.module.css'
import { crumbsOf } from './crumbs'

export { AskFailed } from '@storefront/shell/parts/AskFailed'
export { ActivityBar } from '../../ActivityTimer'
export { Gallery } from '../../Gallery'
export { CartLink, Favourite } from './Kept'
export { Delivery } from './Delivery'
export { Offers } from './Offers'
export { SizeChart } from './SizeChart'

export const Crumbs = ({ product }: { product: Parameters<typeof crumbsOf>[0] }) => (
  <Breadcrumb crumbs={crumbsOf(product)} />
)

/** What buyers think of a product, and the way to what they say; nothing before the first review. */
export function Rated({ rates }: { rates: RateListAnswer | undefined }) {
  if (!rates?.rate_status || rates.avg_star === 0) return null
  return (
    <p className={css.rated}>
      <a href={`#${RATES}`} onClick={toPart}>
        <span className={css.star} aria-hidden="true">
          ★
        </span>{' '}
        {texts.rating(rates.avg_star)} · {texts.reviews(sumOf(rates))}
      </a>
    </p>
  )
}

interface PickedProps {
  item: SpecItem | undefined
  num: number
  onOpen(): void
}

/** On a phone: what is chosen, and the way to choose something else. */
export function Picked({ item, num, onOpen }: PickedProps) {
  const values = item?.item_spec.map(({ spec_value_name }) => spec_value_name) ?? []
  return (
    <button type="button" className={css.line} aria-haspopup="dialog" onClick={onOpen}>
      <span className={css.lineName}>{item ? texts.chosen : texts.pick}</span>
      {item && <span className={css.lineText}>{[...values, texts.pieces(num)].join('，')}</span>}
    </button>
  )
}
