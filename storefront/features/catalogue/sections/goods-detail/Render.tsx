import { clsx } from 'clsx'
import { lazy, Suspense, useEffect } from 'react'
import { useShop, useMode } from '@engine'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { drawnLater } from '@storefront/shell/parts/later'
import { Gallery } from '../../Gallery'
import { useIdle } from '../../slider/use-idle'
import { useChoice } from '../../choice'
import { BuyBox } from './BuyBox'
import { crumbsOf } from './crumbs'
import type data from './data'
import css from './Render.module.css'

/** Drawn by the server, below what is bought. */
const Below = drawnLater(async () => (await import('./Below.drawn')).Below, { height: 900 })
/** Both need the shopper's browser in any case: no page waits for them. */
const Share = lazy(() => import('../../share/Share'))
const Seen = lazy(() => import('../../slider/GoodsSlider'))

/** A product: its pictures, what it costs and how it is chosen, what it is, what else there is. */
export function Render() {
  const { goods, recommended, rates } = useAnswers<typeof data>()
  if (!goods) return null
  const { data: product, error } = goods
  return product ? (
    <Detail key={product.goods_id} product={product} recommended={recommended.data} rates={rates.data} />
  ) : (
    <AskFailed error={error} />
  )
}

type Answered = ReturnType<typeof useAnswers<typeof data>>

interface DetailProps {
  product: NonNullable<Answered['goods']['data']>
  recommended: Answered['recommended']['data']
  rates: Answered['rates']['data']
}

function Detail({ product, recommended, rates }: DetailProps) {
  const choosing = useChoice(product, useShop().params['id'])
  useFootprint(product.item_id)
  const idle = useIdle()
  return (
    <div className={clsx('page-column', css.page)}>
      <Breadcrumb crumbs={crumbsOf(product)} />
      <div className="product-panel">
        <div className={css.pictures}>
          <Gallery name={product.item_name} pictures={choosing.pictures} video={product.videos} />
          <div className={css.share}>
            {idle && (
              <Suspense>
                <Share product={product} />
              </Suspense>
            )}
          </div>
        </div>
        <BuyBox product={product} choosing={choosing} idle={idle} />
      </div>
      <Below product={product} recommended={recommended?.list ?? []} rates={rates} />
      {idle && (
        <Suspense>
          <Seen but={product.goods_id} />
        </Suspense>
      )}
    </div>
  )
}

/** Records a member's view of an item, once a view, in the background; a failure is only logged. */
function useFootprint(item_id: string) {
  const { user } = useShop()
  const mode = useMode()
  const member = user !== null && mode === 'render'
  useEffect(() => {
    if (!member) return
    import('@storefront/shell/api/call')
      .then(({ call }) => call('POST /member/browse/history/save', { body: { item_id }, quiet: true }))
      .catch((error: unknown) => console.warn('This view is not remembered:', error))
  }, [member, item_id])
}
