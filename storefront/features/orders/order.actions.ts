/**
 * What a buyer does with an order, in the list and on its own page; each tells by a toast how it went. OrderActions gets
 * the dialogs from here as well: every further import() would put the names of its files into the buttons' own script,
 * which many pages wait for.
 */
import type { CancelData, InvoiceTitle, OrderInfo } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../shell/api/call'
import { callOnce } from '../../shell/api/call-once'
import { succeeds } from '../../shell/api/succeeds'
import { wasAdded } from '../../shell/cart/cart-count'
import { navigate } from '../../shell/router/navigate'
import { ORDERS_PATH } from '../../shell/routing/order-paths'
import { confirm } from '../../shell/state/ask'
import { refreshPage } from '../../shell/state/refresh-page'
import { showToast } from '../../shell/state/toasts'
import type { Again } from './OrderDialogs'
import { texts as detail } from './texts/order-detail'
import { texts } from './texts/order-operations'

export const orderDialogs = () => import('./OrderDialogs')

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
  const done = await buyAgain(order)
  if (done.refused.length > 0) return done
  showToast(texts.boughtAgain)
  navigate('/cart')
  return null
}

/** Asks for an order's invoice, or for other words on one that is not written yet. */
export async function applyForInvoice(order_id: string, title: InvoiceTitle): Promise<void> {
  if (await succeeds(callOnce('POST /order/invoice', { body: { order_id, ...title } })))
    showToast(detail.invoiceApplied)
  refreshPage()
}

/** What is refused may mean that the order is no longer as it is shown: it is asked for again either way. */
async function shown(asked: Promise<unknown>, text: string): Promise<void> {
  if (await succeeds(asked)) showToast(text)
  refreshPage()
}

type Bought = Pick<OrderInfo, 'distributor_id'> & {
  items: readonly Pick<OrderInfo['items'][number], 'item_id' | 'item_name' | 'num' | 'order_item_type'>[]
}

/** Puts what was bought back into the cart, of the shop that sold it, at today's prices; gifts come of themselves. */
export async function buyAgain({ distributor_id, items }: Bought): Promise<Again> {
  const refused: Again['refused'] = []
  const wanted = items.filter(({ order_item_type }) => order_item_type !== 'gift')
  // one after the other: each counts the lines that the cart has by then; the earlier ones last, the latest stand first
  for (const { item_id, item_name: name, num } of wanted.toReversed()) {
    const reason = await refusalOf({ item_id, num, distributor_id })
    if (reason !== undefined) refused.unshift({ name, reason })
  }
  const added = wanted.length - refused.length
  if (added > 0) await wasAdded()
  return { added, refused }
}

/** @throws what is no refusal */
async function refusalOf(line: { item_id: string; num: number; distributor_id: string }) {
  const place = { cart_type: 'cart', shop_type: 'distributor', isAccumulate: true } as const
  try {
    await call('POST /cart', { body: { ...line, ...place }, quiet: true })
    return undefined
  } catch (error) {
    // who is signed out is led to sign in
    if (!(error instanceof ApiError) || error.status === 401) throw error
    return error.message
  }
}
