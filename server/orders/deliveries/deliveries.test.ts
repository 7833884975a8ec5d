import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type {
  CouriersAnswer,
  DeliveryListsAnswer,
  ReceivedOrder,
  TrackRow,
  WorklistDetail,
} from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { paidOrder, type OrderOptions } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { order_line, orders } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { ledgerFaults } from '../../catalogue/stock/ledger-repo'
import { receive } from './receive'
import { changeParcel, ship, type ParcelInput } from './ship'

const by = { company_id: '1', actor: 'operator:老王' }
const NUMBER = 'SF1234567890'
const DAY_MS = 24 * 60 * 60 * 1000

describeApi('shipping and receiving', (open) => {
  let member: SignedInMember
  beforeAll(async () => {
    member = await newMember(open().app)
  })
  const order = (options: Partial<OrderOptions> = {}) =>
    paidOrder(open().app, { user_id: member.user_id, ...options })
  const send = (order_id: string, parcel: Partial<ParcelInput> = {}, now?: Date) =>
    inTransaction(open().app.db, (tx) => ship(tx, by, order_id, { corp: 'SF', code: NUMBER, ...parcel }, now))
  const rowOf = async (order_id: string) => {
    const [row] = await open()
      .app.db.select()
      .from(orders)
      .where(and(eq(orders.company_id, '1'), eq(orders.order_id, order_id)))
    return row
  }
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof AppError ? `${error.error}: ${error.message}` : error),
    )
  const confirm = (order_id: string, by_member = member) =>
    by_member.call('/order/confirmReceipt', { method: 'POST', body: { order_id } })

  it('ships piece by piece; with the last piece the order waits for its buyer', async () => {
    const now = new Date('2030-01-01T00:00:00Z')
    const { order_id } = await order({ lines: [{ num: 3 }, { num: 1 }] })
    await send(order_id, { lines: [{ line_id: '1', num: 2 }] })
    expect(await rowOf(order_id)).toMatchObject({ status: 'PAYED', delivery_status: 'PARTAIL' })
    await send(order_id, { corp: 'merchant', code: '' }, now)
    expect(await rowOf(order_id)).toMatchObject({
      status: 'WAIT_BUYER_CONFIRM',
      delivery_status: 'DONE',
      shipped: now,
      auto_finish: new Date(now.getTime() + 10 * DAY_MS),
    })
    const answer = await member.data<DeliveryListsAnswer>(`/delivery/lists?order_id=${order_id}`)
    expect(answer.list).toMatchObject([
      {
        delivery_corp: 'SF',
        delivery_corp_name: '顺丰速运',
        delivery_code: NUMBER,
        items_num: 2,
        items: [{ id: '1', num: 2, item_name: '商品1' }],
      },
      { delivery_corp: 'merchant', delivery_corp_name: '商家自送', delivery_code: '', items_num: 2 },
    ])
    expect(answer.delivery_num).toBe(2)
    // three days under way, of the parcel and of the whole order
    const arrival = (now.getTime() + 3 * DAY_MS) / 1000
    expect(answer.list[1]?.arrival).toBe(arrival)
    expect(answer.list[1]?.steps.map(({ AcceptStation }) => AcceptStation)).toEqual(['商家已发货，商家自送'])
  })

  it('shipping reduces the stock, never by more than was bought', async () => {
    const { order_id } = await order({ lines: [{ num: 2 }] })
    expect(await refusal(send(order_id, { lines: [{ line_id: '1', num: 3 }] }))).toBe(
      'invalid: 商品1 剩余可发货的数量为2，收到 3',
    )
    const twice = [
      { line_id: '1', num: 2 },
      { line_id: '1', num: 1 },
    ]
    expect(await refusal(send(order_id, { lines: twice }))).toContain('收到 3')
    expect(await refusal(send(order_id, { lines: [{ line_id: 'x', num: 1 }] }))).toContain('没有商品行 x')
    await send(order_id)
    expect(await refusal(send(order_id))).toBe('order_state: 只有待发货的订单可以发货')
    expect(await ledgerFaults(open().app.db, '1')).toEqual({ ledger: [], held: [] })
  })

  it('operators read in words why the stock has changed', async () => {
    const owner = await signInAs(open().app, 'owner')
    const item_id = '10101'
    const { order_id } = await order({ lines: [{ item_id, num: 1 }] })
    await send(order_id)
    const shelf = await owner.data<WorklistDetail>(`/worklists/stock/0:${item_id}`)
    const [moved] = shelf.tables.find(({ title }) => title === '最近变动')?.rows ?? []
    expect(moved).toMatchObject({ kind: '发货', stock: -1, cause: '发货' })
  })

  it.each<[title: string, row: OrderOptions['row'], message: string]>([
    ['not paid', { status: 'NOTPAY' }, '只有待发货的订单可以发货'],
    ['asked to be cancelled', { cancel_status: 'WAIT_PROCESS' }, '买家已申请取消订单，不能发货'],
    ['to be picked up', { receipt_type: 'ziti', ziti_status: 'PENDING' }, '自提订单请用提货码核销'],
  ])('an order that is %s is not shipped', async (_title, row, message) => {
    const { order_id } = await order({ row })
    expect(await refusal(send(order_id))).toBe(`order_state: ${message}`)
  })

  it('refuses an unknown courier, a malformed number and an unknown order', async () => {
    const { order_id } = await order()
    expect(await refusal(send(order_id, { corp: 'XX' }))).toContain('收到 XX')
    expect(await refusal(send(order_id, { code: '12' }))).toContain('6–30 位')
    expect(await refusal(send('nothing'))).toBe('not_found: 订单不存在')
    const other = { company_id: '2', actor: 'operator:x' }
    const foreign = inTransaction(open().app.db, (tx) =>
      ship(tx, other, order_id, { corp: 'SF', code: NUMBER }),
    )
    expect(await refusal(foreign)).toBe('not_found: 订单不存在')
  })

  it('a parcel’s number can be corrected', async () => {
    const { order_id } = await order()
    const delivery_id = await send(order_id)
    await inTransaction(open().app.db, (tx) =>
      changeParcel(tx, by, delivery_id, { corp: 'ZTO', code: 'ZT999999' }),
    )
    const { list } = await member.data<DeliveryListsAnswer>(`/delivery/lists?order_id=${order_id}`)
    expect(list[0]).toMatchObject({ delivery_corp_name: '中通快递', delivery_code: 'ZT999999' })
  })

  it('trackerpull returns our own events; without any it returns one row 暂无物流信息', async () => {
    const { order_id } = await order()
    const track = () => member.data<TrackRow[]>(`/trackerpull?order_type=normal&order_id=${order_id}`)
    expect(await track()).toEqual([{ AcceptTime: '', AcceptStation: '暂无物流信息' }])
    const delivery_id = await send(order_id, {}, new Date('2026-01-27T06:58:29Z'))
    const shipped = { AcceptTime: '2026-01-27 14:58:29', AcceptStation: `商家已发货，顺丰速运 ${NUMBER}` }
    expect(await track()).toEqual([shipped])
    expect(await member.data(`/delivery/trackerpull?delivery_id=${delivery_id}`)).toEqual([shipped])
    await confirm(order_id)
    expect((await track()).map(({ AcceptStation }) => AcceptStation)).toEqual([
      '已确认收货',
      shipped.AcceptStation,
    ])
  })

  it('a buyer can postpone the receipt once, by 3 days', async () => {
    const { order_id } = await order()
    const extend = () => member.call('/order/extendReceipt', { method: 'POST', body: { order_id } })
    expect((await extend()).json().msg).toBe('尚未发货的订单不能确认收货')
    await send(order_id, {}, new Date('2030-01-01T00:00:00Z'))
    const answer = (await extend()).json().data as ReceivedOrder
    expect(answer.auto_finish_time).toBe(Date.parse('2030-01-14T00:00:00Z') / 1000)
    const again = await extend()
    expect([again.statusCode, again.json().msg]).toEqual([409, '每个订单只能延长一次收货时间'])
  })

  it('confirmReceipt opens the after-sale window of 7 days', async () => {
    const { order_id } = await order()
    expect((await confirm(order_id)).json().msg).toBe('尚未发货的订单不能确认收货')
    await send(order_id)
    const { order_status, end_time, latest_aftersale_time, auto_finish_time } = (
      await confirm(order_id)
    ).json().data as ReceivedOrder
    expect([order_status, auto_finish_time]).toEqual(['DONE', 0])
    expect(latest_aftersale_time - end_time).toBe((7 * DAY_MS) / 1000)
    expect((await confirm(order_id)).json().msg).toBe('订单已经确认收货')
  })

  it('the job receives as the system', async () => {
    const { order_id } = await order()
    await send(order_id)
    const row = await inTransaction(open().app.db, (tx) =>
      receive(tx, { company_id: '1', actor: 'system' }, order_id),
    )
    expect(row.status).toBe('DONE')
  })

  it.each(['CANCEL', 'REFUND_SUCCESS'] as const)('an order in %s is not received', async (status) => {
    const { order_id } = await order({ row: { status } })
    expect((await confirm(order_id)).json().msg).toBe('已取消的订单不能确认收货')
  })

  it('IDOR: orders and parcels of other members are not found', async () => {
    const stranger = await newMember(open().app)
    const { order_id } = await order()
    const delivery_id = await send(order_id)
    const paths = [
      `/delivery/lists?order_id=${order_id}`,
      `/trackerpull?order_id=${order_id}`,
      `/delivery/trackerpull?delivery_id=${delivery_id}`,
    ]
    for (const path of paths) expect((await stranger.call(path)).statusCode).toBe(404)
    expect((await confirm(order_id, stranger)).statusCode).toBe(404)
    expect((await rowOf(order_id))?.status).toBe('WAIT_BUYER_CONFIRM')
  })

  it('the database refuses a line that is shipped beyond its number', async () => {
    const { order_id } = await order()
    const tooMany = open()
      .app.db.update(order_line)
      .set({ shipped_num: 2 })
      .where(and(eq(order_line.company_id, '1'), eq(order_line.order_id, order_id)))
    await expect(tooMany).rejects.toThrow(/update "order_line"/)
  })

  it('logistics.dlycorp.get.list names couriers', async () => {
    const { list } = await open().data<CouriersAnswer>('/logistics.dlycorp.get.list')
    expect(list).toContainEqual({ corp_code: 'SF', corp_name: '顺丰速运' })
  })
})
