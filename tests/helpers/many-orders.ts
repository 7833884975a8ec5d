/** Many orders at once: one placed through the API, and copies of all its rows. */
import { escapeIdentifier, type Pool } from 'pg'

/** Tables of an order, parents first; each with the columns that identify its copy. */
const ROWS: Record<string, Record<string, string>> = {
  member: { user_id: 'user' },
  trade: { trade_id: 'trade', user_id: 'user' },
  orders: { order_id: 'order', trade_id: 'trade', user_id: 'user' },
  order_line: { order_id: 'order' },
  order_event: { order_id: 'order', event_id: 'event' },
}

/**
 * Copies an unpaid order without discounts, each for a member of its own; each copy reserves the same stock.
 * @param count number of orders afterwards, including the first
 */
export async function copyOrder(pool: Pool, order_id: string, count: number): Promise<void> {
  const {
    rows: [first],
  } = await pool.query<{ trade_id: string; user_id: string }>(
    `select trade_id, user_id from orders where order_id = $1`,
    [order_id],
  )
  if (!first) throw new Error(`Expected an order ${order_id}, found none`)
  for (const [table, names] of Object.entries(ROWS)) {
    const key = Object.keys(names)[0] ?? ''
    const own: Record<string, string> = { order_id, ...first }
    const renamed = Object.entries(names).map(([column, prefix]) => `'${column}', '${prefix}-' || n`)
    await pool.query(
      `insert into ${escapeIdentifier(table)}
       select (jsonb_populate_record(t, jsonb_build_object(${renamed.join(', ')}))).*
         from ${escapeIdentifier(table)} t, generate_series(2, $2::int) n where ${escapeIdentifier(key)} = $1`,
      [own[key], count],
    )
  }
  await pool.query(
    `with copied as (
       insert into stock_movement
       select (jsonb_populate_record(m, jsonb_build_object('movement_id', 'movement-' || n, 'cause', 'trade:trade-' || n || ':reserve'))).*
         from stock_movement m, generate_series(2, $2::int) n where cause = 'trade:' || $1 || ':reserve'
       returning company_id, distributor_id, item_id, reserved)
     update item_stock k set reserved = k.reserved + c.reserved
       from (select company_id, distributor_id, item_id, sum(reserved) as reserved from copied group by 1, 2, 3) c
      where (k.company_id, k.distributor_id, k.item_id) = (c.company_id, c.distributor_id, c.item_id)`,
    [first.trade_id, count],
  )
}
