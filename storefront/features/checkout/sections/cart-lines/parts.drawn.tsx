/** What the cart's page shows beside what is changed in it, as far as its code may come after the page answers. */
import { Anchor } from '@engine'
import type { CartShop, GoodsItem } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { Recommended } from '@storefront/features/catalogue'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { Notice } from '@storefront/shell/parts/Notice'
import { placeName } from '@storefront/shell/addresses/place-name'
import { delivery } from '@storefront/shell/texts/delivery'
import { texts } from '../../texts/cart'
import css from './Shop.module.css'

export { AskFailed } from '@storefront/shell/parts/AskFailed'
export { Extras } from './Extras'
export { Invalid } from './Invalid'
export { Marks } from './Marks'
export { Activities, MallHint, Offers } from './Offers'

export const Crumbs = () => <Breadcrumb crumbs={[{ text: texts.home, href: '/' }, { text: texts.title }]} />

export const Empty = () => (
  <Notice text={texts.empty}>
    <Anchor link={texts.newGoods}>{texts.shopNow}</Anchor>
  </Notice>
)

interface MoreProps {
  viewed: readonly { itemData: GoodsItem }[] | undefined
  recommended: readonly GoodsItem[] | undefined
}

/** What else there is. */
export const More = ({ viewed, recommended }: MoreProps) => (
  <>
    <Recommended title={texts.viewed} list={viewed?.map(({ itemData }) => itemData) ?? []} />
    <Recommended list={recommended ?? []} />
  </>
)

interface DeliveryProps {
  of: NonNullable<CartShop['delivery']>
  /** Lines are ticked: without them nothing is brought anywhere. */
  ticked: boolean
}

/** Where a shop's ticked lines are brought to, and for how much. */
export function Delivery({ of: { place, is_deliverable, freight_fee, free_short }, ticked }: DeliveryProps) {
  return (
    <p className={css.delivery}>
      <span>
        {delivery.sendTo} {placeName(place)}
      </span>
      {ticked && !is_deliverable && <b className={css.short}>{delivery.undeliverable}</b>}
      {ticked && is_deliverable && freight_fee === 0 && <span>{delivery.freeFreight}</span>}
      {freight_fee > 0 && (
        <>
          <span>
            {delivery.freight} <Price cents={freight_fee} />
          </span>
          {free_short !== undefined && <span className={css.short}>{delivery.moreForFree(free_short)}</span>}
        </>
      )}
    </p>
  )
}
