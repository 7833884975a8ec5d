import { beforeAll, expect, it } from 'vitest'
import type { InvoiceListAnswer } from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { paidOrder, type OrderOptions } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { inTransaction } from '../../db/transaction'
import { setInvoiceNumber } from './service'

const BY = { company_id: '1', actor: 'operator:财务' }
const UNIT = { title: 'unit', content: '禾岸科技有限公司', registration_number: '91110108MA01ABCD2X' }

describeApi('business-rules §5 invoices', (open) => {
  let member: SignedInMember
  beforeAll(async () => {
    member = await newMember(open().app)
  })
  const order = (row: OrderOptions['row'] = {}) => paidOrder(open().app, { user_id: member.user_id, row })
  const apply = (order_id: string, body: object = UNIT, by = member) =>
    by.call('/order/invoice', { method: 'POST', body: { order_id, ...body } })
  const write = (order_id: string, number: string, by = BY) =>
    inTransaction(open().app.db, (tx) => setInvoiceNumber(tx, by, order_id, number))
  const list = () => member.data<InvoiceListAnswer>('/order/invoice/list')

  it('a buyer asks for the invoice of a paid order, changes it, and reads its number', async () => {
    const { order_id, total_fee } = await order()
    const answer = await apply(order_id, { title: 'individual', content: '李明' })
    expect(answer.json().data).toMatchObject({ order_id, total_fee, title: 'individual', is_invoiced: false })
    expect((await apply(order_id)).json().data).toMatchObject(UNIT)
    await write(order_id, ' 25112000000012345678 ')
    expect((await list()).list).toMatchObject([
      { order_id, ...UNIT, is_invoiced: true, invoice_number: '25112000000012345678' },
    ])
    const late = await apply(order_id)
    expect([late.statusCode, late.json().msg]).toEqual([409, '发票已开具，请联系商家处理'])
  })

  it('what went back is not invoiced', async () => {
    const some = await order({ refunded_fee: 4_000 })
    expect((await apply(some.order_id)).json().data.total_fee).toBe(6_000)
    const all = await order({ refunded_fee: 10_000 })
    expect((await apply(all.order_id)).json().msg).toBe('订单没有可开票的金额')
  })

  it.each([
    ['a company without its number', { registration_number: '' }, '请填写税号'],
    ['a number of 16 letters', { registration_number: '91110108MA01ABCD' }, 'registration_number'],
    ['small letters', { registration_number: '91110108ma01abcd2x' }, 'registration_number'],
    ['no name', { content: ' ' }, '请填写发票抬头'],
  ])('storefront §5 %s is refused', async (_title, wrong, message) => {
    const { order_id } = await order()
    const answer = await apply(order_id, { ...UNIT, ...wrong })
    expect([answer.statusCode, answer.json().msg]).toEqual([422, expect.stringContaining(message)])
  })

  it('an order that is not paid, cancelled or somebody else’s has none', async () => {
    const unpaid = await order({ status: 'NOTPAY', paid: null })
    const cancelled = await order({ status: 'CANCEL' })
    for (const { order_id } of [unpaid, cancelled])
      expect((await apply(order_id)).json().msg).toBe('付款之后才能申请发票')
    const { order_id } = await order()
    expect((await apply(order_id, UNIT, await newMember(open().app))).statusCode).toBe(404)
  })

  it('operators write only what was asked for, in their own company', async () => {
    const { order_id } = await order()
    await expect(write(order_id, '1')).rejects.toThrow('该订单没有申请发票')
    await expect(write(order_id, '1'.repeat(65))).rejects.toThrow('发票号码最多64个字')
    await expect(write(order_id, '1', { ...BY, company_id: '2' })).rejects.toThrow('订单不存在')
  })
})
