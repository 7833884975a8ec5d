import { beforeAll, expect, it } from 'vitest'
import type { AuditAnswer, WorklistDetail, WorklistTable } from '@schemas/generated/api'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { buy, payFor } from '@tests/helpers/checkout'
import { newMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import type { Tracker } from '../logistics/tracker'
import { closeByOperator } from '../cancellation/service'
import { tracksOfOrder } from './tracks'

describeApi('an order in the back office', (open) => {
  let owner: SignedInOperator
  let user_id: string
  beforeAll(async () => {
    owner = await signInAs(open().app, 'owner')
    user_id = (await newMember(open().app)).user_id
  })
  const read = (order_id: string) => owner.data<WorklistDetail>(`/worklists/order/${order_id}`)
  const act = (order_id: string, form: string, value: object) =>
    owner.call(`/worklists/order/${order_id}/${form}`, { method: 'POST', body: { value } })
  const tableOf = ({ tables }: WorklistDetail, title: string) =>
    tables.find((table) => table.title === title)?.rows ?? []
  const valueOf = ({ actions }: WorklistDetail, form: string) =>
    actions.find((action) => action.form === form)?.value

  it('is shipped in parts; each parcel lists its items, and a wrong number can be corrected', async () => {
    const order = await paidOrder(open().app, { user_id, lines: [{ num: 2 }, { num: 1 }] })
    const { order_id } = order
    const [first] = order.lines
    const part = {
      delivery_corp: 'SF',
      delivery_code: 'SF-WRONG-1',
      lines: [{ line_id: first?.line_id, num: 1 }],
    }
    expect((await act(order_id, 'ship_order', part)).statusCode).toBe(200)
    const shipped = await read(order_id)
    expect(shipped.facts[0]?.value).toBe('部分发货')
    expect(tableOf(shipped, '包裹')).toMatchObject([
      { delivery_code: 'SF-WRONG-1', what: `${first?.item_name} × 1` },
    ])
    expect(valueOf(shipped, 'ship_order')).toMatchObject({ lines: [{ num: 1 }, { num: 1 }] })
    const { parcels } = valueOf(shipped, 'correct_parcels') as { parcels: { delivery_id: string }[] }
    const right = parcels.map((parcel) => ({ ...parcel, delivery_corp: 'YTO', delivery_code: 'YT-RIGHT-1' }))
    expect((await act(order_id, 'correct_parcels', { parcels: right })).statusCode).toBe(200)
    const after = await read(order_id)
    expect(tableOf(after, '包裹')).toMatchObject([{ delivery_code: 'YT-RIGHT-1' }])
    expect(tableOf(after, '经过')).toContainEqual(
      expect.objectContaining({ what: '修改运单', more: 'YT-RIGHT-1' }),
    )
    const another = await paidOrder(open().app, { user_id })
    await act(another.order_id, 'ship_order', {
      ...part,
      lines: another.lines.map(({ line_id, num }) => ({ line_id, num })),
    })
    const foreign = await act(another.order_id, 'correct_parcels', { parcels: right })
    expect([foreign.statusCode, foreign.json().msg]).toEqual([404, '包裹不存在'])
  })

  it('shows reductions with their reasons, extensions, and each discount', async () => {
    const info = { id: '1', type: 'full_minus', info: '满减专区', rule: '满199元减20元', discount_fee: 2000 }
    const row = { status: 'NOTPAY' as const, paid: null, discount_info: [info] }
    const order = await paidOrder(open().app, { user_id, row })
    const { order_id } = order
    await act(order_id, 'reprice_order', { total_fee: order.total_fee, reduce: 150, reason: '老客户' })
    await act(order_id, 'extend_order', { minutes: 60 })
    const detail = await read(order_id)
    expect(tableOf(detail, '优惠明细')).toEqual([
      { info: '满减专区', rule: '满199元减20元', discount_fee: 2000 },
    ])
    expect(tableOf(detail, '经过').map(({ what, more }) => [what, more])).toEqual([
      ['改价', '减免1.50元，老客户'],
      ['延长付款时间', '60分钟'],
    ])
    const { list } = await owner.data<AuditAnswer>(`/audit?subject=order&subject_id=${order_id}`)
    expect(list.map(({ action }) => action)).toEqual(['order.extend_order', 'order.reprice_order'])
  })

  it('is visible to its own company only', async () => {
    const { order_id } = await paidOrder(open().app, { user_id })
    const other = await signInAs(open().app, 'owner', '2')
    const found = async (operator: SignedInOperator) =>
      (await operator.data<{ count: number }>(`/worklists/order?keyword=${order_id}`)).count
    expect([await found(owner), await found(other)]).toEqual([1, 0])
  })

  it('can be closed once, and only if unpaid', async () => {
    const member = await newMember(open().app)
    const { db, pool } = open().database
    const ordered = () => buy({ member, db }, [{ item_id: '10101' }])
    // the page does not offer it then; this is the answer to an outdated page
    const by = { company_id: '1', actor: 'operator:客服' }
    const close = (order_id: string) =>
      inTransaction(db, (tx) => closeByOperator(tx, by, { order_id, reason: '缺货' }, new Date())).then(
        () => 'closed',
        (error: unknown) => (error instanceof AppError ? error.message : String(error)),
      )
    const stateOf = async (order_id: string) => {
      const { rows } = await pool.query(
        `select o.status, t.state as trade,
                (select count(*)::int from order_event e
                  where e.company_id = $1 and e.order_id = o.order_id and e.kind = 'cancelled') as cancelled
           from orders o join trade t using (company_id, trade_id) where o.company_id = $1 and o.order_id = $2`,
        ['1', order_id],
      )
      return rows[0]
    }
    const unpaid = await ordered()
    expect(await close(unpaid.order_id)).toBe('closed')
    expect(await close(unpaid.order_id)).toBe('只有未付款的订单可以关闭')
    expect(await stateOf(unpaid.order_id)).toEqual({ status: 'CANCEL', trade: 'CLOSED', cancelled: 1 })

    const paid = await ordered()
    await payFor(member, paid.trade_id)
    expect(await close(paid.order_id)).toBe('只有未付款的订单可以关闭')
    expect(await stateOf(paid.order_id)).toEqual({ status: 'PAYED', trade: 'SUCCESS', cancelled: 0 })
  })

  it('shows the steps of its parcels as the buyer sees them, with a note if the courier does not answer', async () => {
    const { order_id, lines } = await paidOrder(open().app, { user_id })
    expect((await read(order_id)).tables.filter(({ title }) => title.startsWith('物流'))).toEqual([])
    const parcel = {
      delivery_corp: 'SF',
      delivery_code: 'SF-TRACKED-1',
      lines: lines.map(({ line_id, num }) => ({ line_id, num })),
    }
    expect((await act(order_id, 'ship_order', parcel)).statusCode).toBe(200)
    const own = expect.stringContaining('商家已发货，顺丰速运 SF-TRACKED-1')
    const whats = (rows: WorklistTable['rows']) => rows.map(({ what }) => what)
    expect(whats(tableOf(await read(order_id), '物流 顺丰速运 SF-TRACKED-1'))).toEqual([own])

    const heard: unknown[] = []
    const asking = async (track: Tracker['track']) => {
      const unreachable = (error: unknown) => void heard.push(error)
      const tables = await tracksOfOrder(open().app.db, { tracker: { track }, unreachable }, '1', order_id)
      return whats(tables[0]?.rows ?? [])
    }
    const arrived = { AcceptTime: '2099-01-01 08:00:00', AcceptStation: '已到达北京' }
    expect(await asking(async () => [arrived])).toEqual(['已到达北京', own])
    const away = new Error('courier is away')
    expect(await asking(() => Promise.reject(away))).toEqual([
      '暂时查不到快递公司的物流信息，请稍后再试',
      own,
    ])
    expect(heard).toEqual([away])
  })
})
