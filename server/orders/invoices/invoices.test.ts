import { beforeAll, expect, it } from 'vitest'
import type {
  AuditAnswer,
  InvoiceListAnswer,
  OrderInfo,
  WorklistAnswer,
  WorklistDetail,
} from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder, type OrderOptions } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'

const EMPTY = { company_address: '', company_phone: '', bankname: '', bankaccount: '' }
const UNIT = { title: 'unit', content: '禾岸科技有限公司', registration_number: '91110108MA01ABCD2X' }

describeApi('invoices', (open) => {
  let member: SignedInMember
  let editor: SignedInOperator
  beforeAll(async () => {
    member = await newMember(open().app)
    editor = await signInAs(open().app, 'editor')
  })
  const order = (row: OrderOptions['row'] = {}) => paidOrder(open().app, { user_id: member.user_id, row })
  const apply = (order_id: string, body: object = UNIT, by = member) =>
    by.call('/order/invoice', { method: 'POST', body: { order_id, ...body } })
  const write = (order_id: string, invoice_number: string, by = editor) =>
    by.call(`/worklists/order/${order_id}/write_invoice`, {
      method: 'POST',
      body: { value: { invoice_number } },
    })
  const detail = (order_id: string) => editor.data<WorklistDetail>(`/worklists/order/${order_id}`)
  const waiting = async (order_id: string) => {
    const path = `/worklists/order?tab=to_invoice&keyword=${order_id}`
    return (await editor.data<WorklistAnswer>(path)).count === 1
  }
  const list = () => member.data<InvoiceListAnswer>('/order/invoice/list')

  it('a buyer requests the invoice of a paid order, changes the request, and reads its number', async () => {
    const { order_id, total_fee } = await order()
    const answer = await apply(order_id, { title: 'individual', content: '李明' })
    expect(answer.json().data).toMatchObject({ order_id, total_fee, title: 'individual', is_invoiced: false })
    expect((await apply(order_id)).json().data).toMatchObject(UNIT)
    await write(order_id, '25112000000012345678')
    expect((await list()).list).toMatchObject([
      { order_id, ...UNIT, is_invoiced: true, invoice_number: '25112000000012345678' },
    ])
    const late = await apply(order_id)
    expect([late.statusCode, late.json().msg]).toEqual([409, '发票已开具，请联系商家处理'])
  })

  it('refunds are not invoiced', async () => {
    const some = await order({ refunded_fee: 4_000 })
    expect((await apply(some.order_id)).json().data.total_fee).toBe(6_000)
    const all = await order({ refunded_fee: 10_000 })
    expect((await apply(all.order_id)).json().msg).toBe('订单没有可开票的金额')
  })

  it.each([
    ['a company without its number', { registration_number: '' }, '请填写税号'],
    ['a number of 16 letters', { registration_number: '91110108MA01ABCD' }, '税号应为'],
    ['small letters', { registration_number: '91110108ma01abcd2x' }, '税号应为'],
    ['no name', { content: ' ' }, '请填写发票抬头'],
  ])('%s is refused', async (_title, wrong, message) => {
    const { order_id } = await order()
    const answer = await apply(order_id, { ...UNIT, ...wrong })
    expect([answer.statusCode, answer.json().msg]).toEqual([422, expect.stringContaining(message)])
  })

  it('refuses orders that are unpaid, cancelled or of another member', async () => {
    const unpaid = await order({ status: 'NOTPAY', paid: null })
    const cancelled = await order({ status: 'CANCEL' })
    for (const { order_id } of [unpaid, cancelled])
      expect((await apply(order_id)).json().msg).toBe('付款之后才能申请发票')
    const { order_id } = await order()
    expect((await apply(order_id, UNIT, await newMember(open().app))).statusCode).toBe(404)
  })

  it('operators find orders to invoice and enter the number, which the buyer reads', async () => {
    const { order_id } = await order()
    expect(await waiting(order_id)).toBe(false)
    await apply(order_id)
    expect(await waiting(order_id)).toBe(true)
    const { facts } = await detail(order_id)
    expect(facts).toEqual(
      expect.arrayContaining([
        { title: '发票', kind: 'text', value: '企业' },
        { title: '发票抬头', kind: 'text', value: UNIT.content },
        { title: '税号', kind: 'text', value: UNIT.registration_number },
        { title: '开票金额', kind: 'cents', value: 10_000 },
      ]),
    )
    expect((await write(order_id, 'E-1')).statusCode).toBe(200)
    expect(await waiting(order_id)).toBe(false)
    const { orderInfo } = await member.data<{ orderInfo: OrderInfo }>(`/order/${order_id}`)
    expect(orderInfo).toMatchObject({ is_invoiced: true, invoice_number: 'E-1', invoice: UNIT })
    await write(order_id, '')
    expect((await list()).list.find((row) => row.order_id === order_id)?.is_invoiced).toBe(false)
    expect(await waiting(order_id)).toBe(true)
    const passed = (await detail(order_id)).tables.find(({ title }) => title === '经过')
    expect(passed?.rows.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['申请发票', '发票已开具', '发票已作废']),
    )
    const { list: log } = await editor.data<AuditAnswer>(`/audit?subject=order&subject_id=${order_id}`)
    expect(log.map(({ action }) => action)).toEqual(['order.write_invoice', 'order.write_invoice'])
  })

  it('operators can enter only well-formed numbers, for requested invoices of their own company', async () => {
    const { order_id } = await order()
    const offered = async () => (await detail(order_id)).actions.map(({ form }) => form)
    expect(await offered()).not.toContain('write_invoice')
    expect((await write(order_id, '1')).statusCode).toBe(409)
    await apply(order_id)
    expect(await offered()).toContain('write_invoice')
    for (const [number, message] of [
      ['', '请填写发票号码'],
      ['1'.repeat(65), '发票号码最多64个字'],
      ['号 1', '发票号码只能包含数字、字母和 -'],
    ] as const) {
      const refused = await write(order_id, number)
      expect([refused.statusCode, refused.json().msg]).toEqual([422, message])
    }
    expect((await write(order_id, '1', await signInAs(open().app, 'viewer'))).statusCode).toBe(403)
    expect((await write(order_id, '1', await signInAs(open().app, 'owner', '2'))).statusCode).toBe(404)
  })

  it('a fully refunded order needs no invoice', async () => {
    const { order_id } = await order({ refunded_fee: 10_000, invoice: { ...EMPTY, ...UNIT, title: 'unit' } })
    expect(await waiting(order_id)).toBe(false)
    expect((await detail(order_id)).actions.map(({ form }) => form)).not.toContain('write_invoice')
  })

  it('an issued invoice is a PDF for its buyer only', async () => {
    const { order_id } = await order()
    const pdf = (by = member) => by.call(`/order/invoice/pdf?order_id=${order_id}`)
    const early = await pdf()
    expect([early.statusCode, early.json().msg]).toEqual([409, '发票尚未开具'])
    await apply(order_id)
    expect((await pdf()).statusCode).toBe(409)
    await write(order_id, '25112000000012345678')
    const answer = await pdf()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('发票-25112000000012345678.pdf')}`,
      'cache-control': 'no-store',
    })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await pdf(await newMember(open().app))).statusCode).toBe(404)
    expect((await pdf(await newMember(open().app, { company_id: '2' }))).statusCode).toBe(404)
    // taken back, it is none any more
    await write(order_id, '')
    expect((await pdf()).statusCode).toBe(409)
  })
})
