import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from '@storefront/shell/state/use-snapshot'
import { useShop } from '@engine'
import type { Address, OrderCreated } from '@schemas/generated/api'
import { navigate } from '@storefront/shell/router/navigate'
import { countCart } from '@storefront/shell/cart/cart-count'
import { AddressBook } from '../../shell/addresses/address-book'
import { user, trade } from '../../shell/state/shop'
import type { Buying } from './buying'
import { Checkout, type CheckoutState } from './checkout'
import type { ShownShop } from './lines'
import { ORDERS_PATH } from '../../shell/routing/order-paths'
import { cashierPath, finishPath } from '../../shell/routing/pay-paths'
import { succeeds } from '../../shell/api/succeeds'

interface Begun {
  addresses: readonly Address[]
  buying: Buying
  shops: readonly ShownShop[]
}

/** The checkout of a page, from its first rendering until the page is left; what it began with stays. */
export function useCheckout({ addresses, buying, shops }: Begun) {
  const { path } = useShop()
  const [book] = useState(() => new AddressBook(addresses))
  const [checkout] = useState(
    () =>
      new Checkout({
        name: { path, user_id: user.userInfo?.user_id ?? '', basket: basketOf(buying, shops) },
        buying,
        shops: shops.map(({ distributor_id }) => distributor_id),
        addressOf: ({ address_id }) => addressIn(book.state.list, address_id),
      }),
  )
  const state = useSnapshot(checkout.state) as CheckoutState
  const list = useSnapshot(book.state).list as readonly Address[]
  useEffect(() => {
    void checkout.begin()
    return () => checkout.end()
  }, [checkout])
  // takes the focus each time an order is submitted without an address
  const receiver = useRef<HTMLElement>(null)
  const { missing, choices } = state
  useEffect(() => {
    if (missing?.kind === 'address') receiver.current?.focus()
  }, [missing])
  const chosen = addressIn(list, choices.address_id)
  return { book, checkout, state, receiver, list, chosen }
}

/** A purchase beside the cart has one line; '' for the cart's. */
const basketOf = ({ cart_type }: Buying, shops: readonly ShownShop[]): string =>
  (cart_type === 'fastbuy' && shops[0]?.lines[0]?.key) || ''

/** Id of the address that is chosen as long as there is such, else of the first; '' where there is none. */
const addressIn = (list: readonly Address[], address_id: string): string =>
  (list.find((address) => address.address_id === address_id) ?? list[0])?.address_id ?? ''

/**
 * To the cashier, or to the result where nothing is left to pay. Who goes back from there comes to the orders: a
 * checkout that is done is no place to return to.
 */
export function leaveForCashier({ trade_id, total_fee }: OrderCreated) {
  trade.trade_no = trade_id
  trade.trade_createtime = Math.floor(Date.now() / 1000)
  navigate(ORDERS_PATH, { replace: true })
  navigate(total_fee === 0 ? finishPath(trade_id) : cashierPath(trade_id))
  void succeeds(countCart())
}
