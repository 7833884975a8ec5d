import { randomInt } from 'node:crypto'
import type { Transaction } from '../../db/client'
import { addEvent, updateOrder, isOpen, lockOrdersOfTrade } from '../order-repo'
import { useCoupons } from '../../marketing'
import { CHECK, type TradeHandler } from '../../payments'
import { ordersByCode } from '../pickup/repo'
import { ORDER_TYPES } from '../../checkout'
import { fault } from '../../core/fault-points'
import { countSales } from '../creation/repo'
import { ordersOfTrade, soldInTrade } from './service'

/** Marks the orders of a paid trade as paid. */
const paidOrders: TradeHandler = {
  order_types: ORDER_TYPES,
  urgent_types: ['normal_seckill'],
  orders: ordersOfTrade,
  sold: soldInTrade,

  async paid(tx, { company_id, trade_id, user_id, pay_type }, now) {
    const by = { company_id, actor: 'member' }
    const open = (await lockOrdersOfTrade(tx, company_id, trade_id)).filter(isOpen)
    for (const order of open) {
      const isPickup = order.receipt_type === 'ziti'
      await updateOrder(tx, order, {
        status: 'PAYED',
        pay_type,
        paid: now,
        ...(isPickup && { ziti_status: 'PENDING', ziti_code: await newPickupCode(tx, company_id) }),
      })
      await addEvent(tx, by, order.order_id, 'paid', { pay_type })
    }
    fault('pay:marked')
    for (const holder of [trade_id, ...open.map(({ order_id }) => order_id)])
      await useCoupons(tx, { company_id, user_id }, holder, now)
    await countSales(tx, company_id, trade_id)
  },

  async late(tx, { company_id, trade_id }, payment_id) {
    for (const { order_id } of await lockOrdersOfTrade(tx, company_id, trade_id))
      await addEvent(tx, { company_id, actor: 'system' }, order_id, 'paid_late', { payment_id })
  },

  async transfer(tx, { company_id, trade_id }, check_status) {
    const isPending = check_status === CHECK.pending
    const open = (await lockOrdersOfTrade(tx, company_id, trade_id)).filter(isOpen)
    for (const order of open) {
      const status = isPending ? 'WAIT_PAID_CONFIRM' : 'NOTPAY'
      await updateOrder(tx, order, { status, offline_payment_status: check_status })
      const kind = TRANSFER_EVENTS[check_status]
      if (kind)
        await addEvent(tx, { company_id, actor: isPending ? 'member' : 'system' }, order.order_id, kind)
    }
  },
}

const TRANSFER_EVENTS: Record<number, string> = {
  [CHECK.pending]: 'transfer_uploaded',
  [CHECK.refused]: 'transfer_refused',
}

/** Attempts to draw a pickup code that no waiting order has; duplicates are distinguished by the order number. */
const CODE_DRAWS = 5

async function newPickupCode(tx: Transaction, company_id: string): Promise<string> {
  let code = drawCode()
  for (let draw = 1; draw < CODE_DRAWS && (await ordersByCode(tx, company_id, code)).length > 0; draw++)
    code = drawCode()
  return code
}

const drawCode = () => String(randomInt(1_000_000)).padStart(6, '0')

export default paidOrders
