import { expect, it } from 'vitest'
import { inTransaction } from '@server/db/transaction'
import { AppError } from '@server/errors'
import { buy, payFor } from '@tests/helpers/checkout'
import { newMember } from '@tests/helpers/member'
import { describeApiOnce } from '@tests/helpers/seeded-app'
import { ledgerFaults } from '../stock/service'
import { closeByOperator } from './cancel'

const by = { company_id: '1', actor: 'operator:客服' }
const reason = '缺货'

describeApiOnce('commerce-rules 10 an operator closes an order', (open) => {
  const db = () => open().database.db
  const ordered = async () => {
    const member = await newMember(open().app)
    return { member, ...(await buy({ member, db: db() }, [{ item_id: '10101' }])) }
  }
  const close = (order_id: string) =>
    inTransaction(db(), (tx) => closeByOperator(tx, by, { order_id, reason }, new Date())).then(
      () => 'closed',
      (error: unknown) => (error instanceof AppError ? error.message : String(error)),
    )
  const stateOf = async (order_id: string) => {
    const { rows } = await open().database.pool.query(
      `select o.status, t.state as trade,
              (select count(*)::int from order_event e where e.order_id = o.order_id and e.kind = 'cancelled') as cancelled
         from orders o join trade t on t.trade_id = o.trade_id where o.order_id = $1`,
      [order_id],
    )
    return rows[0]
  }

  it('commerce-rules 10 only where nobody has paid, and once', async () => {
    const { order_id } = await ordered()
    expect(await close(order_id)).toBe('closed')
    expect(await close(order_id)).toBe('只有未付款的订单可以关闭')
    expect(await stateOf(order_id)).toEqual({ status: 'CANCEL', trade: 'CLOSED', cancelled: 1 })
  })

  it('commerce-rules 10 what is paid stays paid', async () => {
    const { member, order_id, trade_id } = await ordered()
    await payFor(member, trade_id)
    expect(await close(order_id)).toBe('只有未付款的订单可以关闭')
    expect(await stateOf(order_id)).toEqual({ status: 'PAYED', trade: 'SUCCESS', cancelled: 0 })
    expect(await ledgerFaults(db(), '1')).toEqual({ ledger: [], held: [] })
  })
})
