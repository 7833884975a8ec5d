import { lazy, Suspense } from 'react'
import { useShop } from '@engine'
import type { GoodsDetail } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { AmountRow } from '../../goods/AmountRow'
import { badgeOf } from '@widgets/shared/badges'
import { buyStateOf } from '../../goods/buy-state'
import { GoodBox } from '../../goods/GoodBox'
import { priceOf } from '../../goods/shown-item'
import { Specs } from '../../goods/Specs'
import { useAmount } from '../../goods/use-amount'
import type { Choosing } from '../../goods/use-choice'
import { texts } from '../../texts/goods'
import { Buttons } from './Buttons'
import css from './BuyBox.module.css'
import { Countdown } from './Countdown'
import { Offers } from './Offers'

const SoldOut = lazy(() => import('./SoldOut'))

interface BuyBoxProps {
  good: GoodsDetail
  choosing: Choosing
  /** There is time for what no page waits for. */
  idle: boolean
}

/** What a good costs, what comes with it, how it is chosen and bought. */
export function BuyBox({ good, choosing, idle }: BuyBoxProps) {
  const { item } = choosing
  const amount = useAmount(good, item)
  const priced = item ?? good
  const price = priceOf(priced)
  const { user } = useShop()
  return (
    <GoodBox
      good={good}
      badge={badgeOf(good, user)}
      timer={<Countdown info={good.activity_info} />}
      prices={
        <>
          <Price cents={price} className={css.price} />
          {priced.market_price > price && <Price cents={priced.market_price} former />}
        </>
      }
      sold={texts.sold(good.sales)}
    >
      <Offers good={good} />
      <Specs groups={good.item_spec_desc} skus={good.spec_items} choosing={choosing} />
      <AmountRow {...amount} limit={good.limit_num}>
        {idle && (
          <Suspense>
            <SoldOut good={good} />
          </Suspense>
        )}
      </AmountRow>
      <Buttons good={good} state={buyStateOf(good)} item={item} num={amount.num} />
    </GoodBox>
  )
}
