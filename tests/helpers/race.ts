/** Two servers of one deployment on one PostgreSQL, and many concurrent requests for the same rows. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import type { CheckoutBody, OrderCreated } from '@schemas/generated/api'
import type { Database, OpenDatabase } from '@server/db/client'
import { member, member_grade } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { AppError } from '@server/core/errors'
import { createOrder } from '@server/orders/creation/create'
import { adjust } from '@server/catalogue/stock/service'
import { RECEIVER } from './checkout'
import { demoScratch, isCitus } from './postgres'

export const COMPANY = '1'
/** Concurrent requests: the pools of two servers have forty connections, the others queue. */
const AT_ONCE = 50

export interface Servers {
  one: OpenDatabase
  two: OpenDatabase
  /** The server that gets the nth request. */
  db(n: number): Database
}

/** Opens a fresh database with the demo companies from two servers, and closes it after the suite. */
export function twoServers(server: string): Servers {
  let scratch: Awaited<ReturnType<typeof demoScratch>>
  const servers: Servers = {
    one: undefined as unknown as OpenDatabase,
    two: undefined as unknown as OpenDatabase,
    db: (n) => (n % 2 === 0 ? servers.one : servers.two).db,
  }
  beforeAll(async () => {
    scratch = await demoScratch(server)
    servers.one = await scratch.connect()
    servers.two = await scratch.connect()
  }, 60_000)
  afterAll(async () => {
    await servers.one.close()
    await servers.two.close()
    await scratch.drop()
  })
  return servers
}

export interface Buyer {
  user_id: string
  grade_id: string
  vip_grade_id: null
  staff: boolean
}

/** New members, inserted directly. */
export async function newBuyers(db: Database, count: number): Promise<Buyer[]> {
  const grade = { company_id: COMPANY, grade_id: 'race', grade_name: '普通会员' }
  await db.insert(member_grade).values(grade).onConflictDoNothing()
  const buyers = Array.from({ length: count }, () => {
    return { user_id: randomUUID(), grade_id: 'race', vip_grade_id: null, staff: false }
  })
  for (let at = 0; at < count; at += 1_000)
    await db
      .insert(member)
      .values(
        buyers
          .slice(at, at + 1_000)
          .map(({ user_id }) => ({ company_id: COMPANY, user_id, grade_id: 'race' })),
      )
  return buyers
}

/** Runs tasks, fifty at a time, in their order. @returns their results in the same order */
export async function together<I, O>(inputs: I[], task: (input: I, n: number) => Promise<O>): Promise<O[]> {
  const results: O[] = []
  const waiting = inputs.entries()
  const worker = async () => {
    for (const [n, input] of waiting) results[n] = await task(input, n)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

/** `done`, or the error's name; any other result fails the test. */
export const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError && error.status < 500) return error.error
      throw error
    },
  )

/** Number of sessions that wait for a lock. On Citus the sessions of the workers wait. */
const WAITING = isCitus
  ? `select count(distinct waiting_gpid)::int as waiting from citus_lock_waits`
  : `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`

/** Waits until each of these is blocked by a lock or has ended: then only the lock's holder decides. */
export async function allStand({ one }: Servers, rivals: Promise<unknown>[]): Promise<void> {
  let gone = 0
  for (const rival of rivals) void rival.finally(() => gone++)
  for (;;) {
    const { rows } = await one.pool.query<{ waiting: number }>(WAITING)
    if ((rows[0]?.waiting ?? 0) + gone >= rivals.length) return
  }
}

const BODY: CheckoutBody = {
  ...RECEIVER,
  cart_type: 'cart',
  order_type: 'normal',
  point_use: 0,
  not_use_coupon: true,
}

/** Orders the content of a buyer's cart. */
export const order = async (
  db: Database,
  buyer: Buyer,
  { key, now = new Date(), ...body }: Partial<CheckoutBody> & { key?: string; now?: Date } = {},
): Promise<OrderCreated> => {
  const asked: CheckoutBody = { ...BODY, ...body }
  const { answer } = await createOrder(db, { company_id: COMPANY, member: buyer, now }, { body: asked, key })
  return answer
}

/** Sets the stock of an item. */
export const setStock = (db: Database, item_id: string, stock: number) =>
  inTransaction(db, (tx) =>
    adjust(tx, COMPANY, { distributor_id: '0', item_id, stock }, `race:${randomUUID()}`),
  )

/** Items that anyone may buy in any number from the company's own warehouse. */
export async function plainItems({ one }: Pick<Servers, 'one'>, count: number): Promise<string[]> {
  const { rows } = await one.pool.query<{ item_id: string }>(
    `select i.item_id from goods_item i join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
      where i.company_id = $1 and g.approve_status = 'onsale' and i.approve_status = 'onsale' and g.item_type = 'normal'
        and g.product_type = 'normal' and g.distributor_id is null and g.limit_num = 0 and g.start_num = 1
        and not g.is_gift and g.deleted is null and not g.staff_goods and i.is_default
      order by i.item_id limit $2`,
    [COMPANY, count],
  )
  if (rows.length < count) throw new Error(`Expected ${count} plain items in the demo, found ${rows.length}`)
  return rows.map(({ item_id }) => item_id)
}
