import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import type { PickupCode, PickupLocationsAnswer } from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { orders, shop } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { redeem } from './service'

const by = { company_id: '1', actor: 'operator:店员' }
const pickup = {
  pickup_location: '1',
  pickup_date: '2026-05-01',
  pickup_time: '10:00-12:00',
  name: '昌平店',
  address: '回龙观',
  hours: '9:00-21:00',
  contract_phone: '010-1',
}

describeApi('picking up', (open) => {
  let member: SignedInMember
  beforeAll(async () => {
    member = await newMember(open().app)
    await open().app.db.update(shop).set({ is_ziti: true }).where(eq(shop.company_id, '1'))
  })
  const waiting = async (ziti_code: string) => {
    const row = { receipt_type: 'ziti' as const, ziti_status: 'PENDING' as const, ziti_code, pickup }
    const { order_id } = await paidOrder(open().app, { user_id: member.user_id, row })
    return order_id
  }
  const handOver = (input: { code: string; order_id?: string }, now?: Date) =>
    inTransaction(open().app.db, (tx) => redeem(tx, by, input, now))

  it('ziticode returns the code with its pictures', async () => {
    const order_id = await waiting('123456')
    const { barcode_url, qrcode_url, ...rest } = await member.data<PickupCode>(
      `/ziticode?order_id=${order_id}`,
    )
    expect(rest).toEqual({ order_id, code: '123456', ziti_status: 'PENDING', ...pickup })
    for (const [url, square] of [
      [barcode_url, false],
      [qrcode_url, true],
    ] as const) {
      const [head, content = ''] = url.split(',')
      expect(head).toBe('data:image/png;base64')
      const { width, height } = await sharp(Buffer.from(content, 'base64')).metadata()
      expect(width === height).toBe(square)
    }
  })

  it('orders that are shipped, cancelled or of another member have none', async () => {
    const { order_id } = await paidOrder(open().app, { user_id: member.user_id })
    const answer = await member.call(`/ziticode?order_id=${order_id}`)
    expect([answer.statusCode, answer.json().msg]).toEqual([409, '该订单不是自提订单'])
    const mine = await waiting('222222')
    const stranger = await newMember(open().app)
    expect((await stranger.call(`/ziticode?order_id=${mine}`)).statusCode).toBe(404)
    await open()
      .app.db.update(orders)
      .set({ status: 'CANCEL' })
      .where(and(eq(orders.company_id, '1'), eq(orders.order_id, mine)))
    expect((await member.call(`/ziticode?order_id=${mine}`)).json().msg).toBe('该订单没有可用的提货码')
  })

  it('a code is redeemed once; the buyer has 7 days to confirm', async () => {
    const now = new Date('2030-01-01T00:00:00Z')
    const order_id = await waiting('333333')
    expect(await handOver({ code: '333333' }, now)).toBe(order_id)
    const [row] = await open()
      .app.db.select()
      .from(orders)
      .where(and(eq(orders.company_id, '1'), eq(orders.order_id, order_id)))
    expect(row).toMatchObject({
      status: 'WAIT_BUYER_CONFIRM',
      delivery_status: 'DONE',
      ziti_status: 'DONE',
      auto_finish: new Date('2030-01-08T00:00:00Z'),
    })
    await expect(handOver({ code: '333333' })).rejects.toThrow('提货码有误，或订单已经提货')
  })

  it('two orders with one code need the order’s number; codes of other companies are invalid', async () => {
    const [first] = [await waiting('444444'), await waiting('444444')]
    await expect(handOver({ code: '444444' })).rejects.toThrow('有多个订单使用此提货码，请同时填写订单号')
    expect(await handOver({ code: '444444', order_id: first })).toBe(first)
    const foreign = inTransaction(open().app.db, (tx) =>
      redeem(tx, { ...by, company_id: '2' }, { code: '444444' }),
    )
    await expect(foreign).rejects.toThrow('提货码有误')
  })

  it('three orders with the same pickup code are each handed over by order number', async () => {
    const codes = [await waiting('555555'), await waiting('555555'), await waiting('555555')]
    for (const order_id of codes) expect(await handOver({ code: '555555', order_id })).toBe(order_id)
  })

  it('pickuplocation lists shops with pickup, the nearest first', async () => {
    const near = (more = '') =>
      member.data<PickupLocationsAnswer>(`/distributor/pickuplocation?lat=40.05&lng=116.33${more}`)
    const { list } = await near()
    expect(list.map(({ distance }) => distance)).toEqual(
      list.map(({ distance }) => distance).toSorted((a, b) => a - b),
    )
    expect(list[0]).toMatchObject({
      city: '北京市',
      workdays: '1,2,3,4,5,6,7',
      wait_pickup_days: 0,
      latest_pickup_time: '21:00',
    })
    expect((await near('&distributor_id=3')).list.map(({ id }) => id)).toEqual(['3'])
    expect((await near('&distributor_id=0')).count).toBe(list.length)
    await open().app.db.update(shop).set({ is_ziti: false }).where(eq(shop.company_id, '1'))
    expect((await near()).list).toEqual([])
  })
})
