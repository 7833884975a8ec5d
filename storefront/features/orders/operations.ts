/** What a buyer does with an order, in the list and on its own page; each tells by a toast how it went. */
import type { CancelData, OrderInfo } from '@schemas/generated/api'
import { navigate } from '../../shell/router/navigate'
import { succeeds } from '../../shell/api/succeeds'
import { call } from '../../shell/api/call'
import { refreshPage } from '../../shell/state/refresh-page'
import { ORDERS_PATH } from '../../shell/routing/order-paths'
import { confirm } from '../../shell/state/questions'
import { showToast } from '../../shell/state/toasts'
import { texts } from './texts/order-operations'
import type { Again } from './buy-again'

/** After a question: receiving cannot be taken back. */
export async function confirmReceipt(order_id: string): Promise<void> {
  if (!(await confirm(texts.confirmQuestion))) return
  await shown(call('POST /order/confirmReceipt', { body: { order_id } }), texts.received)
}

/** Rule orders-3: once an order. */
export async function extendReceipt(order_id: string): Promise<void> {
  if (!(await confirm(texts.extendQuestion))) return
  await shown(call('POST /order/extendReceipt', { body: { order_id } }), texts.extended)
}

/** From where it is the page itself, one is led to the others. */
export async function removeOrder(order_id: string, isOwnPage: boolean): Promise<void> {
  if (!(await confirm(texts.removeQuestion))) return
  const asked = call('POST /trade.delete', { body: { tid: order_id } })
  if (!isOwnPage) return shown(asked, texts.removed)
  if (!(await succeeds(asked))) return refreshPage()
  showToast(texts.removed)
  navigate(ORDERS_PATH, { replace: true })
}

/** An unpaid order is cancelled at once, a paid one when its shop agrees. */
export async function cancelOrder(order_id: string, cancel_reason: string, other_reason: string) {
  let answer: CancelData | undefined
  const body = { order_id, cancel_reason, ...(other_reason && { other_reason }) }
  if (await succeeds(call('POST /order/cancel', { body }).then((cancelled) => (answer = cancelled))))
    showToast(answer?.progress === 0 ? texts.cancelApplied : texts.cancelled)
  refreshPage()
}

/** @returns what did not get into the cart; `null` where all did, which the cart then shows */
export async function orderAgain(order: OrderInfo): Promise<Again | null> {
  const { buyAgain } = await import('./buy-again')
  const done = await buyAgain(order)
  if (done.refused.length > 0) return done
  showToast(texts.boughtAgain)
  navigate('/cart')
  return null
}

/** What is refused may mean that the order is no longer as it is shown: it is asked for again either way. */
async function shown(asked: Promise<unknown>, text: string): Promise<void> {
  if (await succeeds(asked)) showToast(text)
  refreshPage()
}
