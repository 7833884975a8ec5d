import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { encodePart, useShop, useMode } from '@engine'
import { lazyPart } from '@engine/lazy-part'
import type { SpecItem } from '@schemas/generated/api'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { drawnLater } from '@storefront/shell/parts/later'
import { queryOf } from '@storefront/shell/routing/query'
import { useIdle } from '@storefront/shell/use-idle'
import { useAmount, useChoice } from '../../choice'
import { buyStateOf } from '../../buy-state'
import { BuyBox } from './BuyBox'
import type data from './data'
import css from './Render.module.css'

/** Drawn by the server; their code comes right after what is chosen and bought answers. */
const above = () => import('./Above.drawn')
const Crumbs = drawnLater(async () => (await above()).Crumbs, { height: 32 })
const Gallery = drawnLater(async () => (await above()).Gallery, { height: 400 })
const Failed = drawnLater(async () => (await above()).AskFailed, { height: 400 })
const below = () => import('./Below.drawn')
const Tabs = drawnLater(async () => (await below()).Tabs, { height: 48 })
const BuyBar = drawnLater(async () => (await below()).BuyBar, { height: 0 })
const Below = drawnLater(async () => (await below()).Below, { height: 900 })
/** Both need the shopper's browser in any case: no page waits for them. */
const Share = lazyPart(() => import('../../share/Share'))
const Seen = lazyPart(() => import('../../slider/GoodsSlider'))

/** A product: its pictures, what it costs and how it is chosen, what it is, what else there is. */
export function Render() {
  const answers = useAnswers<typeof data>()
  const { goods } = answers
  if (!goods) return null
  const { data: product, error } = goods
  return product ? (
    <Detail key={product.goods_id} product={product} answers={answers} />
  ) : (
    <Failed error={error} />
  )
}

type Answers = ReturnType<typeof useAnswers<typeof data>>

interface DetailProps {
  product: NonNullable<Answers['goods']['data']>
  answers: Answers
}

function Detail({ product, answers }: DetailProps) {
  const { params, path } = useShop()
  const choosing = useChoice(product, params['id'])
  const { item } = choosing
  // as it was before signing in
  const amount = useAmount(product, item, queryOf(path)['num'])
  const state = buyStateOf(product, item)
  useFootprint(product.item_id)
  useAddressOf(item)
  const idle = useIdle()
  const rates = answers.rates.data
  return (
    <div className={clsx('page-column', css.page)}>
      <Crumbs product={product} />
      <div className="product-panel">
        <div className={css.pictures}>
          <Gallery
            name={product.item_name}
            pictures={choosing.pictures}
            picture={choosing.picture}
            video={product.videos}
          />
          <div className={css.share}>
            {idle && <Share product={item ? { ...product, item_id: item.item_id } : product} />}
          </div>
        </div>
        <BuyBox
          product={product}
          choosing={choosing}
          amount={amount}
          state={state}
          rates={rates}
          delivery={answers.delivery?.data}
          idle={idle}
        />
      </div>
      <div className={css.lower}>
        <div className={css.stick}>
          <Tabs product={product} rates={rates} />
          <BuyBar product={product} item={item} num={amount.num} state={state} />
        </div>
        <Below product={product} recommended={answers.recommended.data?.list} rates={rates} />
      </div>
      {idle && <Seen but={product.goods_id} />}
    </div>
  )
}

/** The address names what is chosen, so that a reload or a shared link leads to it. */
function useAddressOf(item: SpecItem | undefined) {
  const named = useRef(item)
  useEffect(() => {
    if (!item || item === named.current) return
    named.current = item
    const { pathname, search } = location
    const place = pathname.replace(/[^/]*$/, encodePart(item.item_id))
    history.replaceState(history.state, '', place + search)
  }, [item])
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
