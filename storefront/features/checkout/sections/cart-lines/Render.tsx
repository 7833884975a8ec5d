import { clsx } from 'clsx'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useSnapshot } from '@storefront/shell/state/use-snapshot'
import { Anchor } from '@engine'
import type { CartCoupon, CartLine, CartListAnswer } from '@schemas/generated/api'
import { validLines } from '../../cart/figures'
import { Recommended } from '@storefront/features/catalogue'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { cart as cartState } from '@storefront/shell/state/shop'
import { cartBook, watchTabs } from '../../cart/cart'
import { texts } from '../../texts/cart'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Bar } from './Bar'
import { Invalid } from './Invalid'
import css from './Render.module.css'
import { Shop } from './Shop'
import { TickAll } from './Tick'

/** The cart: its lines shop by shop, what cannot be bought, the bar that settles it, and beneath it what else there is. */
export function Render() {
  const { cart, coupons, viewed, recommended } = useAnswers<typeof data>()
  const { cartInfo } = useSnapshot(cartState)
  const answered = cart?.data
  useLayoutEffect(() => {
    if (answered) cartBook.take(answered)
  }, [answered])
  useEffect(watchTabs, [])
  const shown = (cartInfo as CartListAnswer | null) ?? answered
  return (
    <div className={clsx('page-column', css.page)}>
      <Breadcrumb crumbs={[{ text: texts.home, href: '/' }, { text: texts.title }]} />
      {shown ? <Lines cart={shown} coupons={coupons?.data?.list ?? []} /> : <AskFailed error={cart?.error} />}
      <Recommended title={texts.viewed} list={viewed?.data?.list.map(({ itemData }) => itemData) ?? []} />
      <Recommended list={recommended?.data?.list ?? []} />
    </div>
  )
}

function Lines({ cart, coupons }: { cart: CartListAnswer; coupons: readonly CartCoupon[] }) {
  const [taken, setTaken] = useState<readonly CartLine[]>([])
  const { valid_cart, invalid_cart } = cart
  const isEmpty = valid_cart.length === 0 && invalid_cart.length === 0
  return (
    <>
      {isEmpty ? (
        <Notice text={texts.empty}>
          <Anchor link={texts.newGoods}>{texts.shopNow}</Anchor>
        </Notice>
      ) : (
        <section aria-label={texts.lines}>
          {valid_cart.length > 0 && (
            <div className={css.columns}>
              <TickAll lines={validLines(cart)} />
              <span className={css.goods}>{texts.columnGoods}</span>
              <span className={css.price}>{texts.unitPrice}</span>
              <span className={css.number}>{texts.columnNumber}</span>
              <span className={css.fee}>{texts.sum}</span>
              <span className={css.ways}>{texts.columnWays}</span>
            </div>
          )}
          {valid_cart.map((shop) => (
            <Shop key={shop.shop_id} shop={shop} coupons={coupons} onTaken={setTaken} />
          ))}
          <Invalid lines={invalid_cart} />
        </section>
      )}
      <Bar cart={cart} coupons={coupons} taken={taken} onTaken={setTaken} />
    </>
  )
}
