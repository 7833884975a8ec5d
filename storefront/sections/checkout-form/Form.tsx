import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { navigate } from 'wouter/use-browser-location'
import { useShop } from '@engine'
import type { Address, CartListAnswer, MemberCoupon, OrderCreated } from '@schemas/generated/api'
import { isSent } from '../../checkout/body'
import { buyingOf } from '../../checkout/buying'
import { Checkout } from '../../checkout/checkout'
import { couponGroups } from '../../checkout/coupons'
import { leaveForCashier } from '../../checkout/leave'
import { quotedShops, shopsIn } from '../../checkout/lines'
import { AddressBook } from '../../parts/address/address-book'
import { queryOf } from '../../routing/query'
import { withLoading } from '../../state/loading'
import { user } from '../../state/shop'
import { showToast } from '../../state/toasts'
import { Figures } from './Figures'
import { Invoice } from './Invoice'
import { Offers } from './Offers'
import { Receiver } from './Receiver'
import css from './Render.module.css'
import { SettleBar } from './SettleBar'
import { ShopCard } from './ShopCard'
import { Troubled } from './Troubled'

const Changes = lazy(() => import('./Changes'))

interface FormProps {
  addresses: readonly Address[]
  cart: CartListAnswer
  coupons: readonly MemberCoupon[]
}

export function Form({ addresses, cart, coupons }: FormProps) {
  const { path } = useShop()
  const lines = useMemo(() => shopsIn(cart), [cart])
  const groups = useMemo(() => couponGroups(coupons), [coupons])
  const [book] = useState(() => new AddressBook(addresses))
  const [checkout] = useState(() => {
    const query = queryOf(path)
    const buying = buyingOf(query)
    const fast = buying.cart_type === 'fastbuy' ? (lines[0]?.lines[0]?.key ?? '') : ''
    return new Checkout({
      name: { path, user_id: user.userInfo?.user_id ?? '', basket: fast },
      buying,
      shops: lines.map(({ distributor_id }) => distributor_id),
      addressOf: ({ address_id }) => addressIn(book.state.list, address_id),
    })
  })
  const state = useSnapshot(checkout.state) as Checkout['state']
  const { list } = useSnapshot(book.state)
  const receiver = useRef<HTMLElement>(null)
  useEffect(() => {
    void checkout.begin()
    return () => checkout.end()
  }, [checkout])
  const { trouble, missing, changes, quote, choices } = state
  useEffect(() => {
    if (missing) receiver.current?.focus()
  }, [missing])
  useEffect(() => {
    if (trouble?.kind !== 'seckill') return
    // the good says what can be done instead
    showToast(trouble.message)
    navigate(goodPath(lines), { replace: true })
  }, [trouble, lines])

  const shops = quotedShops(lines, quote)
  const ids = lines.map(({ distributor_id }) => distributor_id)
  const chosen = addressIn(list as readonly Address[], choices.address_id)
  return (
    <div className={css.page} aria-busy={state.waiting}>
      {trouble && !LED_AWAY.has(trouble.kind) && <Troubled trouble={trouble} />}
      <Receiver
        ref={receiver}
        checkout={checkout}
        state={state}
        book={book}
        chosen={chosen}
        isSent={isSent(ids, choices)}
      />
      {shops.map((shop) => (
        <ShopCard
          key={shop.distributor_id}
          checkout={checkout}
          state={state}
          shop={shop}
          coupons={groups.get(shop.distributor_id)}
        />
      ))}
      <Offers checkout={checkout} state={state} groups={groups} />
      <Invoice checkout={checkout} invoice={choices.invoice} />
      <Figures state={state} knowsWhere={chosen !== '' || !isSent(ids, choices)} />
      <SettleBar
        state={state}
        address={isSent(ids, choices) ? list.find(({ address_id }) => address_id === chosen) : undefined}
        onSubmit={async () => leave(await withLoading(checkout.order()))}
      />
      {changes && (
        <Suspense fallback={null}>
          <Changes
            changes={changes}
            total={quote?.total_fee ?? 0}
            onAgree={async () => leave(await withLoading(checkout.agree()))}
            onDecline={() => checkout.decline()}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Troubles that are read on another page. */
const LED_AWAY: ReadonlySet<string> = new Set(['signedOut', 'seckill'])

/** The one that is chosen as long as there is such, else the first. */
const addressIn = (list: readonly Address[], address_id: string): string =>
  (list.find((address) => address.address_id === address_id) ?? list[0])?.address_id ?? ''

const goodPath = (lines: ReturnType<typeof shopsIn>) =>
  `/items/${encodeURIComponent(lines[0]?.lines[0]?.item_id ?? '')}`

const leave = (order: OrderCreated | undefined) => order && leaveForCashier(order)
