import type {
  ApplyInvoiceBody,
  InvoiceListAnswer,
  InvoiceListQuery,
  OrderInvoice,
} from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { windowOf } from '../../db/paging'
import { unixTime } from '../../core/shanghai'
import type { Actor, Owner } from '../../core/owner'
import { addEvent, lockOrder, updateOrder, type OrderRow } from '../order-repo'
import { byMember } from '../deliveries/service'
import { invoiceOf } from '../orders/wishes'
import { invoicedCount, invoicedOrders } from './repo'

/** The invoices that a member asked for, with what became of them. */
export async function listInvoices(
  db: Database,
  owner: Owner,
  { page, pageSize }: InvoiceListQuery,
): Promise<InvoiceListAnswer> {
  const [rows, number] = await Promise.all([
    invoicedOrders(db, owner, windowOf(page, pageSize)),
    invoicedCount(db, owner),
  ])
  return { list: rows.map(onTheWire), count: number, total_count: number }
}

/**
 * Asks for an invoice of a paid order, or for other words on one that is not written yet.
 * @throws AppError not_found; order_state before paying, after writing, or where nothing is left to pay for; invalid
 * for a company without its tax number
 */
export async function applyForInvoice(
  db: Database,
  owner: Owner,
  { order_id, ...asked }: ApplyInvoiceBody,
): Promise<OrderInvoice> {
  const invoice = invoiceOf(asked, '')
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, owner.company_id, order_id)
    if (!order || order.user_id !== owner.user_id) throw new AppError('not_found', { message: '订单不存在' })
    refuse(order)
    const changed = await updateOrder(tx, order, { invoice })
    await addEvent(tx, byMember(owner), order_id, 'invoice_applied')
    return onTheWire(changed)
  })
}

/**
 * An operator has written the invoice. @param invoice_number '' takes it back; its form is the schema's to judge
 * @throws AppError not_found; order_state where nobody asked for one; invalid where there is none to take back
 */
export async function writeInvoiceNumber(
  tx: Transaction,
  by: Actor,
  order_id: string,
  invoice_number: string,
): Promise<void> {
  const order = await lockOrder(tx, by.company_id, order_id)
  if (!order) throw new AppError('not_found', { message: '订单不存在' })
  if (!order.invoice) throw new AppError('order_state', { message: '该订单没有申请发票' })
  if (invoice_number === '' && order.invoice_number === '')
    throw new AppError('invalid', { message: '请填写发票号码' })
  await updateOrder(tx, order, { invoice_number })
  const kind = invoice_number === '' ? 'invoice_revoked' : 'invoice_written'
  await addEvent(tx, by, order_id, kind, { invoice_number: invoice_number || order.invoice_number })
}

function refuse(order: OrderRow) {
  if (!order.paid || order.status === 'CANCEL')
    throw new AppError('order_state', { message: '付款之后才能申请发票' })
  if (order.invoice_number !== '')
    throw new AppError('order_state', { message: '发票已开具，请联系商家处理' })
  if (invoicedFee(order) === 0) throw new AppError('order_state', { message: '订单没有可开票的金额' })
}

/** Cents: what is left of what was paid in money. */
export const invoicedFee = ({ total_fee, refunded_fee }: Pick<OrderRow, 'total_fee' | 'refunded_fee'>) =>
  total_fee - refunded_fee

function onTheWire(order: OrderRow): OrderInvoice {
  const { order_id, invoice, invoice_number, created } = order
  if (!invoice) throw new Error(`Expected order ${order_id} to have an invoice, found none`)
  return {
    order_id,
    total_fee: invoicedFee(order),
    create_time: unixTime(created),
    ...invoice,
    is_invoiced: invoice_number !== '',
    invoice_number,
  }
}
