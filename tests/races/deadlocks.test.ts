import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Transaction } from '@server/db/client'
import { inTransaction } from '@server/db/transaction'
import { ship } from '@server/orders/deliveries/ship'
import { lockItemsOf } from '@server/catalogue/goods/stock-csv-repo'
import { accountForSession } from '@server/members/members/account-repo'
import { lockMember } from '@server/members/members/lock-repo'
import { tell } from '@server/members/messages/repo'
import { closeExpiredTrade } from '@server/orders/cancellation/close'
import { insertPayment } from '@server/payments/payments/repo'
import { settle } from '@server/payments/payments/settle'
import { lockStockRow } from '@server/catalogue/stock/repo'
import { lockTrade } from '@server/payments/trades/repo'
import { lockVipMembership } from '@server/members/vip/repo'
import { fillCart } from '@tests/helpers/cart'
import { describePostgres } from '@tests/helpers/database'
import { allStand, COMPANY, newBuyers, order, plainItems, setStock, twoServers } from '@tests/helpers/race'
import { figure } from '@tests/helpers/soak'

const PAIRS = figure(12, 96)

/*
 * Each of these cases used to deadlock. Deadlocks are retried, so callers do not see them: `twoServers` reads the
 * database's counter when the suite ends.
 */
describePostgres('races: locks are taken in one order', (server) => {
  const servers = twoServers(server)
  const buyerOf = async (item: string) => {
    const [buyer] = await newBuyers(servers.one.db, 1)
    if (!buyer) throw new Error('Expected a buyer')
    await servers.one.pool.query(`update member set point = 1000 where user_id = $1`, [buyer.user_id])
    await fillCart(servers.one.db, buyer.user_id, [{ item_id: item }])
    return buyer
  }
  const itemInStock = async () => {
    const [item = ''] = await plainItems(servers, 1)
    await setStock(servers.one.db, item, 1_000_000)
    return item
  }
  /**
   * Runs `first` on one server, `rival` on the other until it waits or ends, then `then` on the first.
   * @returns attempts of the first one: 1 without a deadlock
   */
  const crossed = async (
    first: (tx: Transaction) => Promise<unknown>,
    rival: () => Promise<unknown>,
    then: (tx: Transaction) => Promise<unknown>,
  ) => {
    let rivals: Promise<unknown> | undefined
    let attempts = 0
    await inTransaction(servers.one.db, async (tx) => {
      attempts++
      await first(tx)
      rivals ??= rival()
      await allStand(servers, [rivals])
      await then(tx)
    })
    await rivals
    return attempts
  }

  it('a member gets a message about reserved stock while ordering with points', async () => {
    const item = await itemInStock()
    const buyer = await buyerOf(item)
    const owner = { company_id: COMPANY, user_id: buyer.user_id }
    const attempts = await crossed(
      (tx) => lockStockRow(tx, COMPANY, { distributor_id: '0', item_id: item }),
      () => order(servers.two.db, buyer, { point_use: 100 }),
      (tx) => tell(tx, owner, { kind: 'account', target_id: '', facts: {}, cause: 'crossed' }),
    )
    expect(attempts).toBe(1)
  })

  it('orders are shipped while their buyers order again with points', async () => {
    const item = await itemInStock()
    const buyers = await Promise.all(Array.from({ length: PAIRS }, () => buyerOf(item)))
    const paid: string[] = []
    for (const buyer of buyers) {
      const { order_id, trade_id, total_fee } = await order(servers.one.db, buyer)
      await inTransaction(servers.one.db, async (tx) => {
        const { payment_id } = await insertPayment(tx, {
          company_id: COMPANY,
          trade_id,
          pay_type: 'test',
          pay_fee: total_fee,
        })
        const report = {
          state: 'SUCCESS',
          transaction_id: randomUUID(),
          pay_fee: total_fee,
          currency: 'CNY',
        } as const
        await settle(tx, COMPANY, payment_id, report, new Date())
      })
      paid.push(order_id)
      await fillCart(servers.one.db, buyer.user_id, [{ item_id: item }])
    }
    const by = { company_id: COMPANY, actor: 'system' }
    await Promise.all([
      ...paid.map((order_id, n) =>
        inTransaction(servers.db(n), (tx) => ship(tx, by, order_id, { corp: 'merchant', code: '' })),
      ),
      ...buyers.map((buyer, n) => order(servers.db(n + 1), buyer, { point_use: 100 })),
    ])
    const { rows } = await servers.one.pool.query(
      `select count(*)::int as count from orders where status = 'WAIT_BUYER_CONFIRM' and order_id = any($1)`,
      [paid],
    )
    expect(rows).toEqual([{ count: PAIRS }])
  })

  it('a stock import writes a row while an order counts its sales', async () => {
    const item = await itemInStock()
    const { rows } = await servers.one.pool.query<{ item_bn: string }>(
      `select item_bn from goods_item where company_id = $1 and item_id = $2`,
      [COMPANY, item],
    )
    const attempts = await crossed(
      (tx) => lockStockRow(tx, COMPANY, { distributor_id: '0', item_id: item }),
      () =>
        inTransaction(servers.two.db, async (tx) => {
          await lockItemsOf(tx, COMPANY, rows[0]?.item_bn ?? '')
          await lockStockRow(tx, COMPANY, { distributor_id: '0', item_id: item })
        }),
      (tx) =>
        tx.execute(
          `update goods_item set sales = sales + 1 where company_id = '${COMPANY}' and item_id = '${item}'`,
        ),
    )
    expect(attempts).toBe(1)
  })

  it('a member signs in twice at once, each time with a cart to merge', async () => {
    const [buyer] = await newBuyers(servers.one.db, 1)
    const owner = { company_id: COMPANY, user_id: buyer?.user_id ?? '' }
    const merge = (tx: Transaction) => lockMember(tx, COMPANY, owner.user_id)
    const attempts = await crossed(
      (tx) => accountForSession(tx, owner),
      () =>
        inTransaction(servers.two.db, async (tx) => {
          await accountForSession(tx, owner)
          await merge(tx)
        }),
      merge,
    )
    expect(attempts).toBe(1)
  })

  it('a level is paid while its payment expires', async () => {
    const buyer = await buyerOf(await itemInStock())
    const owner = { company_id: COMPANY, user_id: buyer.user_id }
    const { trade_id } = await order(servers.one.db, buyer)
    const attempts = await crossed(
      (tx) => lockTrade(tx, COMPANY, trade_id),
      () => closeExpiredTrade(servers.two.db, COMPANY, trade_id, new Date(Date.now() + 86_400_000)),
      (tx) => lockVipMembership(tx, owner),
    )
    expect(attempts).toBe(1)
  })
})
