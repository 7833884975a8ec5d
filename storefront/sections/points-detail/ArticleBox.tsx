import { useState } from 'react'
import type { GoodsDetail, PointMemberInfoAnswer } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { Price } from '@widgets/shared/Price'
import { buyStateOf } from '../../goods/buy-state'
import { Specs } from '../../goods/Specs'
import type { Choosing } from '../../goods/use-choice'
import { Button } from '../../parts/Button'
import { QuantityInput } from '../../parts/QuantityInput'
import { Balance } from '../../points/Balance'
import { PointsPrice } from '../../points/PointsPrice'
import { texts } from '../../texts/points'
import css from './ArticleBox.module.css'
import { stopOf } from './stop'

interface ArticleBoxProps {
  good: GoodsDetail
  choosing: Choosing
  points: Answered<PointMemberInfoAnswer>
}

/** What an article costs, how it is chosen and redeemed. */
export function ArticleBox({ good, choosing, points }: ArticleBoxProps) {
  const [wanted, want] = useState(good.start_num || 1)
  const [busy, setBusy] = useState(false)
  const { item } = choosing
  const { price, market_price } = item ?? good
  const point = item?.point ?? good.point ?? 0
  const stock = item?.store ?? good.store
  const most = Math.max(1, good.limit_num > 0 ? Math.min(good.limit_num, stock) : stock)
  const num = Math.min(wanted, most)
  const stop = stopOf(buyStateOf(good), point * num, points.data?.point)
  const redeem = async () => {
    if (!item) {
      const { showToast } = await import('../../state/toasts')
      return showToast(texts.chooseSpec)
    }
    setBusy(true)
    const actions = await import('../../points/redeem')
    await actions.redeem({ item_id: item.item_id, num }).finally(() => setBusy(false))
  }
  return (
    <div className={css.box}>
      <h2 className={css.name}>{good.item_name}</h2>
      {good.brief && <p className={css.brief}>{good.brief}</p>}
      <div className={css.prices}>
        <PointsPrice points={point} cents={price} className={css.price} />
        {market_price > 0 && <Price cents={market_price} former />}
        {good.sales_setting && <span className={css.sales}>{texts.redeemed(good.sales)}</span>}
      </div>
      <Balance asked={points} />
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
      </div>
      <p className={css.buy}>
        <Button
          kind="primary"
          size="large"
          disabled={stop !== undefined}
          busy={busy}
          onClick={() => void redeem()}
        >
          {stop ?? texts.redeem}
        </Button>
      </p>
    </div>
  )
}
