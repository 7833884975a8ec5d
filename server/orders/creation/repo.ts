import { and, count, eq, gt, sql, asc, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import {
  item_sale,
  line_discount,
  order_event,
  order_line,
  orders,
  trade,
  cart_line,
  shop,
} from '../../db/schema'
import { countOrderEvent } from '../../metrics/order-events'
import { withNumber } from '../../payments'
import type { OrderDraft } from './order-rows'
import { newId } from '../../core/ids'
import { memberOwner, type Owner } from '../../core/owner'
import { openTo } from '../../platform'

export interface PlacedOrder extends OrderDraft {
  order_id: string
}

/** Counts a member's unpaid orders: not expired, or with a voucher that waits for a decision. */
export async function unpaidOrders(
  tx: Transaction,
  company_id: string,
  user_id: string,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(orders)
    .innerJoin(trade, and(eq(trade.company_id, orders.company_id), eq(trade.trade_id, orders.trade_id)))
    .where(
      and(
        eq(orders.company_id, company_id),
        eq(orders.user_id, user_id),
        // not an OR: PostgreSQL would spend 0.8 ms on planning, on all partial indexes of open orders
        sql`case ${orders.status} when 'WAIT_PAID_CONFIRM' then true when 'NOTPAY' then ${gt(trade.expires, now)} end`,
      ),
    )
  return row?.count ?? 0
}

/** Writes the orders of a trade with their lines, shares and first event. */
export async function insertOrders(tx: Transaction, drafts: OrderDraft[], now: Date): Promise<PlacedOrder[]> {
  const placed: PlacedOrder[] = []
  for (const draft of drafts) {
    const { user_id } = draft.order
    const { order_id } = await withNumber('order', user_id, now, async (number) => {
      const [row] = await tx
        .insert(orders)
        .values({ ...draft.order, order_id: number })
        .onConflictDoNothing()
        .returning({ order_id: orders.order_id })
      return row
    })
    placed.push({ ...draft, order_id })
  }
  const lines = placed.flatMap((one) => one.lines.map((line) => ({ ...line, order_id: one.order_id })))
  const shares = placed.flatMap((one) => one.shares.map((share) => ({ ...share, order_id: one.order_id })))
  await tx.insert(order_line).values(lines)
  if (shares.length > 0) await tx.insert(line_discount).values(shares)
  await tx.insert(order_event).values(
    placed.map(({ order_id, order: { company_id } }) => {
      return { company_id, order_id, event_id: newId(), kind: 'created', actor: 'member', created: now }
    }),
  )
  countOrderEvent(tx, 'created', placed.length)
  return placed
}

/**
 * Counts paid pieces as sold. So that payments of one product do not wait for each other, they insert rows, which the job
 * `fold-sales` adds to products and items every few seconds.
 */
export async function countSales(tx: Transaction, company_id: string, trade_id: string): Promise<void> {
  const { rows } = await tx.execute<{ item_id: string; goods_id: string; num: number }>(sql`
    select l.item_id, l.goods_id, sum(l.num)::int as num
      from orders o join order_line l on l.company_id = o.company_id and l.order_id = o.order_id
     where o.company_id = ${company_id} and l.company_id = ${company_id} and o.trade_id = ${trade_id}
       and o.status = 'PAYED'
     group by l.item_id, l.goods_id`)
  if (rows.length > 0)
    await tx.insert(item_sale).values(rows.map((row) => ({ company_id, sale_id: newId(), ...row })))
}

const ofMember = (company_id: string, user_id: string) =>
  and(eq(cart_line.company_id, company_id), eq(cart_line.owner, memberOwner(user_id)))

/** The checked lines of a member's carts; they distinguish a second click from a second order. */
export async function cartSnapshot(tx: Transaction, company_id: string, user_id: string) {
  return tx
    .select({ cart_id: cart_line.cart_id, item_id: cart_line.item_id, num: cart_line.num })
    .from(cart_line)
    .where(and(ofMember(company_id, user_id), eq(cart_line.is_checked, true)))
    .orderBy(asc(cart_line.cart_id))
}

/** Removes bought lines from the cart. */
export async function removeBought(
  tx: Transaction,
  company_id: string,
  user_id: string,
  cart_ids: string[],
): Promise<void> {
  await tx.delete(cart_line).where(and(ofMember(company_id, user_id), inArray(cart_line.cart_id, cart_ids)))
}

export type PickupShop = typeof shop.$inferSelect

/** A shop that offers pickup and is open to the member. */
export async function pickupShop(
  tx: Transaction,
  { company_id, user_id }: Owner,
  distributor_id: string,
): Promise<PickupShop | undefined> {
  const [row] = await tx
    .select()
    .from(shop)
    .where(
      and(
        eq(shop.company_id, company_id),
        eq(shop.distributor_id, distributor_id),
        eq(shop.is_ziti, true),
        eq(shop.is_valid, true),
        openTo(company_id, { user_id }, sql`${shop.distributor_id}`),
      ),
    )
  return row
}
