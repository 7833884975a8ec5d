import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { OrderCreated } from '@schemas/generated/api'
import { member_coupon, promotion } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { AppError } from '@server/core/errors'
import { addToCart, changeLine, removeLines, tickLines } from '@server/checkout/cart/service'
import { changeLines, deleteLines } from '@server/checkout/cart/repo'
import { lockMember } from '@server/members/members/lock-repo'
import { createQuote } from '@server/checkout/quotes/service'
import { fillCart } from '@tests/helpers/cart'
import { describePostgres } from '@tests/helpers/database'
import { allStand, COMPANY, newBuyers, order, outcome, setStock, twoServers } from '@tests/helpers/race'
import { figure } from '@tests/helpers/soak'

/** Repetitions of each race of an order with a concurrent action; a soak covers more interleavings. */
const ROUNDS = figure(1, 25)
const ITEM = '40801'
const OTHER = '80101'
const NO_COUPON = { cart_type: 'cart', order_type: 'normal', point_use: 0, not_use_coupon: true } as const

describePostgres('races: a cart during checkout', (server) => {
  const servers = twoServers(server)
  beforeAll(async () => {
    for (const item of [ITEM, OTHER, '10101']) await setStock(servers.one.db, item, 1_000)
  })

  const begun = async () => {
    const { db } = servers.one
    const [buyer] = await newBuyers(db, 1)
    if (!buyer) throw new Error('Expected a buyer')
    const { user_id } = buyer
    const [cart_id = '', other = ''] = await fillCart(db, user_id, [
      { item_id: ITEM, num: 2 },
      { item_id: OTHER },
    ])
    const key = { company_id: COMPANY, owner: `m:${user_id}` }
    return { buyer, user_id, cart_id, other, key, request: { key, viewer: buyer, now: new Date() } }
  }
  type Begun = Awaited<ReturnType<typeof begun>>

  const cartOf = async ({ key }: Begun) => {
    const { rows } = await servers.one.pool.query<{ item_id: string; num: number }>(
      `select item_id, num from cart_line where owner = $1`,
      [key.owner],
    )
    return rows.map(({ item_id, num }) => [item_id, num])
  }
  const linesOf = async (trade_id: string) => {
    const { rows } = await servers.one.pool.query<{ item_id: string; num: number }>(
      `select l.item_id, l.num from order_line l join orders o on o.company_id = l.company_id and o.order_id = l.order_id
        where o.company_id = $2 and o.trade_id = $1 and order_item_type = 'normal' order by l.item_id`,
      [trade_id, COMPANY],
    )
    return rows.map(({ item_id, num }) => [item_id, num])
  }

  const RIVALS: Record<string, { act(one: Begun): Promise<unknown>; hears: string; left: unknown[] }> = {
    'its number is changed': {
      act: ({ request, cart_id }) => {
        const change = { num: 5 }
        return changeLine(servers.two.db, request, {
          cart_id,
          sku_id: undefined,
          shop_type: 'distributor',
          change,
        })
      },
      hears: 'not_found',
      left: [],
    },
    'it is unticked': {
      act: ({ request, cart_id }) => tickLines(servers.two.db, request, [cart_id], { is_checked: false }),
      hears: 'not_found',
      left: [],
    },
    'it is taken out': {
      act: ({ request, cart_id }) => removeLines(servers.two.db, request, [cart_id]),
      hears: 'done',
      left: [],
    },
    'one more is put in': {
      act: ({ request }) =>
        addToCart(servers.two.db, request, {
          item_id: ITEM,
          num: 1,
          cart_type: 'cart',
          shop_type: 'distributor',
          distributor_id: '0',
          accumulate: true,
          activity_id: null,
          line_type: 'normal',
        }),
      hears: 'done',
      left: [[ITEM, 1]],
    },
  }

  it.each(Object.entries(RIVALS))(
    'a line is being ordered and %s: it is ordered as quoted, the other action comes after',
    async (_title, { act, hears, left }) => {
      for (let round = 0; round < ROUNDS; round++) {
        const one = await begun()
        const { buyer, user_id } = one
        const code = randomUUID()
        const times = { begin_date: new Date('2026-01-01'), end_date: new Date('2035-01-01') }
        await servers.one.db
          .insert(member_coupon)
          .values({ company_id: COMPANY, user_id, code, card_id: '1', ...times })
        const asked = { ...NO_COUPON, not_use_coupon: false, coupon_discount: code }
        const quote = await createQuote(
          servers.one.db,
          { company_id: COMPANY, member: buyer, now: new Date() },
          asked,
        )
        let ordering: Promise<OrderCreated> | undefined
        let rival: Promise<string> | undefined
        await inTransaction(servers.one.db, async (tx) => {
          // the order has read its cart when it reads its coupon
          await tx
            .select()
            .from(member_coupon)
            .where(and(eq(member_coupon.company_id, COMPANY), eq(member_coupon.code, code)))
            .for('update')
          ordering = order(servers.two.db, buyer, { ...asked, expected_total: undefined })
          await allStand(servers, [ordering])
          rival = outcome(act(one))
          await allStand(servers, [ordering, rival])
        })
        const made = await ordering
        expect(await rival).toBe(hears)
        expect(await linesOf(made?.trade_id ?? '')).toEqual([
          [ITEM, 2],
          [OTHER, 1],
        ])
        expect(quote.items.map(({ item_id, num }) => [item_id, num])).toEqual(
          expect.arrayContaining([
            [ITEM, 2],
            [OTHER, 1],
          ]),
        )
        expect(await cartOf(one)).toEqual(left)
      }
    },
  )

  it.each([
    ['its number was changed', 'num', { num: 3 }],
    ['it was taken out', 'item', undefined],
  ] as const)(
    '%s just before it is ordered: 409 with the differences, and nothing is consumed',
    async (_title, field, change) => {
      for (let round = 0; round < ROUNDS; round++) {
        const one = await begun()
        const { buyer, key, cart_id, user_id } = one
        const asking = { company_id: COMPANY, member: buyer, now: new Date() }
        const { quote_id } = await createQuote(servers.one.db, asking, NO_COUPON)
        let ordering: Promise<unknown> | undefined
        await inTransaction(servers.one.db, async (tx) => {
          await lockMember(tx, COMPANY, user_id)
          if (change) await changeLines(tx, key, [cart_id], change)
          else await deleteLines(tx, key, [cart_id])
          ordering = order(servers.two.db, buyer, { quote_id }).catch((error: unknown) => error)
          await allStand(servers, [ordering])
        })
        const refused = await ordering
        if (!(refused instanceof AppError)) throw new Error(`Expected a refusal, got ${String(refused)}`)
        expect([refused.error, refused.status]).toEqual(['price_changed', 409])
        expect(refused.details).toMatchObject({
          changes: expect.arrayContaining([expect.objectContaining({ field, item_id: ITEM, before: 2 })]),
        })
        const { rows } = await servers.one.pool.query(`select 1 from trade where user_id = $1`, [user_id])
        expect(rows).toEqual([])
        expect(await cartOf(one)).toHaveLength(change ? 2 : 1)
      }
    },
  )

  it('a promotion of the whole company with one use, in concurrent orders of two shops: one uses it', async () => {
    const { db } = servers.one
    for (let round = 0; round < ROUNDS; round++) {
      const promotion_id = randomUUID()
      const times = { begin_time: new Date('2026-01-01'), end_time: new Date('2035-01-01') }
      const once = {
        promotion_id,
        marketing_name: '全场一次',
        join_limit: 1,
        steps: [{ full: 100, minus: 50 }],
      }
      await db.insert(promotion).values({ company_id: COMPANY, kind: 'full_minus', ...once, ...times })
      const [buyer] = await newBuyers(db, 1)
      if (!buyer) throw new Error('Expected a buyer')
      const shops = ['0', '3']
      await fillCart(
        db,
        buyer.user_id,
        shops.map((distributor_id) => ({ item_id: '10101', distributor_id, activity_id: promotion_id })),
      )
      const made = await Promise.all(
        shops.map((distributor_id, n) => order(servers.db(n), buyer, { distributor_id })),
      )
      expect(new Set(made.map(({ trade_id }) => trade_id)).size).toBe(2)
      const { rows } = await servers.one.pool.query(
        `select (select count(distinct order_id)::int from line_discount where source = $1) as orders,
              (select used from promotion_use where promotion_id = $2) as used`,
        [`promotion:${promotion_id}`, promotion_id],
      )
      expect(rows).toEqual([{ orders: 1, used: 1 }])
      await db.update(promotion).set({ disabled: true }).where(eq(promotion.promotion_id, promotion_id))
    }
  })
})
