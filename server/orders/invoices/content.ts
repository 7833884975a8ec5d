import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import { eventsOf, linesOf, type LineRow, type OrderRow } from '../order-repo'
import { requireOwnOrder } from '../deliveries/service'
import type { Owner } from '../../core/owner'
import { shelfValue } from '../creation/gift-shares'
import { sellerNameOf } from './repo'
import type { InvoiceContent, InvoiceLine } from './pdf'
import { invoicedFee } from './service'

/**
 * The content of the invoice of a member's order.
 * @throws AppError not_found, also for an order of another member; order_state before it is issued
 */
export async function invoiceContent(db: Database, owner: Owner, order_id: string): Promise<InvoiceContent> {
  const order = await requireOwnOrder(db, owner, order_id)
  const { company_id, invoice, invoice_number } = order
  if (!invoice || invoice_number === '') throw new AppError('order_state', { message: '发票尚未开具' })
  const [lines, written, seller] = await Promise.all([
    linesOf(db, company_id, order_id),
    eventsOf(db, order, ['invoice_written']),
    sellerNameOf(db, order),
  ])
  return {
    number: invoice_number,
    written: written.at(-1)?.created ?? order.updated,
    order_id,
    buyer: invoice,
    seller,
    lines: invoiceLines(order, lines),
    total: invoicedFee(order),
  }
}

/** What was paid and not refunded, by line, and the rest as freight; the lines add up to the invoiced amount. */
export function invoiceLines(
  order: Pick<OrderRow, 'total_fee' | 'refunded_fee' | 'freight_fee' | 'freight_point_fee'>,
  lines: readonly Pick<
    LineRow,
    | 'item_name'
    | 'item_spec_desc'
    | 'order_item_type'
    | 'num'
    | 'price'
    | 'sale_price'
    | 'market_price'
    | 'total_fee'
    | 'refunded_fee'
  >[],
): InvoiceLine[] {
  const goods = lines
    .map((line) => {
      const { item_name: name, item_spec_desc: spec, num, total_fee, refunded_fee } = line
      // a gift's amount is its share of the price of the lines that earned it
      const price = line.order_item_type === 'gift' ? shelfValue(line, 1) : line.price
      return { name, spec, num, price, amount: total_fee - refunded_fee }
    })
    .filter(({ amount }) => amount > 0)
  const rest = invoicedFee(order) - goods.reduce((sum, { amount }) => sum + amount, 0)
  if (rest === 0) return goods
  const price = order.freight_fee - order.freight_point_fee
  return [...goods, { name: '运费', spec: '', num: 1, price, amount: rest }]
}
