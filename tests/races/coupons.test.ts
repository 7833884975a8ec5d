import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { coupon, coupon_claim, member_coupon } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { claimCoupon } from '@server/marketing/member-coupons/claim'
import { lockCoupons, releaseCoupons, useCoupons } from '@server/marketing/member-coupons/service'
import { fillCart } from '@tests/helpers/cart'
import { describePostgres } from '@tests/helpers/database'
import {
  allStand,
  COMPANY,
  newBuyers,
  order,
  outcome,
  setStock,
  together,
  twoServers,
} from '@tests/helpers/race'
import { figure } from '@tests/helpers/soak'

describePostgres('races: coupons', (server) => {
  const servers = twoServers(server)

  /** A coupon of one yuan. */
  async function newCoupon(quantity: number, get_limit: number): Promise<string> {
    const card_id = randomUUID()
    const card = { card_type: 'cash' as const, title: '竞争', reduce_cost: 100 }
    const dates = { date_type: 'DATE_TYPE_FIX_TERM' as const, fixed_term: 30 }
    const row = { company_id: COMPANY, card_id, ...card, ...dates, quantity, get_limit }
    await servers.one.db.insert(coupon).values(row)
    return card_id
  }
  const given = async (card_id: string) => {
    const { db } = servers.one
    const [row] = await db.select().from(coupon).where(eq(coupon.card_id, card_id))
    const copies = await db.select().from(member_coupon).where(eq(member_coupon.card_id, card_id))
    const [counted] = await db
      .select({ claimed: sql<number>`coalesce(sum(${coupon_claim.claimed}), 0)::int` })
      .from(coupon_claim)
      .where(eq(coupon_claim.card_id, card_id))
    return { get_num: row?.get_num, copies: copies.length, claimed: counted?.claimed }
  }
  const newBuyer = async () => {
    const [buyer] = await newBuyers(servers.one.db, 1)
    if (!buyer) throw new Error('Expected a buyer')
    return buyer
  }
  const stateOf = async (code: string) => {
    const [row] = await servers.one.db.select().from(member_coupon).where(eq(member_coupon.code, code))
    return row?.state
  }

  it('of 50 copies 50 are claimed, however many claims are concurrent', async () => {
    const card_id = await newCoupon(50, 1)
    const claimers = await newBuyers(servers.one.db, figure(300, 1_000))
    const outcomes = await together(claimers, (buyer, n) =>
      outcome(claimCoupon(servers.db(n), COMPANY, buyer, card_id)),
    )
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(50)
    expect(new Set(outcomes)).toEqual(new Set(['done', 'claim_refused']))
    expect(await given(card_id)).toEqual({ get_num: 50, copies: 50, claimed: 50 })
  })

  it('a member with 20 tabs gets no more than the limit of 2', async () => {
    const card_id = await newCoupon(1_000, 2)
    const buyer = await newBuyer()
    const tabs = Array.from({ length: 20 }, (_, n) => n)
    const outcomes = await Promise.all(
      tabs.map((n) => outcome(claimCoupon(servers.db(n), COMPANY, buyer, card_id))),
    )
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(2)
    expect(await given(card_id)).toEqual({ get_num: 2, copies: 2, claimed: 2 })
  })

  it('one coupon in 20 concurrent orders is used by one', async () => {
    const card_id = await newCoupon(10, 1)
    const buyer = await newBuyer()
    await claimCoupon(servers.one.db, COMPANY, buyer, card_id)
    await setStock(servers.one.db, '10101', 1_000)
    const [copy] = await servers.one.db
      .select()
      .from(member_coupon)
      .where(and(eq(member_coupon.user_id, buyer.user_id), eq(member_coupon.card_id, card_id)))
    const code = copy?.code ?? ''
    await fillCart(servers.one.db, buyer.user_id, [
      { item_id: '10101' },
      { item_id: '10101', distributor_id: '1' },
    ])
    const tries = Array.from({ length: 20 }, (_, n) => n)
    const outcomes = await Promise.all(
      tries.map((n) =>
        outcome(
          order(servers.db(n), buyer, {
            key: randomUUID(),
            distributor_id: n % 2 === 0 ? '0' : '1',
            not_use_coupon: false,
            coupon_discount: code,
          }),
        ),
      ),
    )
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    expect(await stateOf(code)).toBe('locked')
  })

  it('a copy is locked by several orders, paid and cancelled at once: its state is consistent', async () => {
    const card_id = await newCoupon(1_000, 1_000)
    const buyer = await newBuyer()
    const key = { company_id: COMPANY, user_id: buyer.user_id }
    const now = () => new Date()
    for (let round = 0; round < figure(20, 200); round++) {
      await claimCoupon(servers.one.db, COMPANY, buyer, card_id)
      const [copy] = await servers.one.db
        .select()
        .from(member_coupon)
        .where(and(eq(member_coupon.user_id, buyer.user_id), eq(member_coupon.state, 'unused')))
      const code = copy?.code ?? ''
      const orders = Array.from({ length: 5 }, () => randomUUID())
      const locked = await Promise.all(
        orders.map((order_id, n) =>
          outcome(inTransaction(servers.db(n), (tx) => lockCoupons(tx, key, [{ code, order_id }], now()))),
        ),
      )
      expect(locked.toSorted()).toEqual([
        'coupon_taken',
        'coupon_taken',
        'coupon_taken',
        'coupon_taken',
        'done',
      ])
      const holder = orders[locked.indexOf('done')] ?? ''
      const [, freed] = await Promise.all([
        inTransaction(servers.one.db, (tx) => useCoupons(tx, key, holder, now())),
        inTransaction(servers.two.db, (tx) => releaseCoupons(tx, key, holder, now())),
      ])
      expect(freed).toEqual([{ code, expired: false }])
      expect(await stateOf(code)).toBe('unused')
      await inTransaction(servers.one.db, (tx) => lockCoupons(tx, key, [{ code, order_id: holder }], now()))
      await inTransaction(servers.one.db, (tx) => useCoupons(tx, key, holder, now()))
    }
  })

  it('an order is cancelled twice at once: its copy is returned once', async () => {
    const card_id = await newCoupon(10, 1)
    const buyer = await newBuyer()
    const key = { company_id: COMPANY, user_id: buyer.user_id }
    await claimCoupon(servers.one.db, COMPANY, buyer, card_id)
    const [copy] = await servers.one.db
      .select()
      .from(member_coupon)
      .where(eq(member_coupon.user_id, buyer.user_id))
    const code = copy?.code ?? ''
    const order_id = randomUUID()
    await inTransaction(servers.one.db, (tx) => lockCoupons(tx, key, [{ code, order_id }], new Date()))
    let other: Promise<unknown> = Promise.resolve()
    await inTransaction(servers.one.db, async (tx) => {
      expect(await releaseCoupons(tx, key, order_id, new Date())).toEqual([{ code, expired: false }])
      other = inTransaction(servers.two.db, (rival) => releaseCoupons(rival, key, order_id, new Date()))
      await allStand(servers, [other])
    })
    expect(await other).toEqual([])
  })
})
