import { useEffect, useState } from 'react'
import type { GoodsDetail, GoodsItem, RateListAnswer } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { Description } from '../../Description'
import { priceOf } from '../../price-of'
import { Recommended } from '../../Recommended'
import { BUTTONS, BuyButtons, type BuyingProps } from './Buttons'
import css from './BuyBar.module.css'

export { Tabs } from './Tabs'

interface BelowProps {
  product: GoodsDetail
  recommended: readonly GoodsItem[] | undefined
  rates: RateListAnswer | undefined
}

/** What the product is, and what else there is: below what is bought. */
export const Below = ({ product, recommended, rates }: BelowProps) => (
  <>
    <Description product={product} rates={rates} />
    <Recommended
      list={recommended ?? []}
      shop_id={product.distributor_info.distributor_id}
      beside={product.goods_id}
    />
  </>
)

/**
 * What buys the chosen item, once the buttons beside its pictures have left the window: it sticks to the top with the
 * tabs.
 */
export function BuyBar(props: BuyingProps) {
  const gone = useGone(BUTTONS)
  return (
    gone && (
      <div className={css.bar}>
        <Price cents={priceOf(props.item ?? props.product)} className={css.price} />
        <BuyButtons {...props} />
      </div>
    )
  )
}

/** Whether an element is above what the window shows; false on the server. */
function useGone(id: string): boolean {
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setGone(!entry.isIntersecting && entry.boundingClientRect.bottom < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return gone
}
