import { beforeAll, expect, it } from 'vitest'
import { ledgerFaults } from '@server/catalogue/stock/ledger-repo'
import { fillCart } from '@tests/helpers/cart'
import { describePostgres } from '@tests/helpers/database'
import {
  COMPANY,
  newBuyers,
  order,
  outcome,
  plainItems,
  setStock,
  together,
  twoServers,
} from '@tests/helpers/race'
import { figure } from '@tests/helpers/soak'

const BALANCED = { ledger: [], held: [] }
/** Errors of buyers who come too late: before or while the stock is reserved. */
const TOO_LATE = new Set(['done', 'unbuyable', 'out_of_stock'])

describePostgres('races: orders', (server) => {
  const servers = twoServers(server)
  const db = () => servers.one.db
  let items: string[] = []
  beforeAll(async () => {
    items = await plainItems(servers, 10)
    for (const item of items) await setStock(db(), item, 100_000)
  })
  const rowOf = async (item_id: string) => {
    const { rows } = await servers.one.pool.query(
      `select stock, reserved from item_stock where company_id = $1 and item_id = $2 and distributor_id = '0'`,
      [COMPANY, item_id],
    )
    return rows[0]
  }

  it.each([
    { buyers: figure(200, 1_000), stock: figure(20, 100), item: '10101' },
    { buyers: figure(50, 200), stock: 1, item: '10201' },
  ])('$buyers buyers, $stock pieces: exactly $stock orders', async ({ buyers: count, stock, item }) => {
    await setStock(db(), item, stock)
    const buyers = await newBuyers(db(), count)
    for (const { user_id } of buyers) await fillCart(db(), user_id, [{ item_id: item }])
    const outcomes = await together(buyers, (buyer, n) => outcome(order(servers.db(n), buyer)))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(stock)
    expect(outcomes.filter((one) => !TOO_LATE.has(one))).toEqual([])
    expect(await rowOf(item)).toEqual({ stock, reserved: stock })
    expect(await ledgerFaults(db(), COMPANY)).toEqual(BALANCED)
  })

  it('one item in two cart lines, of two shops with one warehouse: counted together', async () => {
    const { reserved } = await rowOf('10101')
    await setStock(db(), '10101', reserved + 21)
    const buyers = await newBuyers(db(), figure(50, 500))
    for (const { user_id } of buyers)
      await fillCart(db(), user_id, [{ item_id: '10101' }, { item_id: '10101', distributor_id: '1' }])
    const outcomes = await together(buyers, (buyer, n) => outcome(order(servers.db(n), buyer)))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(10)
    expect(await rowOf('10101')).toEqual({ stock: reserved + 21, reserved: reserved + 20 })
    expect(await ledgerFaults(db(), COMPANY)).toEqual(BALANCED)
  })

  it('carts of five items in any order: every order succeeds, without a deadlock error', async () => {
    const wanted = items.slice(5)
    const buyers = await newBuyers(db(), figure(100, 500))
    for (const [n, { user_id }] of buyers.entries()) {
      const turned = [...wanted.slice(n % 5), ...wanted.slice(0, n % 5)]
      await fillCart(
        db(),
        user_id,
        (n % 2 === 0 ? turned : turned.toReversed()).map((item_id) => ({ item_id })),
      )
    }
    const outcomes = await together(buyers, (buyer, n) => outcome(order(servers.db(n), buyer)))
    expect(new Set(outcomes)).toEqual(new Set(['done']))
    expect(await ledgerFaults(db(), COMPANY)).toEqual(BALANCED)
    const { rows } = await servers.one.pool.query(
      `select deadlocks from pg_stat_database where datname = current_database()`,
    )
    expect(rows).toEqual([{ deadlocks: '0' }])
  })

  it('one key 100 times at once, at two servers: one order', async () => {
    const item_id = items[2] ?? ''
    const [buyer] = await newBuyers(db(), 1)
    if (!buyer) throw new Error('Expected a buyer')
    await fillCart(db(), buyer.user_id, [{ item_id }])
    const calls = Array.from({ length: 100 }, () => 'same-key-1')
    const made = await together(calls, (key, n) => order(servers.db(n), buyer, { key }))
    expect(new Set(made.map(({ order_id }) => order_id)).size).toBe(1)
    expect(await rowOf(item_id)).toEqual({ stock: 100_000, reserved: 1 })
  })

  it('two tabs without a key: one order', async () => {
    const [buyer] = await newBuyers(db(), 1)
    if (!buyer) throw new Error('Expected a buyer')
    await fillCart(db(), buyer.user_id, [{ item_id: items[3] ?? '' }])
    const made = await together([0, 1, 2, 3], (n) => order(servers.db(n), buyer))
    expect(new Set(made.map(({ order_id }) => order_id)).size).toBe(1)
  })

  it('with 19 unpaid orders, two more at once: one', async () => {
    for (let round = 0; round < figure(5, 50); round++) {
      const [buyer] = await newBuyers(db(), 1)
      const [cart = '', fast = ''] = items.slice(5)
      if (!buyer) throw new Error('Expected a buyer')
      for (let n = 0; n < 19; n++) {
        await fillCart(db(), buyer.user_id, [{ item_id: cart }])
        await order(db(), buyer, { remark: `${n}` })
      }
      await fillCart(db(), buyer.user_id, [{ item_id: cart }, { item_id: fast, cart_type: 'fastbuy' }])
      const outcomes = await Promise.all([
        outcome(order(servers.one.db, buyer, { cart_type: 'cart' })),
        outcome(order(servers.two.db, buyer, { cart_type: 'fastbuy' })),
      ])
      expect(outcomes.toSorted()).toEqual(['done', 'too_many_unpaid'])
    }
  })
})
