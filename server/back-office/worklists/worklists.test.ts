import { beforeAll, expect, it } from 'vitest'
import type { AuditAnswer, WorklistAnswer, WorklistDetail, WorklistKind } from '@schemas/generated/api'
import { newMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'

describeApi('what a seller must do', (open) => {
  let editor: SignedInOperator
  let owner: SignedInOperator
  let user_id: string
  beforeAll(async () => {
    const { app } = open()
    editor = await signInAs(app, 'editor')
    owner = await signInAs(app, 'owner')
    user_id = (await newMember(app)).user_id
  })
  const item = (name: string, id: string) => editor.data<WorklistDetail>(`/worklists/${name}/${id}`)
  const act = (path: string, value: object, as = editor) =>
    as.call(`/worklists/${path}`, { method: 'POST', body: { value } })
  const formsOf = ({ actions }: WorklistDetail) => actions.map(({ form }) => form)
  const factOf = ({ facts }: WorklistDetail, title: string) =>
    facts.find((fact) => fact.title === title)?.value

  it('an unknown tab is refused by the list and by its export', async () => {
    for (const tab of ['__proto__', 'constructor', 'nothing']) {
      const list = await editor.call(`/worklists/order?tab=${tab}`)
      expect([list.statusCode, list.json()]).toEqual([
        422,
        expect.objectContaining({ data: expect.objectContaining({ errors: { tab: [expect.any(String)] } }) }),
      ])
      const file = await editor.call('/sheets/order_lines/export', { method: 'POST', body: { tab } })
      expect(file.statusCode).toBe(422)
    }
  })

  it('the lists have tabs and columns, and each tab answers', async () => {
    const kinds = await editor.data<WorklistKind[]>('/worklists')
    expect(kinds.map(({ title }) => title)).toEqual([
      '订单',
      '售后',
      '付款凭证',
      '退款',
      '评价',
      '对账单',
      '对账差异',
      '库存',
      '会员',
    ])
    for (const { name, tabs, columns } of kinds) {
      expect(columns.length).toBeGreaterThan(2)
      for (const { key } of tabs) {
        const { list, count } = await editor.data<WorklistAnswer>(`/worklists/${name}?tab=${key}&keyword=101`)
        expect(list.length).toBeLessThanOrEqual(count)
      }
    }
  })

  it('an order to ship is shipped with courier and number; the audit log records it', async () => {
    const { order_id, lines } = await paidOrder(open().app, { user_id, lines: [{ num: 2 }] })
    const found = await editor.data<WorklistAnswer>(`/worklists/order?keyword=${order_id}`)
    expect(found.list.map(({ id }) => id)).toEqual([order_id])
    const detail = await item('order', order_id)
    expect(formsOf(detail)).toEqual(['ship_order', 'refund_lines', 'cancel_paid_order', 'remark_order'])
    const { value } = detail.actions[0] as { value: { lines: object[] } }
    expect(value.lines).toMatchObject([{ line_id: lines[0]?.line_id, num: 2 }])
    const parcel = { delivery_corp: 'SF', delivery_code: 'SF1234567890', lines: value.lines }
    const shipped = await act(`order/${order_id}/ship_order`, parcel)
    expect(shipped.statusCode).toBe(200)
    const after = shipped.json<{ data: WorklistDetail }>().data
    expect(factOf(after, '状态')).toBe('待收货')
    expect(formsOf(after)).toEqual(['correct_parcels', 'remark_order'])
    const again = await act(`order/${order_id}/ship_order`, parcel)
    expect([again.statusCode, again.json().msg]).toEqual([409, '状态已改变，不能再这样操作'])
    const { list } = await editor.data<AuditAnswer>(`/audit?subject=order&subject_id=${order_id}`)
    expect(list.map(({ action }) => action)).toEqual(['order.ship_order'])
  })

  it('a viewer gets a buyer’s mobile masked', async () => {
    const { order_id } = await paidOrder(open().app, { user_id })
    const viewer = await signInAs(open().app, 'viewer')
    const mobile = String(factOf(await item('order', order_id), '手机号码'))
    expect(mobile).toMatch(/^1\d{10}$/)
    const seen = await viewer.data<WorklistDetail>(`/worklists/order/${order_id}`)
    expect(factOf(seen, '手机号码')).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
    expect(JSON.stringify(seen)).not.toContain(mobile)
  })

  it('a violation of the form is rejected with its message; nothing is shipped', async () => {
    const { order_id, lines } = await paidOrder(open().app, { user_id })
    const wrong = {
      delivery_corp: 'SF',
      delivery_code: '短',
      lines: [{ line_id: lines[0]?.line_id, num: 1 }],
    }
    const answer = await act(`order/${order_id}/ship_order`, wrong)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().data.errors).toEqual({ '/props/delivery_code': ['运单号应为 6 到 30 位字母或数字'] })
    expect(formsOf(await item('order', order_id))).toContain('ship_order')
  })

  it('only an owner reduces an unpaid order; its lines store their shares', async () => {
    const row = { status: 'NOTPAY' as const, paid: null }
    const { order_id, total_fee } = await paidOrder(open().app, {
      user_id,
      row,
      lines: [{ price: 1_000 }, { price: 3_001 }],
    })
    const value = { total_fee, reduce: 401, reason: '老客户' }
    expect((await act(`order/${order_id}/reprice_order`, value)).statusCode).toBe(403)
    const cheaper = (await act(`order/${order_id}/reprice_order`, value, owner)).json<{
      data: WorklistDetail
    }>().data
    expect(factOf(cheaper, '应付')).toBe(total_fee - 401)
    expect(cheaper.tables[0]?.rows.map((line) => line['total_fee'])).toEqual([900, 2_700])
    const tooMuch = { total_fee: total_fee - 401, reduce: 9_999, reason: '错' }
    expect((await act(`order/${order_id}/reprice_order`, tooMuch, owner)).statusCode).toBe(422)
    const twice = await act(`order/${order_id}/reprice_order`, value, owner)
    expect([twice.statusCode, twice.json().msg]).toEqual([409, '应付金额已是 ¥36.00，请刷新后再改'])
  })

  it('stock is received and counted; less than the reserved number is refused', async () => {
    const { lines } = await paidOrder(open().app, { user_id, lines: [{ num: 3 }] })
    const id = `0:${lines[0]?.item_id}`
    const before = Number(factOf(await item('stock', id), '库存'))
    await act(`stock/${id}/receive_stock`, { num: 7 })
    expect(Number(factOf(await item('stock', id), '库存'))).toBe(before + 7)
    const few = await act(`stock/${id}/adjust_stock`, { stock: 1, reason: '盘点' })
    expect([few.statusCode >= 400, few.json().msg]).toEqual([
      true,
      expect.stringContaining('库存不能少于此数'),
    ])
    await act(`stock/${id}/adjust_stock`, { stock: 50, reason: '盘点' })
    const counted = await item('stock', id)
    expect(factOf(counted, '库存')).toBe('50')
    expect(counted.tables[0]?.rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['盘点', '入库', '下单占用']),
    )
  })

  it('rows of another company are not accessible', async () => {
    const { order_id } = await paidOrder(open().app, { user_id })
    const other = await signInAs(open().app, 'owner', '2')
    expect((await other.call(`/worklists/order/${order_id}`)).statusCode).toBe(404)
    expect((await act(`order/${order_id}/remark_order`, { seller_remark: 'x' }, other)).statusCode).toBe(404)
  })
})
