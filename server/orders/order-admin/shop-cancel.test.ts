import { beforeAll, expect, it } from 'vitest'
import type { MemberMessagesAnswer, OrderDetail, WorklistDetail } from '@schemas/generated/api'
import { ledgerFaults } from '../../catalogue/stock/ledger-repo'
import { aftersaleKit, type AftersaleKit } from '@tests/helpers/aftersales'
import { buyAndPay } from '@tests/helpers/checkout'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'

describeApi('a shop that cannot ship a paid order', (open) => {
  let editor: SignedInOperator
  let kit: AftersaleKit
  let me: SignedInMember
  beforeAll(async () => {
    editor = await signInAs(open().app, 'editor')
    me = await newMember(open().app)
    kit = aftersaleKit(open().app)
  })
  const order = (options = {}) => paidOrder(open().app, { user_id: me.user_id, ...options })
  const detail = (order_id: string) => editor.data<WorklistDetail>(`/worklists/order/${order_id}`)
  const offered = async (order_id: string) => (await detail(order_id)).actions.map(({ form }) => form)
  const act = async (order_id: string, form: string, value: object) => {
    const { statusCode, json } = await editor.call(`/worklists/order/${order_id}/${form}`, {
      method: 'POST',
      body: { value },
    })
    return statusCode === 200 ? 'done' : json<{ msg: string }>().msg
  }
  const cancel = (order_id: string, told: object = { reason: '商品缺货' }) =>
    act(order_id, 'cancel_paid_order', told)
  const rowsOf = async (order_id: string) => {
    const { actions } = await detail(order_id)
    const value = actions.find(({ form }) => form === 'refund_lines')?.value ?? { lines: [] }
    return (value as { lines: { line_id: string; left: number; num: number }[] }).lines
  }
  const refund = async (order_id: string, nums: number[], told: object = { reason: '商品缺货' }) => {
    const rows = await rowsOf(order_id)
    const lines = rows.map((row, i) => ({ ...row, num: nums[i] ?? 0 }))
    return act(order_id, 'refund_lines', { lines, ...told })
  }
  const refundsOf = async (order_id: string) => {
    const { rows } = await open().database.pool.query(
      'select cause, refund_fee, refund_point from refund where order_id = $1',
      [order_id],
    )
    return rows
  }
  const messages = async () =>
    (await me.data<MemberMessagesAnswer>('/member/messages')).list.map(({ content }) => content)

  it('cancels the order: money is refunded, stock released, and the buyer reads the reason', async () => {
    const { order_id, total_fee } = await order({ lines: [{ num: 3 }, { num: 1 }], freight_fee: 800 })
    expect(await cancel(order_id, { reason: '商品缺货', note: '补货需两周' })).toBe('done')
    expect(await refundsOf(order_id)).toEqual([
      { cause: `cancel:${order_id}`, refund_fee: total_fee, refund_point: 0 },
    ])
    const { cancelData, orderInfo } = await me.data<OrderDetail>(`/order/${order_id}`)
    expect(cancelData).toMatchObject({ cancel_from: 'shop', cancel_reason: '商品缺货：补货需两周' })
    expect(orderInfo.order_status_msg).toBe('退款处理中')
    expect(await messages()).toContainEqual('「测试商品」已取消，原因：商品缺货：补货需两周。')
    expect((await kit.lines(order_id)).map(({ cancelled_num }) => cancelled_num)).toEqual([3, 1])
    expect(await ledgerFaults(open().app.db, '1')).toEqual({ ledger: [], held: [] })
    expect(await cancel(order_id)).toBe('状态已改变，不能再这样操作')
    expect(await refundsOf(order_id)).toHaveLength(1)
  })

  it('requires a note for 其他原因 and refuses unknown reasons', async () => {
    const { order_id } = await order()
    expect(await cancel(order_id, { reason: '其他原因', note: ' ' })).toBe('请填写补充说明')
    expect(await cancel(order_id, { reason: '心情不好' })).toContain('请选择原因')
    expect(await cancel(order_id, { reason: '其他原因', note: '仓库漏水' })).toBe('done')
    expect((await kit.order(order_id)).cancel_reason).toBe('仓库漏水')
  })

  it('releases purchase limits', async () => {
    const buyer = await newMember(open().app)
    const { rows } = await open().database.pool.query<{ item_id: string; limit_num: number }>(
      `select i.item_id, g.limit_num from goods_item i join goods g using (company_id, goods_id)
        where company_id = '1' and g.limit_num > 0 and g.approve_status = 'onsale' and g.distributor_id is null
          and i.is_default and not g.staff_goods and g.deleted is null limit 1`,
    )
    const { item_id = '', limit_num = 0 } = rows[0] ?? {}
    const all = [{ item_id, num: limit_num }]
    const { order_id } = await buyAndPay({ db: open().app.db, member: buyer }, all)
    expect(await cancel(order_id)).toBe('done')
    await expect(buyAndPay({ db: open().app.db, member: buyer }, all)).resolves.toBeDefined()
  })

  it('offers neither action for unpaid, shipped or cancelling orders', async () => {
    const either = async (order_id: string) =>
      (await offered(order_id)).filter((form) => ['cancel_paid_order', 'refund_lines'].includes(form))
    expect(await either((await order({ row: { status: 'NOTPAY', paid: null } })).order_id)).toEqual([])
    expect(await either((await order({ row: { cancel_status: 'WAIT_PROCESS' } })).order_id)).toEqual([])
    const { order_id } = await order({ lines: [{ num: 2 }] })
    await kit.shipped(order_id, { lines: [{ line_id: '1', num: 1 }] })
    expect(await either(order_id)).toEqual(['refund_lines'])
    await kit.shipped(order_id)
    expect(await either(order_id)).toEqual([])
  })

  it('cannot cancel the whole order while an after-sales case is open', async () => {
    const { order_id } = await order({ lines: [{ num: 1 }, { num: 1 }] })
    await kit.applied(me, order_id)
    expect(await offered(order_id)).toEqual(expect.arrayContaining(['refund_lines']))
    expect(await offered(order_id)).not.toContain('cancel_paid_order')
    // pieces in an open case have no row
    expect(await rowsOf(order_id)).toMatchObject([{ line_id: '2', left: 1 }])
  })

  it('refunds a line and ships the rest, with the right shares, points and stock', async () => {
    const discounts = { 'promotion:1': 1000 }
    const { order_id } = await order({
      lines: [
        { num: 2, price: 5000, discounts },
        { num: 1, price: 3000 },
      ],
      freight_fee: 800,
      row: { get_points: 128 },
    })
    expect(await refund(order_id, [1, 0])).toBe('done')
    const [one] = await refundsOf(order_id)
    expect(one).toMatchObject({ refund_fee: 4500, refund_point: 0 })
    expect(await messages()).toContainEqual('商家已取消部分商品并退款：商品缺货，款项将原路退回。')
    expect(await kit.order(order_id)).toMatchObject({ status: 'PAYED', refunded_fee: 4500 })
    expect(await rowsOf(order_id)).toMatchObject([{ left: 1 }, { left: 1 }])
    await kit.shipped(order_id)
    expect(await kit.order(order_id)).toMatchObject({ status: 'WAIT_BUYER_CONFIRM', delivery_status: 'DONE' })
    expect((await kit.lines(order_id)).map(({ shipped_num }) => shipped_num)).toEqual([1, 1])
    expect(await ledgerFaults(open().app.db, '1')).toEqual({ ledger: [], held: [] })
  })

  it('refuses a second click, too many pieces and none', async () => {
    const { order_id } = await order({ lines: [{ num: 3 }, { num: 1 }] })
    const stale = (await rowsOf(order_id)).map((row, i) => ({ ...row, num: i === 0 ? 1 : 0 }))
    expect(await act(order_id, 'refund_lines', { lines: stale, reason: '商品缺货' })).toBe('done')
    expect(await act(order_id, 'refund_lines', { lines: stale, reason: '商品缺货' })).toBe(
      '订单的商品件数已有变动，请刷新后再操作',
    )
    expect(await refund(order_id, [3, 0])).toContain('未发货的数量为2，收到3')
    expect(await refund(order_id, [0, 0])).toBe('请填写退款件数')
    expect(await refundsOf(order_id)).toHaveLength(1)
  })

  it('refunding all lines cancels the order with its freight; so do the last lines later', async () => {
    const whole = await order({ lines: [{ num: 2 }, { num: 1 }], freight_fee: 800 })
    expect(await refund(whole.order_id, [2, 1])).toBe('done')
    expect(await refundsOf(whole.order_id)).toMatchObject([
      { cause: `cancel:${whole.order_id}`, refund_fee: whole.total_fee },
    ])
    const later = await order({ lines: [{ num: 1 }, { num: 1 }], freight_fee: 800 })
    await refund(later.order_id, [1, 0])
    await refund(later.order_id, [1])
    const sums = (await refundsOf(later.order_id)).map(({ refund_fee }) => refund_fee)
    expect(sums.reduce((sum, fee) => sum + fee, 0)).toBe(later.total_fee)
  })

  it('a shipped gift is kept free of charge if the shop cannot ship the lines that earned it', async () => {
    const discounts = { 'promotion:9': 0 }
    const { order_id } = await order({
      lines: [
        { num: 1, price: 5000, discounts },
        { num: 1, price: 0, discounts, order_item_type: 'gift' },
        { num: 1, price: 2000 },
      ],
    })
    await kit.shipped(order_id, { lines: [{ line_id: '2', num: 1 }] })
    expect(await refund(order_id, [1, 0])).toBe('done')
    expect(await refundsOf(order_id)).toMatchObject([{ refund_fee: 5000 }])
  })
})
