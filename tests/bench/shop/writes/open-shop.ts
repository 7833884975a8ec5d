import type { Pool } from 'pg'
import { ALIKE, COMPANY, LIKE, SECKILL } from './kinds'

/** More than all samples together buy. */
const PIECES = 10_000_000

const COPY = `from generate_series(1, $3::int) n, lateral (select 'like' || n as goods_id, 'like' || n || 'a' as item_id) id`

/** Products that never sell out, each with one item, and a running seckill. */
export async function openShop(pool: Pool): Promise<void> {
  for (const table of ['goods', 'goods_category', 'goods_tag'])
    await pool.query(
      `insert into ${table}
       select (jsonb_populate_record(t, jsonb_build_object('goods_id', id.goods_id, 'default_item_id', id.item_id))).*
         ${COPY}, ${table} t where t.company_id = $1 and t.goods_id = $2`,
      [COMPANY, LIKE, ALIKE],
    )
  await pool.query(
    `insert into goods_item
     select (jsonb_populate_record(t, jsonb_build_object(
              'goods_id', id.goods_id, 'item_id', id.item_id, 'item_bn', id.item_id))).*
       ${COPY}, goods_item t where t.company_id = $1 and t.item_id = $2 || 'a'`,
    [COMPANY, LIKE, ALIKE],
  )
  await pool.query(
    `with filled as (
       insert into item_stock (company_id, distributor_id, item_id, stock)
       select $1, '0', item_id, $2 from goods_item where company_id = $1 and item_id like 'like%' returning *)
     insert into stock_movement (company_id, distributor_id, item_id, movement_id, kind, stock, reserved, cause)
     select company_id, distributor_id, item_id, 'opening', 'receive', stock, 0, 'opening' from filled`,
    [COMPANY, PIECES],
  )
  await pool.query(
    `insert into seckill (company_id, seckill_id, activity_name, notice_time, begin_time, end_time)
     values ($1, $2, '秒杀', now() - interval '1 day', now() - interval '1 day', now() + interval '1 day')`,
    [COMPANY, SECKILL.seckill_id],
  )
  await pool.query(
    `insert into seckill_item (company_id, seckill_id, item_id, activity_price, activity_store, limit_num)
     values ($1, $2, $3, 100, $4, 1)`,
    [COMPANY, SECKILL.seckill_id, SECKILL.item_id, PIECES],
  )
}
