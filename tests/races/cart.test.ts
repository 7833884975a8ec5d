import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cart_line, purchase_count, promotion, promotion_use } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { addToCart, type CartAddition } from '@server/checkout/cart/service'
import { mergeGuestCart } from '@server/checkout/cart/sign-in.handler'
import { countPurchases, uncountPurchases } from '@server/checkout/cart/purchase-repo'
import { releasePromotions, usePromotions } from '@server/pricing/promotions/uses'
import { fillCart } from '@tests/helpers/cart'
import { describePostgres } from '@tests/helpers/database'
import {
  COMPANY,
  newBuyers,
  outcome,
  plainItems,
  setStock,
  twoServers,
  type Buyer,
} from '@tests/helpers/race'
import { figure } from '@tests/helpers/soak'

/** Carts that are merged concurrently, and tabs that add at once. */
const ROUNDS = figure(10, 100)
const TABS = figure(20, 500)

describePostgres('races: carts', (server) => {
  const servers = twoServers(server)

  const newBuyer = async (): Promise<Buyer> => {
    const [buyer] = await newBuyers(servers.one.db, 1)
    if (!buyer) throw new Error('Expected a buyer')
    return buyer
  }
  const linesOf = async (owner: string) => {
    const rows = await servers.one.db.select().from(cart_line).where(eq(cart_line.owner, owner))
    return rows.map(({ item_id, num }) => [item_id, num]).toSorted()
  }
  const wanted = (item_id: string, more: Partial<CartAddition> = {}): CartAddition => ({
    item_id,
    num: 1,
    cart_type: 'cart',
    shop_type: 'distributor',
    distributor_id: '0',
    accumulate: true,
    activity_id: null,
    line_type: 'normal',
    ...more,
  })
  const add = (n: number, buyer: Buyer, what: CartAddition) => {
    const key = { company_id: COMPANY, owner: `m:${buyer.user_id}` }
    return outcome(addToCart(servers.db(n), { key, viewer: buyer, now: new Date() }, what))
  }

  it('two concurrent sign-ins merge one visitor’s cart of 50 lines once', async () => {
    const items = await plainItems(servers, 50)
    for (let round = 0; round < ROUNDS; round++) {
      const buyer = await newBuyer()
      const owner = `g:${randomUUID()}`
      await fillCart(
        servers.one.db,
        'nobody',
        items.map((item_id) => ({ item_id, owner, num: 2 })),
      )
      await fillCart(
        servers.one.db,
        buyer.user_id,
        items.slice(0, 15).map((item_id) => ({ item_id, num: 3 })),
      )
      await Promise.all(
        [0, 1, 2].map((n) =>
          inTransaction(servers.db(n), (tx) =>
            mergeGuestCart(tx, { company_id: COMPANY, owner }, buyer.user_id),
          ),
        ),
      )
      const expected = items.map((item_id, n) => [item_id, n < 15 ? 3 : 2]).toSorted()
      expect(await linesOf(`m:${buyer.user_id}`)).toEqual(expected)
      expect(await linesOf(owner)).toEqual([])
    }
  })

  it('one visitor’s cart, two members at once: one of them gets it completely', async () => {
    const items = await plainItems(servers, 5)
    for (let round = 0; round < ROUNDS; round++) {
      const [a, b] = [await newBuyer(), await newBuyer()]
      const owner = `g:${randomUUID()}`
      await fillCart(
        servers.one.db,
        'nobody',
        items.map((item_id) => ({ item_id, owner })),
      )
      await Promise.all(
        [a, b].map(({ user_id }, n) =>
          inTransaction(servers.db(n), (tx) => mergeGuestCart(tx, { company_id: COMPANY, owner }, user_id)),
        ),
      )
      const counts = await Promise.all(
        [a, b].map(async ({ user_id }) => (await linesOf(`m:${user_id}`)).length),
      )
      expect(counts.toSorted()).toEqual([0, 5])
    }
  })

  it('adding the same item from many tabs sums up, to no more than the stock', async () => {
    const [item_id = ''] = await plainItems(servers, 1)
    await setStock(servers.one.db, item_id, 12)
    const buyer = await newBuyer()
    const tabs = Array.from({ length: TABS }, (_, n) => add(n, buyer, wanted(item_id)))
    const outcomes = await Promise.all(tabs)
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(12)
    expect(await linesOf(`m:${buyer.user_id}`)).toEqual([[item_id, 12]])
    await setStock(servers.one.db, item_id, 500)
  })

  it('the last free line of a full cart is used once', async () => {
    const items = await plainItems(servers, 80)
    const buyer = await newBuyer()
    const { rows } = await servers.one.pool.query<{ item_id: string }>(
      `select item_id from goods_item where company_id = $1 order by item_id limit 119`,
      [COMPANY],
    )
    await fillCart(
      servers.one.db,
      buyer.user_id,
      rows.map(({ item_id }) => ({ item_id, distributor_id: '1' })),
    )
    const outcomes = await Promise.all(items.slice(0, 10).map((item_id, n) => add(n, buyer, wanted(item_id))))
    expect(outcomes.toSorted()).toEqual([...Array(9).fill('cart_full'), 'done'])
    expect(await linesOf(`m:${buyer.user_id}`)).toHaveLength(120)
  })

  it('a fast purchase has one line', async () => {
    const items = await plainItems(servers, 10)
    const buyer = await newBuyer()
    const fast = items.map((item_id, n) => add(n, buyer, wanted(item_id, { cart_type: 'fastbuy' })))
    expect(new Set(await Promise.all(fast))).toEqual(new Set(['done']))
    expect(await linesOf(`m:${buyer.user_id}`)).toHaveLength(1)
  })

  it('a purchase limit holds for concurrent orders, and is released when they are cancelled', async () => {
    const { user_id } = await newBuyer()
    const limit = { key: 'goods:race', num: 2, most: 5, period: 'all' as const, title: '限购品' }
    const tries = Array.from({ length: figure(10, 300) }, (_, n) =>
      outcome(inTransaction(servers.db(n), (tx) => countPurchases(tx, COMPANY, user_id, [limit]))),
    )
    expect((await Promise.all(tries)).filter((one) => one === 'done')).toHaveLength(2)
    const bought = async () => {
      const [row] = await servers.one.db
        .select()
        .from(purchase_count)
        .where(eq(purchase_count.user_id, user_id))
      return row?.bought
    }
    expect(await bought()).toBe(4)
    await Promise.all(
      [0, 1].map((n) =>
        inTransaction(servers.db(n), (tx) => uncountPurchases(tx, COMPANY, user_id, [limit])),
      ),
    )
    expect(await bought()).toBe(0)
    const over = inTransaction(servers.one.db, (tx) =>
      countPurchases(tx, COMPANY, user_id, [{ ...limit, num: 6 }]),
    )
    expect(await outcome(over)).toBe('purchase_limit')
  })

  it('a promotion with one use per member is used once', async () => {
    const { user_id } = await newBuyer()
    const promotion_id = randomUUID()
    const times = { begin_time: new Date('2026-01-01'), end_time: new Date('2035-01-01') }
    const row = { company_id: COMPANY, promotion_id, kind: 'full_minus' as const, marketing_name: '一次' }
    await servers.one.db.insert(promotion).values({ ...row, ...times, join_limit: 1, disabled: true })
    const joined = [{ promotion_id, join_limit: 1 }]
    const join = (n: number) =>
      outcome(inTransaction(servers.db(n), (tx) => usePromotions(tx, COMPANY, user_id, joined)))
    const outcomes = await Promise.all(Array.from({ length: figure(10, 300) }, (_, n) => join(n)))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    await inTransaction(servers.one.db, (tx) => releasePromotions(tx, COMPANY, user_id, joined))
    const [use] = await servers.one.db
      .select({ used: sql<number>`${promotion_use.used}` })
      .from(promotion_use)
      .where(eq(promotion_use.promotion_id, promotion_id))
    expect(use).toEqual({ used: 0 })
    expect(await join(0)).toBe('done')
  })
})
