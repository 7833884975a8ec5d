import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { DashboardAnswer, OpenWorkAnswer, WorklistAnswer } from '@schemas/generated/api'
import type { Right } from '@schemas/rights'
import { newMember } from '@tests/helpers/member'
import { signInAs, signInWith, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { createdToday } from './repo'
import { salesByDay } from './sales'

describeApi('the dashboard', (open) => {
  let viewer: SignedInOperator
  let user_id: string
  beforeAll(async () => {
    viewer = await signInAs(open().app, 'viewer')
    user_id = (await newMember(open().app)).user_id
  })
  // the demo's own orders lie around the current time
  const NOW = new Date('2031-03-01T02:00:00+08:00')
  beforeEach(async () => {
    await open().database.pool.query(
      `update orders set paid = null, created = '2020-01-01' where company_id = '1'`,
    )
  })
  const paidAt = (paid: string, more: object = {}) =>
    paidOrder(open().app, {
      user_id,
      lines: [{ price: 1_000 }],
      row: { paid: new Date(paid), created: new Date(paid), ...more },
    })

  it('days begin at midnight in Shanghai; the chart has 30 of them, today last', async () => {
    await paidAt('2031-03-01T00:00:00+08:00')
    await paidAt('2031-03-01T01:59:59+08:00')
    await paidAt('2031-02-28T23:59:59+08:00')
    await paidAt('2031-01-31T00:00:00+08:00')
    // a day too early, not paid, not yet paid
    await paidAt('2031-01-30T23:59:59+08:00')
    await paidOrder(open().app, { user_id, row: { status: 'NOTPAY', paid: null, created: NOW } })
    await paidAt('2031-03-02T00:00:00+08:00', { created: new Date('2030-01-01') })
    const days = await salesByDay(open().app.db, '1', NOW)
    expect(days.map(({ day }) => day).filter((_day, i) => [0, 28, 29].includes(i))).toEqual([
      '2031-01-31',
      '2031-02-28',
      '2031-03-01',
    ])
    expect(days).toHaveLength(30)
    expect(days.filter(({ orders }) => orders > 0)).toEqual([
      { day: '2031-01-31', orders: 1, total_fee: 1_000, refund_fee: 0 },
      { day: '2031-02-28', orders: 1, total_fee: 1_000, refund_fee: 0 },
      { day: '2031-03-01', orders: 2, total_fee: 2_000, refund_fee: 0 },
    ])
    expect(await createdToday(open().app.db, '1', NOW)).toBe(3)
  })

  it('refunds count separately on the day of payout, refunds of late payments do not count', async () => {
    const { order_id, trade_id } = await paidAt('2031-02-20T12:00:00+08:00')
    const refund = (refund_id: string, of: string | null, state: string, done: string | null) =>
      open().database.pool.query(
        `insert into refund (company_id, refund_id, order_id, trade_id, refund_fee, state, cause, due, done)
         values ('1', $1, $2, $3, 300, $4, $1, now(), $5)`,
        [refund_id, of, trade_id, state, done],
      )
    await refund('r:1', order_id, 'SUCCESS', '2031-02-27T23:59:59+08:00')
    await refund('r:2', order_id, 'SUCCESS', '2031-02-28T00:00:00+08:00')
    await refund('r:3', order_id, 'PROCESSING', null)
    await refund('r:4', null, 'SUCCESS', '2031-02-28T12:00:00+08:00')
    const days = await salesByDay(open().app.db, '1', NOW)
    expect(days.filter(({ orders, refund_fee }) => orders + refund_fee > 0)).toEqual([
      { day: '2031-02-20', orders: 1, total_fee: 1_000, refund_fee: 0 },
      { day: '2031-02-27', orders: 0, total_fee: 0, refund_fee: 300 },
      { day: '2031-02-28', orders: 0, total_fee: 0, refund_fee: 300 },
    ])
  })

  it('rows of another company are not accessible', async () => {
    await paidAt('2031-03-01T00:00:00+08:00')
    const days = await salesByDay(open().app.db, '2', NOW)
    expect(days.every(({ orders }) => orders === 0)).toBe(true)
    expect(await createdToday(open().app.db, '2', NOW)).toBe(0)
  })

  it('each figure equals the count of its worklist', async () => {
    await paidOrder(open().app, { user_id })
    const { figures, today, days } = await viewer.data<DashboardAnswer>('/dashboard')
    expect(figures.map(({ title }) => title)).toEqual([
      '待发货',
      '取消申请',
      '待开票',
      '售后待处理',
      '凭证待审核',
      '退款失败',
      '待转账退款',
      '对账差异',
      '账单获取失败',
      '库存不足',
    ])
    for (const { count, worklist, tab } of figures) {
      const list = await viewer.data<WorklistAnswer>(`/worklists/${worklist}?tab=${tab}`)
      expect([worklist, tab, list.count]).toEqual([worklist, tab, count])
    }
    expect(figures[0]?.count).toBeGreaterThan(0)
    expect(today).toEqual(days.at(-1))
    expect(today.orders).toBeGreaterThan(0)
  })

  it.each<[Right[], string[]]>([
    [['orders.edit'], ['待发货', '取消申请', '待开票']],
    [['aftersales.edit'], ['售后待处理']],
    [['payments.edit'], ['退款失败', '账单获取失败']],
    [['payments.approve'], ['凭证待审核', '待转账退款', '对账差异']],
    [['stock.edit'], ['库存不足']],
    // to look is no work
    [['reports.view', 'orders.view', 'payments.view', 'goods.view'], []],
  ])('%s: the open work is %s', async (rights, titles) => {
    const { data } = await signInWith(open().app, { rights })
    const { figures } = await data<OpenWorkAnswer>('/open-work')
    expect(figures.map(({ title }) => title)).toEqual(titles)
  })

  it('open work is counted in the shops of the account alone', async () => {
    const { app, database } = open()
    const count = async (by: SignedInOperator) =>
      (await by.data<OpenWorkAnswer>('/open-work')).figures.find(({ title }) => title === '待发货')?.count
    const shops = await database.pool.query<{ distributor_id: string }>(
      `select distributor_id from shop where company_id = '1' order by distributor_id limit 2`,
    )
    const [one = '', other = ''] = shops.rows.map(({ distributor_id }) => distributor_id)
    const narrowed = await signInWith(app, { rights: ['orders.edit'], shops: [one] })
    const before = await count(narrowed)
    await paidOrder(app, { user_id, row: { distributor_id: one } })
    await paidOrder(app, { user_id, row: { distributor_id: other } })
    expect(await count(narrowed)).toBe((before ?? 0) + 1)
    const list = await narrowed.data<WorklistAnswer>('/worklists/order?tab=to_ship')
    expect(list.count).toBe((before ?? 0) + 1)
  })
})
