/**
 * Rules that must hold on PGlite as well: it has no contention, but transactions of many buyers are still serialised.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@server/db/client'
import { ledgerFaults } from '@server/catalogue/stock/ledger-repo'
import { fillCart } from '@tests/helpers/cart'
import { openDemoMemory } from '@tests/helpers/memory-database'
import { COMPANY, newBuyers, order, outcome, plainItems, setStock, together } from '@tests/helpers/race'
import { figure } from '@tests/helpers/soak'

const BALANCED = { ledger: [], held: [] }
/** Twice as many buyers as pairs. */
const PAIRS = figure(4, 100)
const TOO_LATE = new Set(['done', 'unbuyable', 'out_of_stock'])

describe('races: orders on the embedded database', () => {
  let one: OpenDatabase
  let items: string[] = []
  beforeAll(async () => {
    one = await openDemoMemory()
    items = await plainItems({ one }, 5)
  }, 120_000)
  afterAll(() => one?.close())

  const rowOf = async (item_id: string) => {
    const { rows } = await one.pool.query(
      `select stock, reserved from item_stock where company_id = $1 and item_id = $2 and distributor_id = '0'`,
      [COMPANY, item_id],
    )
    return rows[0]
  }

  it.each([
    { buyers: figure(16, 1_000), stock: figure(4, 100), item: '10101' },
    { buyers: figure(5, 200), stock: 1, item: '10201' },
  ])('$buyers buyers, $stock pieces: exactly $stock orders', async ({ buyers: count, stock, item }) => {
    await setStock(one.db, item, stock)
    const buyers = await newBuyers(one.db, count)
    for (const { user_id } of buyers) await fillCart(one.db, user_id, [{ item_id: item }])
    const outcomes = await together(buyers, (buyer) => outcome(order(one.db, buyer)))
    expect(outcomes.filter((result) => result === 'done')).toHaveLength(stock)
    expect(outcomes.filter((result) => !TOO_LATE.has(result))).toEqual([])
    expect(await rowOf(item)).toEqual({ stock, reserved: stock })
    expect(await ledgerFaults(one.db, COMPANY)).toEqual(BALANCED)
  })

  it('one item in two cart lines, of two shops with one warehouse: counted together', async () => {
    const { reserved } = await rowOf('10101')
    await setStock(one.db, '10101', reserved + PAIRS * 2 + 1)
    const buyers = await newBuyers(one.db, PAIRS * 2)
    for (const { user_id } of buyers)
      await fillCart(one.db, user_id, [{ item_id: '10101' }, { item_id: '10101', distributor_id: '1' }])
    const outcomes = await together(buyers, (buyer) => outcome(order(one.db, buyer)))
    expect(outcomes.filter((result) => result === 'done')).toHaveLength(PAIRS)
    expect(await rowOf('10101')).toEqual({ stock: reserved + PAIRS * 2 + 1, reserved: reserved + PAIRS * 2 })
    expect(await ledgerFaults(one.db, COMPANY)).toEqual(BALANCED)
  })

  it('carts of five items in any order: every order succeeds', async () => {
    for (const item of items) await setStock(one.db, item, 100_000)
    const buyers = await newBuyers(one.db, figure(5, 500))
    for (const [n, { user_id }] of buyers.entries()) {
      const turned = [...items.slice(n % 5), ...items.slice(0, n % 5)].map((item_id) => ({ item_id }))
      await fillCart(one.db, user_id, n % 2 === 0 ? turned : turned.toReversed())
    }
    const outcomes = await together(buyers, (buyer) => outcome(order(one.db, buyer)))
    expect(new Set(outcomes)).toEqual(new Set(['done']))
    expect(await ledgerFaults(one.db, COMPANY)).toEqual(BALANCED)
  })

  it('one key many times at once: one order', async () => {
    const [item_id = ''] = items
    const [buyer] = await newBuyers(one.db, 1)
    if (!buyer) throw new Error('Expected a buyer')
    await fillCart(one.db, buyer.user_id, [{ item_id }])
    const calls = Array.from({ length: figure(5, 100) }, () => order(one.db, buyer, { key: 'same-key-1' }))
    const made = await Promise.all(calls)
    expect(new Set(made.map(({ order_id }) => order_id)).size).toBe(1)
  })
})
