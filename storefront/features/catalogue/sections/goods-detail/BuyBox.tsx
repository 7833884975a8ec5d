import { lazy, Suspense, useEffect } from 'react'
import { Anchor, useShop } from '@engine'
import type { GoodsDetail, SpecItem, ActivityInfo } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { badgeOf } from '@widgets/shared/marks'
import { shopPath } from '@widgets/shared/shop'
import { drawnLater } from '@storefront/shell/parts/later'
import { queryOf } from '@storefront/shell/routing/query'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { clockText, useSecondsLeft } from '@storefront/shell/parts/countdown'
import { AmountRow, ProductBox, Row, Specs } from '../../ProductBox'
import { buyStateOf } from '../../buy-state'
import { priceOf } from '../../shown-item'
import { useAmount, type Choosing } from '../../choice'
import { texts } from '../../texts/goods'
import { Buttons } from './Buttons'
import css from './BuyBox.module.css'

/** Rendered by the server; the code for claiming is loaded later, the code for buying is not. */
const Offers = drawnLater(async () => (await import('./Offers.drawn')).Offers, { height: 72 })
const SoldOut = lazy(() => import('./SoldOut'))

interface BuyBoxProps {
  product: GoodsDetail
  choosing: Choosing
  /** There is time for what no page waits for. */
  idle: boolean
}

/** What a product costs, what comes with it, how it is chosen and bought. */
export function BuyBox({ product, choosing, idle }: BuyBoxProps) {
  const { item } = choosing
  const { user, path } = useShop()
  // as it was before signing in
  const amount = useAmount(product, item, queryOf(path)['num'])
  const priced = item ?? product
  const price = priceOf(priced)
  const state = buyStateOf(product, item)
  return (
    <ProductBox
      product={product}
      badge={badgeOf(product, user)}
      timer={<Countdown info={activityShown(product, item)} />}
      prices={
        <>
          <Price cents={price} className={css.price} />
          {priced.market_price > price && <Price cents={priced.market_price} former />}
        </>
      }
      sold={texts.sold(product.sales)}
    >
      {(state === 'open' || state === 'seckill' || state === 'soldOut') && (
        <Offers product={product} item={item} />
      )}
      <Seller shop={product.distributor_info} />
      <Specs groups={product.item_spec_desc} skus={product.spec_items} choosing={choosing} />
      <AmountRow {...amount}>
        {idle && (
          <Suspense>
            <SoldOut product={product} item={item} />
          </Suspense>
        )}
      </AmountRow>
      <Buttons product={product} state={state} item={item} num={amount.num} />
    </ProductBox>
  )
}

/** The announced activity, or the one that sets the price of the chosen item. */
function activityShown({ activity_type, activity_info }: GoodsDetail, item: SpecItem | undefined) {
  if (!item || activity_info.status === 'in_the_notice') return activity_info
  const takesPart = activity_type === 'seckill' ? item.seckill : item.act_price
  return takesPart === undefined ? {} : activity_info
}

/** The shop in which it is bought; not shown for the head office. */
function Seller({ shop: { distributor_id, name } }: { shop: GoodsDetail['distributor_info'] }) {
  if (distributor_id === undefined) return null
  return (
    <Row name={texts.seller}>
      <Anchor link={shopPath(distributor_id)} className={css.way}>
        {name}
      </Anchor>
    </Row>
  )
}

/** Time until an activity begins or ends, by the server's clock; then the page is fetched again. */
function Countdown({ info }: { info: ActivityInfo }) {
  const left = useSecondsLeft(info.last_seconds ?? 0)
  const over = info.last_seconds !== undefined && left === 0
  useEffect(() => {
    if (over) refreshPage()
  }, [over])
  if (info.last_seconds === undefined) return null
  return (
    <p className={css.countdown} role="timer">
      <span>{info.activity_name}</span>
      <span className={css.left}>
        {info.status === 'in_the_notice' ? texts.startsIn : texts.endsIn} <b>{clockText(left)}</b>
      </span>
    </p>
  )
}
