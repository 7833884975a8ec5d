import { useState } from 'react'
import { useShop } from '@engine'
import type { GoodsDetail, PointMemberInfoAnswer } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { Price } from '@widgets/shared/Price'
import {
  Description,
  Gallery,
  useChoice,
  AmountRow,
  buyStateOf,
  ProductBox,
  Specs,
  useAmount,
  type Choosing,
} from '@storefront/features/catalogue'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { Button } from '@storefront/shell/parts/Button'
import { PointsPrice } from '@storefront/shell/parts/PointsPrice'
import { queryOf } from '@storefront/shell/routing/query'
import { reached } from '@storefront/shell/state/offline'
import { showToast } from '@storefront/shell/state/toasts'
import { Articles, Balance } from '../../points/Articles'
import { texts } from '../../texts/points'
import type data from './data'
import css from './Render.module.css'
import { stopOf } from './stop'

/** An article of the points mall: its pictures, what it costs and how it is chosen, what it is, what else there is. */
export function Render() {
  const { goods, lovely, points } = useAnswers<typeof data>()
  if (!goods) return null
  if (goods.error) return <AskFailed error={goods.error} />
  const product = goods.data
  return (
    <div className="page-column">
      <Breadcrumb
        crumbs={[
          { text: texts.home, href: '/' },
          { text: texts.mall, href: '/pointitems' },
          { text: product.item_name },
        ]}
      />
      <Article key={product.goods_id} product={product} points={points} />
      <Articles title={texts.lovely} list={lovely.data?.list ?? []} />
      <div className={css.below}>
        <Description product={product} rates={undefined} />
      </div>
    </div>
  )
}

interface ArticleProps {
  product: GoodsDetail
  points: Answered<PointMemberInfoAnswer>
}

function Article({ product, points }: ArticleProps) {
  const choosing = useChoice(product, useShop().params['id'])
  return (
    <div className="product-panel">
      <Gallery name={product.item_name} pictures={choosing.pictures} />
      <ArticleBox product={product} choosing={choosing} points={points} />
    </div>
  )
}

interface ArticleBoxProps {
  product: GoodsDetail
  choosing: Choosing
  points: Answered<PointMemberInfoAnswer>
}

/** What an article costs, how it is chosen and redeemed. */
function ArticleBox({ product, choosing, points }: ArticleBoxProps) {
  const [busy, setBusy] = useState(false)
  const { item } = choosing
  const amount = useAmount(product, item, queryOf(useShop().path)['num'])
  const { num } = amount
  const { price, market_price } = item ?? product
  const point = item?.point ?? product.point ?? 0
  const stop = stopOf(buyStateOf(product), point * num, points.data?.point)
  const redeem = async () => {
    if (!item) {
      return showToast(texts.chooseSpec)
    }
    setBusy(true)
    const actions = await reached(() => import('../../redeem.actions'))
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
