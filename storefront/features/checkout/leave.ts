import type { OrderCreated } from '@schemas/generated/api'
import { navigate } from '@storefront/shell/router/navigate'
import { ORDERS_PATH } from '../../shell/routing/order-paths'
import { cashierPath, finishPath } from '../../shell/routing/pay-paths'
import { countCart } from '@storefront/shell/cart/cart-count'
import { succeeds } from '../../shell/api/succeeds'
import { trade } from '../../shell/state/shop'

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
