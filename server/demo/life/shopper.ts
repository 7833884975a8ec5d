/** A demo member who buys: through the ordinary services, at the times of a story. */
import { randomUUID } from 'node:crypto'
import type { CheckoutBody, OrderCreated } from '@schemas/generated/api'
import { DAY_MS } from '@schemas/time-units'
import { memberOwner } from '../../core/owner'
import type { Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { createOrder, type ParcelInput, receive, ship } from '../../orders'
import { lockTrade, payByHand } from '../../payments'
import { daysBefore, shopIn, type Story } from './story'
import { insertCartLines, redate } from './story-repo'

const PAID_AFTER_MS = 2 * 60_000

const RECEIVER = {
  receiver_name: '小禾',
  receiver_mobile: '13800000001',
  receiver_state: '北京市',
  receiver_city: '北京市',
  receiver_district: '昌平区',
  receiver_address: '回龙观西大街 118 号 3 单元 501',
}

/** Runs a step of a story and moves the creation times of its rows to the story's time. */
export async function dated<T>(story: Story, time: Date, work: () => Promise<T>): Promise<T> {
  const done = await work()
  await redate(story, time)
  return done
}

/** Runs a step at a time of the story, in one transaction. */
export const act = <T>(story: Story, at: Date, work: (tx: Transaction) => Promise<T>) =>
  dated(story, at, () => inTransaction(story.db, work))

export interface Wanted {
  item_id: string
  num?: number
  distributor_id?: string
  cart_type?: 'cart' | 'fastbuy'
  shop_type?: 'distributor' | 'pointsmall'
}

export interface Bought extends OrderCreated {
  at: Date
}

/** Adds lines to the cart and orders them. */
export async function order(
  story: Story,
  days: number,
  wanted: Wanted[],
  body: Partial<CheckoutBody> = { not_use_coupon: true },
): Promise<Bought> {
  const { db, company_id, buyer } = story
  const at = daysBefore(story, days)
  const expires = new Date(at.getTime() + DAY_MS)
  const rows = wanted.map(({ num = 1, distributor_id = '0', cart_type = 'cart', ...one }) => ({
    company_id,
    owner: memberOwner(buyer.user_id),
    cart_id: randomUUID(),
    shop_type: 'distributor' as const,
    num,
    distributor_id,
    cart_type,
    ...(cart_type === 'fastbuy' && { expires }),
    ...one,
  }))
  await insertCartLines(db, rows)
  const asking = { company_id, member: buyer, now: at }
  const full: CheckoutBody = { cart_type: 'cart', order_type: 'normal', point_use: 0, ...RECEIVER, ...body }
  const placing = { body: full, key: `demo-${randomUUID()}` }
  const { answer } = await dated(story, at, () => createOrder(db, asking, placing))
  return { ...answer, at }
}

async function pay(story: Story, { trade_id, total_fee, at }: Bought): Promise<void> {
  if (total_fee === 0) return
  const paidAt = new Date(Math.min(at.getTime() + PAID_AFTER_MS, story.now.getTime()))
  await act(story, paidAt, async (tx) => {
    const trade = await lockTrade(tx, story.company_id, trade_id)
    if (!trade) throw new Error(`Expected trade ${trade_id}, found none`)
    await payByHand(tx, trade, { pay_type: 'test', transaction_id: `demo:${trade_id}` }, paidAt)
  })
}

/** Ordered and paid, not shipped. */
export async function paid(...wanted: Parameters<typeof order>): Promise<Bought> {
  const bought = await order(...wanted)
  await pay(wanted[0], bought)
  return bought
}

const PARCEL: ParcelInput = { corp: 'SF', code: 'SF1390267788120' }

/** Paid and shipped a day later. */
export async function shipped(...wanted: Parameters<typeof order>): Promise<Bought> {
  const bought = await paid(...wanted)
  const at = new Date(bought.at.getTime() + DAY_MS)
  await sendParcel(wanted[0], bought, PARCEL, at)
  return bought
}

export const sendParcel = (story: Story, { order_id }: OrderCreated, parcel: ParcelInput, at: Date) =>
  act(story, at, (tx) => ship(tx, shopIn(story), order_id, parcel, at))

/** Shipped, and received three days after the order. */
export async function received(...wanted: Parameters<typeof order>): Promise<Bought> {
  const bought = await shipped(...wanted)
  const [story] = wanted
  const at = new Date(bought.at.getTime() + 3 * DAY_MS)
  await act(story, at, (tx) =>
    receive(tx, { company_id: story.company_id, actor: 'member' }, bought.order_id, at),
  )
  return bought
}
