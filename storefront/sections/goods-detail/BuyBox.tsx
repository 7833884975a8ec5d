import { lazy, Suspense, useState } from 'react'
import type { GoodsDetail } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { buyStateOf, staffBadge } from '../../goods/buy-state'
import { priceOf } from '../../goods/shown-item'
import { QuantityInput } from '../../parts/QuantityInput'
import { texts } from '../../texts/goods'
import css from './BuyBox.module.css'
import { Buttons } from './Buttons'
import { Countdown } from './Countdown'
import { Offers } from './Offers'
import { Specs } from '../../goods/Specs'
import type { Choosing } from '../../goods/use-choice'

const SoldOut = lazy(() => import('./SoldOut'))

interface BuyBoxProps {
  good: GoodsDetail
  choosing: Choosing
  /** There is time for what no page waits for. */
  idle: boolean
}

/** What a good costs, what comes with it, how it is chosen and bought. */
export function BuyBox({ good, choosing, idle }: BuyBoxProps) {
  const [wanted, want] = useState(good.start_num || 1)
  const { item } = choosing
  const priced = item ?? good
  const price = priceOf(priced)
  const stock = item?.store ?? good.store
  const most = Math.max(1, good.limit_num > 0 ? Math.min(good.limit_num, stock) : stock)
  const num = Math.min(wanted, most)
  const badge = staffBadge(good)
  return (
    <div className={css.box}>
      {badge && <p className={css.badge}>{texts[badge]}</p>}
      <h2 className={css.name}>{good.item_name}</h2>
      {good.brief && <p className={css.brief}>{good.brief}</p>}
      <Countdown info={good.activity_info} />
      <div className={css.prices}>
        <Price cents={price} className={css.price} />
        {priced.market_price > price && <Price cents={priced.market_price} former />}
        {good.sales_setting && <span className={css.sales}>{texts.sold(good.sales)}</span>}
      </div>
      <Offers good={good} />
      <Specs groups={good.item_spec_desc} skus={good.spec_items} choosing={choosing} />
      <div className={css.row}>
        <span className={css.label}>{texts.quantity}</span>
        <QuantityInput
          value={num}
          min={good.start_num || 1}
          max={most}
          onChange={want}
          label={texts.quantity}
        />
        <span className={css.stock}>
          {texts.stock(stock)}
          {good.limit_num > 0 && ` · ${texts.limit(good.limit_num)}`}
        </span>
        {idle && (
          <Suspense>
            <SoldOut good={good} />
          </Suspense>
        )}
      </div>
      <Buttons good={good} state={buyStateOf(good)} item={item} num={num} />
    </div>
  )
}
