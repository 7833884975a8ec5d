import { navigate } from 'wouter/use-browser-location'
import { cashierPath, ORDERS_PATH } from './paths'

/** storefront §2: who goes back from the cashier comes to the orders, not to a checkout that is over. */
export function toCashier(trade_id: string) {
  navigate(ORDERS_PATH, { replace: true })
  navigate(cashierPath(trade_id))
}
