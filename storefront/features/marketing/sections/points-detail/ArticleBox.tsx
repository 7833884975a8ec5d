import { useState } from 'react'
import { useShop } from '@engine'
import type { GoodsDetail, PointMemberInfoAnswer } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { Price } from '@widgets/shared/Price'
import {
  AmountRow,
  buyStateOf,
  ProductBox,
  Specs,
  useAmount,
  type Choosing,
} from '@storefront/features/catalogue'
import { Button } from '@storefront/shell/parts/Button'
import { Balance } from '../../points/Balance'
import { PointsPrice } from '@storefront/shell/parts/PointsPrice'
import { queryOf } from '@storefront/shell/routing/query'
import { texts } from '../../texts/points'
import css from './ArticleBox.module.css'
import { stopOf } from './stop'

interface ArticleBoxProps {
  product: GoodsDetail
  choosing: Choosing
  points: Answered<PointMemberInfoAnswer>
}

/** What an article costs, how it is chosen and redeemed. */
export function ArticleBox({ product, choosing, points }: ArticleBoxProps) {
  const [busy, setBusy] = useState(false)
  const { item } = choosing
  const amount = useAmount(product, item, queryOf(useShop().path)['num'])
  const { num } = amount
  const { price, market_price } = item ?? product
  const point = item?.point ?? product.point ?? 0
  const stop = stopOf(buyStateOf(product), point * num, points.data?.point)
  const redeem = async () => {
    if (!item) {
      const { showToast } = await import('@storefront/shell/state/toasts')
      return showToast(texts.chooseSpec)
    }
    setBusy(true)
    const actions = await import('../../redeem.actions')
    await actions.redeem({ item_id: item.item_id, num }).finally(() => setBusy(false))
  }
  return (
    <ProductBox
      product={product}
      prices={
        <>
          <PointsPrice points={point} cents={price} />
          {market_price > 0 && <Price cents={market_price} former />}
        </>
      }
      sold={texts.redeemed(product.sales)}
    >
      <Balance asked={points} />
      <Specs groups={product.item_spec_desc} skus={product.spec_items} choosing={choosing} />
      <AmountRow {...amount} />
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
    </ProductBox>
  )
}
