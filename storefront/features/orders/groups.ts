import type { OrderInfo } from '@schemas/generated/api'

type Grouped = Pick<OrderInfo, 'order_id' | 'trade_id' | 'order_status'>

/** Orders that stand together in a list: those of one unpaid trade, which are paid at once (rule checkout-6), or one alone. */
export function groupsOf<T extends Grouped>(orders: readonly T[]): T[][] {
  const groups: T[][] = []
  for (const order of orders) {
    const last = groups.at(-1)
    if (last?.[0] && isPaidWith(last[0], order)) last.push(order)
    else groups.push([order])
  }
  return groups
}

const isPaidWith = (one: Grouped, other: Grouped) =>
  one.trade_id === other.trade_id && one.order_status === 'NOTPAY' && other.order_status === 'NOTPAY'
