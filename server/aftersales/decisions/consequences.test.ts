import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { aftersaleKit, BY, type AftersaleKit } from '@tests/helpers/aftersales'
import { buyAndPay } from '@tests/helpers/checkout'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { paidOrder, type OrderOptions } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { figure } from '@tests/helpers/soak'
import { coupon, member_coupon, setting } from '../../db/schema'
import { addConsumption } from '../../members/members/grades-repo'
import { grantPoints, JOURNAL } from '../../members/points/service'
import { smsSender } from '../../platform/sms/sender'
import { ledgerFaults } from '../../catalogue/stock/ledger-repo'
import { allJobs } from '../../platform/jobs/scheduler'
import { approve, takeIn } from './decide'

const HOUR_MS = 60 * 60 * 1000

describeApi('what follows from a refund', (open) => {
  let member: SignedInMember
  let kit: AftersaleKit
  beforeAll(async () => {
    kit = aftersaleKit(open().app)
    await open().app.db.insert(coupon).values({
      company_id: '1',
      card_id: 'returned',
      card_type: 'cash',
      title: '退还',
      date_type: 'DATE_TYPE_FIX_TIME_RANGE',
      quantity: 10,
    })
  })
  const order = async (options: Partial<OrderOptions> = {}) => {
    member = await newMember(open().app)
    return paidOrder(open().app, { user_id: member.user_id, ...options })
  }
  const refund = async (order_id: string, pieces: [string, number][]) => {
    const { aftersales_bn } = await kit.applied(member, order_id, { pieces })
    await kit.act((tx) => approve(tx, BY, aftersales_bn))
    return aftersales_bn
  }
  /** One run of the job at that time. */
  const strike = async (now: Date) => {
    const job = allJobs().find(({ name }) => name === 'settle-aftersales')
    const failed = (error: unknown) => {
      throw error
    }
    const { db, payments: providers, config } = open().app
    return job?.run({ db, providers, sms: smsSender(db, config), company_id: '1', now, failed })
  }
  /** The gifts' setting of the company, until it is set again. */
  const gifts = (gift_refund: 'return' | 'deduct') =>
    open()
      .app.db.insert(setting)
      .values({ company_id: '1', name: 'trade', value: { gift_refund } })
      .onConflictDoUpdate({ target: [setting.company_id, setting.name], set: { value: { gift_refund } } })

  it('points that paid for a piece are refunded with its last cent', async () => {
    const { order_id } = await order({ lines: [{ num: 3, price: 1_000, points: { use: 100, fee: 100 } }] })
    const first = await refund(order_id, [['1', 1]])
    expect(await kit.info(member, first)).toMatchObject({ refund_fee: 966, refund_point: 33 })
    expect(await kit.points(member.user_id)).toBe(0)
    await kit.paidOut(first)
    expect(await kit.points(member.user_id)).toBe(33)
    await kit.paidOut(await refund(order_id, [['1', 2]]))
    expect(await kit.points(member.user_id)).toBe(100)
    expect(await kit.order(order_id)).toMatchObject({ refunded_fee: 2_900, refunded_point: 100 })
  })

  it('earned points decrease with the order; granted ones are taken back, below zero', async () => {
    const { order_id } = await order({ lines: [{ num: 2, price: 5_050 }], row: { get_points: 101 } })
    await refund(order_id, [['1', 1]])
    expect((await kit.order(order_id)).get_points).toBe(50)

    const granted = await order({
      lines: [{ num: 2, price: 5_000 }],
      row: { get_points: 100, points_granted: true },
    })
    const why = { journal_type: JOURNAL.reward, point_desc: '订单', cause: randomUUID() }
    const { user_id } = member
    await kit.act((tx) => addConsumption(tx, { company_id: '1', user_id }, 5_000))
    await kit.act((tx) => grantPoints(tx, { company_id: '1', user_id, point: 30, ...why }))
    await refund(granted.order_id, [['1', 1]])
    expect(await kit.points(user_id)).toBe(-20)
    expect(await kit.order(granted.order_id)).toMatchObject({ get_points: 50 })
    expect(await kit.consumption(user_id)).toBe(0)
  })

  const copy = async (code: string, order_id: string, end_date = new Date('2040-01-01')) => {
    const row = { company_id: '1', user_id: member.user_id, card_id: 'returned', begin_date: new Date() }
    await open()
      .app.db.insert(member_coupon)
      .values({ ...row, code, end_date, state: 'used', order_id })
  }

  it('a coupon is released when all its lines are refunded before shipping, not sooner', async () => {
    const code = randomUUID()
    const discounts = { [`shop_coupon:${code}`]: 100 }
    const { order_id } = await order({ lines: [{ num: 2, discounts }, { discounts }, {}] })
    await copy(code, order_id)
    await refund(order_id, [['1', 2]])
    expect(await kit.coupon(code)).toBe('used')
    await refund(order_id, [['2', 1]])
    expect(await kit.coupon(code)).toBe('unused')
  })

  it('a coupon whose line was shipped is not released', async () => {
    const code = randomUUID()
    const { order_id } = await order({ lines: [{ num: 2, discounts: { [`shop_coupon:${code}`]: 100 } }] })
    await copy(code, order_id)
    await kit.shipped(order_id, { lines: [{ line_id: '1', num: 1 }] })
    await refund(order_id, [['1', 2]])
    expect(await kit.coupon(code)).toBe('used')
  })

  it('a platform coupon is released after its lines in all orders of the trade', async () => {
    const code = randomUUID()
    const discounts = { [`platform_coupon:${code}`]: 100 }
    const first = await order({ lines: [{ discounts }] })
    const { trade_id, user_id } = first
    const second = await paidOrder(open().app, { user_id, trade_id, lines: [{ discounts }] })
    await copy(code, trade_id)
    await refund(first.order_id, [['1', 1]])
    expect(await kit.coupon(code)).toBe('used')
    await refund(second.order_id, [['1', 1]])
    expect(await kit.coupon(code)).toBe('unused')
  })

  const withGift = () =>
    order({
      lines: [
        { num: 2, price: 5_000, discounts: { 'promotion:gift': 0 } },
        { price: 1_000 },
        { price: 300, order_item_type: 'gift', discounts: { 'promotion:gift': 300 } },
      ],
    })

  it('gifts are returned with the last piece that earned them', async () => {
    await gifts('return')
    const { order_id } = await withGift()
    await kit.shipped(order_id)
    const some = await kit.applied(member, order_id, { aftersales_type: 'REFUND_GOODS' })
    expect(some.detail).toHaveLength(1)
    const rest = await kit.applied(member, order_id, { aftersales_type: 'REFUND_GOODS' })
    expect(rest.detail.map(({ sub_order_id, refund_fee }) => [sub_order_id, refund_fee])).toEqual([
      ['1', 5_000],
      ['3', 0],
    ])
  })

  it('a placed order stores which lines earned its gift', async () => {
    await gifts('return')
    member = await newMember(open().app)
    const db = open().database.db
    const { order_id } = await buyAndPay({ member, db }, [{ item_id: '70301' }, { item_id: '80101' }])
    const lines = await kit.lines(order_id)
    const idOf = (item_id: string) => lines.find((line) => line.item_id === item_id)?.line_id ?? ''
    const other = await kit.applied(member, order_id, { pieces: [[idOf('80101'), 1]] })
    expect(other.detail.map(({ item_id }) => item_id)).toEqual(['80101'])
    const earning = await kit.applied(member, order_id, { pieces: [[idOf('70301'), 1]] })
    expect(earning.detail.map(({ item_id }) => item_id).toSorted()).toEqual(['70301', '71301'])
  })

  it('kept gifts are deducted if the shop has set so; unshipped ones are not', async () => {
    await gifts('deduct')
    const kept = await withGift()
    await kit.shipped(kept.order_id)
    const aftersale = await kit.applied(member, kept.order_id, {
      aftersales_type: 'REFUND_GOODS',
      pieces: [['1', 2]],
    })
    expect(aftersale).toMatchObject({ refund_fee: 9_700, detail: [{ sub_order_id: '1', refund_fee: 9_700 }] })

    const unsent = await withGift()
    const whole = await kit.applied(member, unsent.order_id, { pieces: [['1', 2]] })
    expect(whole).toMatchObject({ refund_fee: 10_000 })
    expect(whole.detail.map(({ sub_order_id }) => sub_order_id)).toEqual(['1', '3'])
    await gifts('return')
  })

  it('the job approves applications for unshipped pieces after 48 h, and no others', async () => {
    const now = Date.now()
    const unsent = await order()
    await kit.applied(member, unsent.order_id)
    const sent = await order()
    await kit.shipped(sent.order_id)
    const asked = await kit.applied(member, sent.order_id)
    const afterHours = (hours: number) => strike(new Date(now + hours * HOUR_MS))
    await afterHours(47)
    expect((await kit.order(unsent.order_id)).refunded_fee).toBe(0)
    await afterHours(49)
    expect((await kit.order(unsent.order_id)).refunded_fee).toBe(unsent.total_fee)
    expect(await afterHours(49)).toBe(0)
    expect((await kit.info(member, asked.aftersales_bn)).progress).toBe(0)
  })

  it('a case is closed if the items are not sent back within 7 days; they can be applied for again', async () => {
    const { order_id } = await order()
    await kit.shipped(order_id)
    const { aftersales_bn } = await kit.applied(member, order_id, { aftersales_type: 'REFUND_GOODS' })
    const now = new Date('2030-01-01T00:00:00Z')
    await kit.act((tx) => approve(tx, BY, aftersales_bn, {}, now))
    const afterDays = (days: number) => strike(new Date(now.getTime() + days * 24 * HOUR_MS))
    await afterDays(6.9)
    expect((await kit.info(member, aftersales_bn)).progress).toBe(1)
    await afterDays(7.1)
    expect(await kit.info(member, aftersales_bn)).toMatchObject({ aftersales_status: 4, progress: 7 })
    expect((await kit.apply(member, order_id)).statusCode).toBe(200)
  })

  it('the job refunds items that were sent back, and never closes their case', async () => {
    const { order_id } = await order()
    await kit.shipped(order_id)
    const { aftersales_bn } = await kit.applied(member, order_id, { aftersales_type: 'REFUND_GOODS' })
    await kit.act((tx) => approve(tx, BY, aftersales_bn))
    await kit.act((tx) => takeIn(tx, BY, aftersales_bn, { restock: true }))
    await strike(new Date('2040-01-01'))
    expect((await kit.info(member, aftersales_bn)).progress).toBe(9)
  })

  it('three lines of a real order, split at random, before and after shipping: Σ refunds = paid', async () => {
    const line = fc.record({
      num: fc.integer({ min: 1, max: 4 }),
      price: fc.integer({ min: 1, max: 9_999 }),
      percent: fc.nat(90),
      points: fc.nat(60),
    })
    const piece = fc.record({ line: fc.nat(2), num: fc.integer({ min: 1, max: 3 }) })
    const input = fc.record({
      lines: fc.tuple(line, line, line),
      freight_fee: fc.nat(900),
      shipped: fc.boolean(),
      steps: fc.array(piece, { maxLength: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(input, async ({ lines, freight_fee, shipped, steps }) => {
        const { order_id, total_fee } = await order({
          freight_fee,
          lines: lines.map(({ num, price, percent, points }) => {
            const off = Math.floor((num * price * percent) / 100)
            const fee = Math.min(points, num * price - off)
            return { num, price, discounts: { 'promotion:1': off }, points: { use: fee, fee } }
          }),
        })
        if (shipped) await kit.shipped(order_id)
        let freight = freight_fee
        const ask = async (line_id: string, wanted: number) => {
          const left =
            (await kit.lines(order_id)).find((one) => one.line_id === line_id)?.left_aftersales_num ?? 0
          const num = Math.min(wanted, left)
          if (num === 0) return
          const body = shipped ? { freight } : {}
          const aftersale = await kit.applied(member, order_id, { pieces: [[line_id, num]], body })
          freight -= aftersale.freight
          await kit.act((tx) => approve(tx, BY, aftersale.aftersales_bn))
          const { refunded_fee } = await kit.order(order_id)
          expect(refunded_fee).toBeLessThanOrEqual(total_fee)
          if (aftersale.refund_fee + aftersale.refund_point > 0) await kit.paidOut(aftersale.aftersales_bn)
        }
        for (const step of steps) await ask(String(step.line + 1), step.num)
        for (const line_id of ['1', '2', '3']) await ask(line_id, 9)
        const { refunded_fee, refunded_point, point_use, status } = await kit.order(order_id)
        expect([refunded_fee, refunded_point, status]).toEqual([total_fee, point_use, 'REFUND_SUCCESS'])
        expect(await kit.points(member.user_id)).toBe(point_use)
      }),
      { seed: 7, numRuns: figure(6, 15) },
    )
    expect(await ledgerFaults(open().app.db, '1')).toEqual({ ledger: [], held: [] })
  })
})
