/** An order's invoice in the back office: facts and actions. */
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

export const invoiceActions: Worklist['actions'] = {
  write_invoice: (tx, context, order_id, { invoice_number }) =>
    writeInvoiceNumber(tx, byOperator(context), order_id, invoice_number),
}

/** An existing number can be corrected or revoked whatever the state of the order. */
export function offeredInvoiceActions(order: OrderRow): OfferedAction[] {
  const { invoice, invoice_number, paid, status } = order
  const waits = invoice !== null && paid !== null && status !== 'CANCEL' && invoicedFee(order) > 0
  return waits || invoice_number !== '' ? [{ form: 'write_invoice', value: { invoice_number } }] : []
}

const TITLE_KINDS = { individual: '个人', unit: '企业' } as const

/** The content of the invoice and its number; empty if none was requested. */
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
    textFact('发票', TITLE_KINDS[title]),
    textFact('发票抬头', content),
    ...written.filter(([, value]) => value !== '').map(([name, value]) => textFact(name, value)),
    ...(bankaccount === '' ? [] : [accountFact('银行账号', bankaccount)]),
    ...(company_phone === '' ? [] : [mobileFact('注册电话', company_phone)]),
    centsFact('开票金额', invoicedFee(order)),
    textFact('发票号码', invoice_number),
  ]
}
