import { useRef, useState } from 'react'
import { useShop } from '@engine'
import type { DeliveryOfAnswer, GoodsDetail, RateListAnswer, SpecItem } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { badgeOf, memberPriceName } from '@widgets/shared/marks'
import { drawnLater } from '@storefront/shell/parts/later'
import { AmountRow, ProductBox, Specs } from '../../ProductBox'
import type { BuyState } from '../../buy-state'
import { isMembers, priceOf } from '../../price-of'
import type { Amount, Choosing } from '../../choice'
import { texts } from '../../texts/goods'
import { Buttons } from './Buttons'
import css from './BuyBox.module.css'
import { opened } from '@storefront/shell/parts/opened'

/** Rendered by the server; their code is loaded later, the code for choosing and buying is not. */
const above = () => import('./Above.drawn')
const Rated = drawnLater(async () => (await above()).Rated, { height: 24 })
const ActivityBar = drawnLater(async () => (await above()).ActivityBar, { height: 38 })
const Offers = drawnLater(async () => (await above()).Offers, { height: 72 })
const Delivery = drawnLater(async () => (await above()).Delivery, { height: 96 })
const SizeChart = drawnLater(async () => (await above()).SizeChart, { height: 24 })
const Picked = drawnLater(async () => (await above()).Picked, { height: 44 })
const SoldOut = opened(() => import('./SoldOut'))
const SpecSheet = opened(() => import('./SpecSheet'))

interface BuyBoxProps {
  product: GoodsDetail
  choosing: Choosing
  amount: Amount
  state: BuyState
  rates: RateListAnswer | undefined
  delivery: DeliveryOfAnswer | undefined
  /** There is time for what no page waits for. */
  idle: boolean
}

/** What a product costs, what comes with it, how it is chosen and bought. */
export function BuyBox({ product, choosing, amount, state, rates, delivery, idle }: BuyBoxProps) {
  const { item } = choosing
  const { user } = useShop()
  const [sheet, openSheet] = useState<{ open: boolean }>()
  const picked = useRef<HTMLDivElement>(null)
  const priced = item ?? product
  const price = priceOf(priced)
  const buyable = state === 'open' || state === 'seckill' || state === 'soldOut'
  const activity = activityShown(product, item)
  const show = () => openSheet({ open: true })
  /** On a phone everything is chosen in a sheet, before it is bought. */
  const ask = () => {
    // the row that opens it is shown on phones alone
    const asks = picked.current !== null && picked.current.offsetParent !== null
    if (asks) show()
    return asks
  }
  return (
    <ProductBox
      product={product}
      badge={badgeOf(product, user)}
      facts={<Rated rates={product.rate_status ? rates : undefined} />}
      timer={
        activity.last_seconds !== undefined && (
          <ActivityBar activity={activity} isSeckill={product.activity_type === 'seckill'} />
        )
      }
      prices={
        <>
          <Price cents={price} className={css.price} />
          {isMembers(priced) && <span className={css.whose}>{memberPriceName(user)}</span>}
          {priced.market_price > price && <Price cents={priced.market_price} former />}
        </>
      }
      sold={texts.sold(product.sales)}
    >
      {buyable && <Offers product={product} item={item} />}
      {delivery && <Delivery item_id={product.item_id} first={delivery} sells={buyable} />}
      {buyable && (
        <div ref={picked} className={css.picked}>
          <Picked item={item} num={amount.num} onOpen={show} />
        </div>
      )}
      <div className={buyable ? css.inline : undefined}>
        <Specs groups={product.item_spec_desc} skus={product.spec_items} choosing={choosing} />
        {product.size_chart && <SizeChart chart={product.size_chart} />}
        {buyable && <AmountRow {...amount} />}
      </div>
      {idle && <SoldOut product={product} item={item} />}
      <Buttons product={product} state={state} item={item} num={amount.num} asks={ask} />
      {sheet && (
        <SpecSheet
          {...{ product, choosing, amount, state }}
          open={sheet.open}
          onClose={() => openSheet({ open: false })}
        />
      )}
    </ProductBox>
  )
}

/** The announced activity, or the one that sets the price of the chosen item. */
function activityShown({ activity_type, activity_info }: GoodsDetail, item: SpecItem | undefined) {
  if (!item || activity_info.status === 'in_the_notice') return activity_info
  const takesPart = activity_type === 'seckill' ? item.seckill : item.act_price
  return takesPart === undefined ? {} : activity_info
}
