/** What operators see and do of an order's invoice. */
import { sql } from 'drizzle-orm'
import type { WorklistFact } from '@schemas/generated/api'
import type { OrderRow } from '../order-repo'
import {
  accountFact,
  byOperator,
  centsFact,
  mobileFact,
  type OfferedAction,
  textFact,
  type Worklist,
} from '../../back-office'
import { invoicedFee, writeInvoiceNumber } from './service'

/** Orders `o` whose invoice waits to be written: asked for, paid, and with money left in them. */
export const TO_INVOICE = sql`o.invoice is not null and o.invoice_number = '' and o.paid is not null
  and o.status <> 'CANCEL' and o.cancel_status in ('NO_APPLY_CANCEL', 'FAILS') and o.total_fee > o.refunded_fee`

export const invoiceActions: Worklist['actions'] = {
  write_invoice: (tx, doing, order_id, { invoice_number }) =>
    writeInvoiceNumber(tx, byOperator(doing), order_id, invoice_number),
}

/** A number may be put right or taken back whatever has become of the order. */
export function offeredInvoice(order: OrderRow): OfferedAction[] {
  const { invoice, invoice_number, paid, status } = order
  const waits = invoice !== null && paid !== null && status !== 'CANCEL' && invoicedFee(order) > 0
  return waits || invoice_number !== '' ? [{ form: 'write_invoice', value: { invoice_number } }] : []
}

const KINDS = { individual: '个人', unit: '企业' } as const

/** What is to be written on it, and its number; nothing where nobody asked for one. */
export function invoiceFacts(order: OrderRow): WorklistFact[] {
  const { invoice, invoice_number } = order
  if (!invoice) return []
  const { title, content, registration_number, company_address, company_phone, bankname, bankaccount } =
    invoice
  const written: [title: string, value: string][] = [
    ['税号', registration_number],
    ['注册地址', company_address],
    ['开户银行', bankname],
  ]
  return [
    textFact('发票', KINDS[title]),
    textFact('发票抬头', content),
    ...written.filter(([, value]) => value !== '').map(([name, value]) => textFact(name, value)),
    ...(bankaccount === '' ? [] : [accountFact('银行账号', bankaccount)]),
    ...(company_phone === '' ? [] : [mobileFact('注册电话', company_phone)]),
    centsFact('开票金额', invoicedFee(order)),
    textFact('发票号码', invoice_number),
  ]
}
