import { beforeAll, expect, it } from 'vitest'
import { aftersaleKit, BY, type AftersaleKit } from '@tests/helpers/aftersales'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { paidOrder, type OrderOptions } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { receive } from '../../orders/deliveries/receive'
import { ledgerFaults } from '../../catalogue/stock/ledger-repo'
import { settleDue } from './settle-aftersales.job'
import { approve, refundGoods, takeIn } from './decide'

const HOURS_49_MS = 49 * 60 * 60 * 1000

describeApi('partial refunds and their orders', (open) => {
  let member: SignedInMember
  let kit: AftersaleKit
  beforeAll(() => {
    kit = aftersaleKit(open().app)
  })
  const order = async (options: Partial<OrderOptions> = {}) => {
    member = await newMember(open().app)
    return paidOrder(open().app, { user_id: member.user_id, ...options })
  }
  /** Requests a refund without return, which is approved and paid out. */
  const compensated = async (order_id: string, num: number, body: Record<string, unknown> = {}) => {
    const { aftersales_bn } = await kit.applied(member, order_id, { pieces: [['1', num]], body })
    await kit.act((tx) => approve(tx, BY, aftersales_bn))
    await kit.paidOut(aftersales_bn)
    return kit.info(member, aftersales_bn)
  }
  const numbers = async (order_id: string) => {
    const { status, refunded_fee, get_points } = await kit.order(order_id)
    const lefts = (await kit.lines(order_id)).map(({ left_aftersales_num }) => left_aftersales_num)
    return { status, refunded_fee, get_points, lefts }
  }

  it('after a small compensation for all pieces the order continues: it can be received, and the rest applied for', async () => {
    const { order_id } = await order({ lines: [{ num: 2, price: 6_900 }], row: { get_points: 138 } })
    await kit.shipped(order_id)
    await compensated(order_id, 2, { refund_fee: 500 })
    expect(await numbers(order_id)).toEqual({
      status: 'WAIT_BUYER_CONFIRM',
      refunded_fee: 500,
      get_points: 133,
      lefts: [2],
    })
    await kit.act((tx) => receive(tx, BY, order_id))
    expect((await kit.order(order_id)).status).toBe('DONE')
    const aftersale = await kit.applied(member, order_id, {
      pieces: [['1', 2]],
      aftersales_type: 'REFUND_GOODS',
    })
    expect(aftersale.refund_fee).toBe(13_300)
    await kit.act((tx) => approve(tx, BY, aftersale.aftersales_bn))
    await kit.act((tx) => takeIn(tx, BY, aftersale.aftersales_bn, { restock: true }))
    await kit.act((tx) => refundGoods(tx, BY, aftersale.aftersales_bn))
    await kit.paidOut(aftersale.aftersales_bn)
    expect(await numbers(order_id)).toEqual({
      status: 'REFUND_SUCCESS',
      refunded_fee: 13_800,
      get_points: 0,
      lefts: [0],
    })
  })

  it('compensations that add up to the whole price finish the order, and none exceeds the rest', async () => {
    const { order_id } = await order({ lines: [{ num: 3, price: 1_000 }] })
    await kit.shipped(order_id)
    for (const refund_fee of [700, 1, 1_299]) await compensated(order_id, 3, { refund_fee })
    expect(await numbers(order_id)).toMatchObject({ status: 'WAIT_BUYER_CONFIRM', refunded_fee: 2_000 })
    const body = { refund_fee: 1_001 }
    expect((await kit.apply(member, order_id, { pieces: [['1', 3]], body })).statusCode).toBe(422)
    await compensated(order_id, 3)
    expect(await numbers(order_id)).toMatchObject({ status: 'REFUND_SUCCESS', refunded_fee: 3_000 })
  })

  it('a compensation before shipping takes no piece from the parcel', async () => {
    const { order_id } = await order({ lines: [{ num: 2, price: 1_000 }] })
    await compensated(order_id, 2, { refund_fee: 300 })
    expect(await numbers(order_id)).toMatchObject({ status: 'PAYED', refunded_fee: 300, lefts: [2] })
    await kit.shipped(order_id)
    expect((await kit.lines(order_id)).map(({ shipped_num }) => shipped_num)).toEqual([2])
    expect(await ledgerFaults(open().app.db, '1')).toEqual({ ledger: [], held: [] })
  })

  it('after an operator grants less for pieces that the buyer keeps, the order continues', async () => {
    const { order_id } = await order({ lines: [{ num: 1, price: 5_000 }] })
    await kit.shipped(order_id)
    const { aftersales_bn } = await kit.applied(member, order_id)
    await kit.act((tx) => approve(tx, BY, aftersales_bn, { refund_fee: 1_000 }))
    await kit.paidOut(aftersales_bn)
    expect(await numbers(order_id)).toMatchObject({ status: 'WAIT_BUYER_CONFIRM', lefts: [1] })
  })

  it('an operator may grant the items without freight, and less than the freight', async () => {
    const one = async () => {
      const placed = await order({ lines: [{ num: 1, price: 5_000 }], freight_fee: 800 })
      return kit.applied(member, placed.order_id, { body: { freight: 800 } })
    }
    const goods = await one()
    await kit.act((tx) => approve(tx, BY, goods.aftersales_bn, { refund_fee: 5_000 }))
    expect(await kit.info(member, goods.aftersales_bn)).toMatchObject({ refund_fee: 5_000, freight: 0 })
    const little = await one()
    await kit.act((tx) => approve(tx, BY, little.aftersales_bn, { refund_fee: 300 }))
    expect(await kit.info(member, little.aftersales_bn)).toMatchObject({ refund_fee: 300, freight: 0 })
    const freight = await one()
    await kit.act((tx) => approve(tx, BY, freight.aftersales_bn, { refund_fee: 300, freight: 300 }))
    expect(await kit.info(member, freight.aftersales_bn)).toMatchObject({ refund_fee: 300, freight: 300 })
  })

  it('the job refunds freight with the last unshipped piece, not with a part', async () => {
    const { order_id } = await order({ lines: [{ num: 3, price: 1_000 }], freight_fee: 800 })
    const later = new Date(Date.now() + HOURS_49_MS)
    const part = await kit.applied(member, order_id, { pieces: [['1', 1]], body: { freight: 800 } })
    expect(part).toMatchObject({ refund_fee: 1_800, freight: 800 })
    await kit.act((tx) => settleDue(tx, BY, part.aftersales_bn, later))
    expect(await kit.info(member, part.aftersales_bn)).toMatchObject({ refund_fee: 1_000, freight: 0 })
    const rest = await kit.applied(member, order_id, { pieces: [['1', 2]] })
    await kit.act((tx) => settleDue(tx, BY, rest.aftersales_bn, later))
    expect(await kit.info(member, rest.aftersales_bn)).toMatchObject({ refund_fee: 2_800, freight: 800 })
  })

  it('limits are released once every piece is refunded before shipping', async () => {
    const { order_id } = await order({
      lines: [{ num: 2 }],
      row: { holds: [{ kind: 'purchase', key: 'goods:limited', num: 2, most: 2 }] },
    })
    await open().database.pool.query(
      `insert into purchase_count (company_id, user_id, key, bought) values ('1', $1, 'goods:limited', 2)`,
      [member.user_id],
    )
    const bought = async () => {
      const { rows } = await open().database.pool.query(
        `select bought from purchase_count where company_id = '1' and user_id = $1`,
        [member.user_id],
      )
      return rows
    }
    await compensated(order_id, 1)
    expect(await bought()).toEqual([{ bought: 2 }])
    await compensated(order_id, 1)
    expect(await bought()).toEqual([{ bought: 0 }])
  })
})
