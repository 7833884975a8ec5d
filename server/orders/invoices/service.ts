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
import { invoiceOf } from '../creation/delivery-preferences'
import { invoicedCount, invoicedOrders } from './repo'

/** The invoices that a member has requested, with their numbers. */
export async function listInvoices(
  db: Database,
  owner: Owner,
  { page, pageSize }: InvoiceListQuery,
): Promise<InvoiceListAnswer> {
  const [rows, number] = await Promise.all([
    invoicedOrders(db, owner, windowOf(page, pageSize)),
    invoicedCount(db, owner),
  ])
  return { list: rows.map(toOrderInvoice), count: number, total_count: number }
}

/**
 * Requests an invoice for a paid order, or changes a request whose invoice is not issued yet.
 * @throws AppError not_found; order_state before payment, after issuing, or after a full refund; invalid for a company
 * without tax number
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
    requireInvoiceable(order)
    const changed = await updateOrder(tx, order, { invoice })
    await addEvent(tx, byMember(owner), order_id, 'invoice_applied')
    return toOrderInvoice(changed)
  })
}

/**
 * Stores the number of the invoice that an operator has issued. @param invoice_number '' revokes it; the schema validates
 * its form
 * @throws AppError not_found; order_state if none was requested; invalid if there is none to revoke
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

function requireInvoiceable(order: OrderRow) {
  if (!order.paid || order.status === 'CANCEL')
    throw new AppError('order_state', { message: '付款之后才能申请发票' })
  if (order.invoice_number !== '')
    throw new AppError('order_state', { message: '发票已开具，请联系商家处理' })
  if (invoicedFee(order) === 0) throw new AppError('order_state', { message: '订单没有可开票的金额' })
}

/** Cents that were paid in money and not refunded. */
export const invoicedFee = ({ total_fee, refunded_fee }: Pick<OrderRow, 'total_fee' | 'refunded_fee'>) =>
  total_fee - refunded_fee

function toOrderInvoice(order: OrderRow): OrderInvoice {
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
