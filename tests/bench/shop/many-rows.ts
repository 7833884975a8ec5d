import type { Pool } from 'pg'

/** Tables of an order, parents first; each with the columns that identify its copy. */
const ROWS = {
  trade: `'trade_id', 'copy-' || n, 'payment_id', 'copy-' || n`,
  orders: `'trade_id', 'copy-' || n, 'order_id', 'copy-' || n, 'created', t.created - n * interval '1 minute'`,
  order_line: `'order_id', 'copy-' || n`,
} as const

/** Copies an order of a member until there are that many, a minute apart; the copies reserve nothing. */
export async function manyOrders(
  pool: Pool,
  { order_id, trade_id }: { order_id: string; trade_id: string },
  count: number,
): Promise<void> {
  for (const [table, renamed] of Object.entries(ROWS)) {
    const [key, id] = table === 'trade' ? ['trade_id', trade_id] : ['order_id', order_id]
    await pool.query(
      `insert into ${table}
       select (jsonb_populate_record(t, jsonb_build_object(${renamed}))).*
         from ${table} t, generate_series(2, $2::int) n where t.${key} = $1`,
      [id, count],
    )
  }
}

/** Adds that many products to a member's favourites, a minute apart. */
export async function manyFavourites(pool: Pool, user_id: string, count: number, company_id = '1') {
  await pool.query(
    `insert into favourite (company_id, user_id, kind, target_id, fav_id, created)
     select $1, $2, 'goods', goods_id, 'fav-' || goods_id, now() - row_number() over (order by goods_id) * interval '1 minute'
       from goods where company_id = $1 and item_type = 'normal' order by goods_id limit $3`,
    [company_id, user_id, count],
  )
}

/** Creates that many shops and adds them to a member's favourites, a minute apart. */
export async function manyFavouriteShops(pool: Pool, user_id: string, count: number, company_id = '1') {
  await pool.query(
    `insert into shop
     select (jsonb_populate_record(s, jsonb_build_object('distributor_id', 'copy-' || n))).*
       from shop s, generate_series(1, $2::int) n
      where s.company_id = $1 and s.distributor_id = (select min(distributor_id) from shop where company_id = $1)`,
    [company_id, count],
  )
  await pool.query(
    `insert into favourite (company_id, user_id, kind, target_id, fav_id, created)
     select $1, $2, 'shop', 'copy-' || n, 'shop-' || n, now() - n * interval '1 minute' from generate_series(1, $3::int) n`,
    [company_id, user_id, count],
  )
}
