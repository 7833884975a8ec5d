import { clsx } from 'clsx'
import { useLayoutEffect, useState } from 'react'
import { useSnapshot } from '@storefront/shell/state/use-snapshot'
import type { CartCoupon, CartLine, CartListAnswer } from '@schemas/generated/api'
import { validLines } from '../../cart/figures'
import { whenIdle } from '@storefront/shell/idle'
import { Button } from '@storefront/shell/parts/Button'
import { cart as cartState } from '@storefront/shell/state/shop'
import { texts } from '../../texts/cart'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Bar } from './Bar'
import { act, open } from './act'
import { Crumbs, Empty, Failed, Invalid, More } from './parts'
import css from './Render.module.css'
import { Shop } from './Shop'
import { TickAll } from './Tick'

/** The cart: its lines shop by shop, what cannot be bought, the bar that settles it, and beneath it what else there is. */
export function Render() {
  const { cart, coupons, viewed, recommended } = useAnswers<typeof data>()
  const shown = useShown(cart?.data)
  return (
    <div className={clsx('page-column', css.page)}>
      <Crumbs />
      {shown ? <Lines cart={shown} coupons={coupons?.data?.list ?? NONE} /> : <Failed error={cart?.error} />}
      <More viewed={viewed?.data?.list} recommended={recommended?.data?.list} />
    </div>
  )
}

const NONE: readonly CartCoupon[] = []

/** The cart of this tab once it has taken the server's answer, when the browser is idle or something is done with it. */
function useShown(answered: CartListAnswer | undefined): CartListAnswer | undefined {
  const { cartInfo } = useSnapshot(cartState)
  useLayoutEffect(() => {
    if (!answered) return
    // what another page has left behind is not shown for a moment
    if (cartState.cartInfo) cartState.cartInfo = answered
    open(answered)
    void whenIdle().then(() => act(() => undefined))
  }, [answered])
  return (cartInfo as CartListAnswer | null) ?? answered
}

function Lines({ cart, coupons }: { cart: CartListAnswer; coupons: readonly CartCoupon[] }) {
  const [taken, setTaken] = useState<readonly CartLine[]>([])
  const [managing, setManaging] = useState(false)
  const { valid_cart, invalid_cart } = cart
  const isEmpty = valid_cart.length === 0 && invalid_cart.length === 0
  return (
    <>
      {isEmpty ? (
        <Empty />
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
          {valid_cart.length > 0 && (
            <p className={css.manage}>
              <Button kind="text" onClick={() => setManaging(!managing)}>
                {managing ? texts.managed : texts.manage}
              </Button>
            </p>
          )}
          {valid_cart.map((shop) => (
            <Shop key={shop.shop_id} shop={shop} coupons={coupons} onTaken={setTaken} />
          ))}
          {invalid_cart.length > 0 && <Invalid lines={invalid_cart} />}
        </section>
      )}
      <Bar cart={cart} coupons={coupons} managing={managing} taken={taken} onTaken={setTaken} />
    </>
  )
}
