import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useSnapshot } from 'valtio/react'
import { useShop } from '@engine'
import type { Address, OrderCreated } from '@schemas/generated/api'
import { Checkout } from '../../checkout/checkout'
import { leaveForCashier } from '../../checkout/leave'
import type { ShownShop } from '../../checkout/lines'
import { AddressBook } from '../../parts/address/address-book'
import { AddressCards } from '../../parts/address/AddressCards'
import { Button } from '../../parts/Button'
import { user } from '../../state/shop'
import { texts } from '../../texts/points'
import { Figures } from './Figures'
import { Lines } from './Lines'
import css from './Render.module.css'

const Changes = lazy(() => import('../checkout-form/Changes'))

interface FormProps {
  addresses: readonly Address[]
  shops: readonly ShownShop[]
}

/** An exchange is a checkout like any other, but for coupons, invoices and points as money (provider-api §10). */
export function Form({ addresses, shops }: FormProps) {
  const { path } = useShop()
  const [book] = useState(() => new AddressBook(addresses))
  const [checkout] = useState(
    () =>
      new Checkout({
        name: { path, user_id: user.userInfo?.user_id ?? '', basket: shops[0]?.lines[0]?.key ?? '' },
        buying: { cart_type: 'fastbuy', order_type: 'normal_pointsmall' },
        shops: shops.map(({ distributor_id }) => distributor_id),
        addressOf: ({ address_id }) => addressIn(book.state.list, address_id),
      }),
  )
  const state = useSnapshot(checkout.state) as Checkout['state']
  const { list } = useSnapshot(book.state)
  const receiver = useRef<HTMLElement>(null)
  useEffect(() => {
    void checkout.begin()
    return () => checkout.end()
  }, [checkout])
  const { trouble, missing, changes, quote, choices, waiting, sending, isCurrent } = state
  useEffect(() => {
    if (missing) receiver.current?.focus()
  }, [missing])
  const problem = missing ? texts.needAddress : trouble?.kind === 'address' && trouble.message
  return (
    <div className={css.page} aria-busy={waiting}>
      <section ref={receiver} tabIndex={-1} className={css.card} aria-labelledby="points-receiver">
        <h2 id="points-receiver" className={css.heading}>
          {texts.receiver}
        </h2>
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <AddressCards
          book={book}
          chosen={addressIn(list as readonly Address[], choices.address_id)}
          onChoose={({ address_id }) => void checkout.choose({ address_id })}
          onChanged={() => void checkout.requote()}
        />
      </section>
      <Lines shops={shops} quote={quote} />
      <Figures quote={quote} isCurrent={isCurrent} trouble={trouble} />
      <p className={css.foot}>
        <Button
          kind="primary"
          size="large"
          disabled={!waiting && !isCurrent}
          busy={waiting || sending}
          onClick={() => void checkout.order().then(leave)}
        >
          {sending ? texts.saving : texts.submit}
        </Button>
      </p>
      {changes && (
        <Suspense fallback={null}>
          <Changes
            changes={changes}
            total={quote?.total_fee ?? 0}
            onAgree={async () => leave(await checkout.agree())}
            onDecline={() => checkout.decline()}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The one that is chosen as long as there is such, else the first. */
const addressIn = (list: readonly Address[], address_id: string): string =>
  (list.find((address) => address.address_id === address_id) ?? list[0])?.address_id ?? ''

/** Points alone pay it at once; what is left in money is paid at the cashier. */
function leave(order: OrderCreated | undefined) {
  if (!order) return
  if (order.total_fee > 0) leaveForCashier(order)
  else navigate(`/pointitems/cashierpoint?trade_id=${encodeURIComponent(order.trade_id)}`, { replace: true })
}
