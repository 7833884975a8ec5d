/** Seckills for shoppers. */
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import type { SeckillItem } from '@schemas/generated/api'
import { PICS, SHOWN_ONLINE, specText } from '../../catalogue'
import { type ShopViewer, sellsTo } from '../../platform'

export interface SeckillRow extends Record<string, unknown> {
  seckill_id: string
  activity_name: string
  /** Unix seconds. */
  begin: number
  end: number
  item_count: number
}

const columnsOf = (company_id: string) => sql`s.seckill_id, s.activity_name,
  extract(epoch from s.begin_time)::float8 as begin, extract(epoch from s.end_time)::float8 as end,
  (select count(*)::int from seckill_item si where si.company_id = ${company_id} and si.seckill_id = s.seckill_id)
    as item_count`

const announced = (company_id: string, now: Date) => sql`
  s.company_id = ${company_id} and not s.disabled and s.notice_time <= ${now.toISOString()}::timestamptz`

/** Seckills that run or are announced, the earliest first. */
export async function openSeckills(
  db: Database,
  company_id: string,
  now: Date,
  { limit, offset }: PageWindow,
): Promise<{ rows: SeckillRow[]; count: number }> {
  const open = sql`${announced(company_id, now)} and s.end_time > ${now.toISOString()}::timestamptz`
  const [page, counted] = await Promise.all([
    db.execute<SeckillRow>(sql`
      select ${columnsOf(company_id)} from seckill s where ${open} order by s.begin_time, s.seckill_id
       limit ${limit} offset ${offset}`),
    db.execute<{ count: number }>(sql`select count(*)::int as count from seckill s where ${open}`),
  ])
  return { rows: page.rows, count: counted.rows[0]?.count ?? 0 }
}

/** An announced seckill, also after its end. */
export async function seckillRow(
  db: Database,
  company_id: string,
  seckill_id: string,
  now: Date,
): Promise<SeckillRow | undefined> {
  const { rows } = await db.execute<SeckillRow>(sql`
    select ${columnsOf(company_id)} from seckill s where ${announced(company_id, now)} and s.seckill_id = ${seckill_id}`)
  return rows[0]
}

/** The items of a seckill that are on sale for the viewer. */
const itemsOnSale = (company_id: string, seckill_id: string, looker: ShopViewer) => sql`from seckill_item si
    join goods_item i on i.company_id = si.company_id and i.item_id = si.item_id
    join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
   where si.company_id = ${company_id} and si.seckill_id = ${seckill_id} and ${SHOWN_ONLINE}
     and ${sellsTo(company_id, looker, sql`g.distributor_id`)}`

/** One page of its items that are on sale for the viewer, the cheapest first. */
export async function seckillItems(
  db: Database,
  company_id: string,
  seckill_id: string,
  looker: ShopViewer,
  { limit, offset }: PageWindow,
): Promise<{ rows: SeckillItem[]; count: number }> {
  const from = itemsOnSale(company_id, seckill_id, looker)
  const [page, counted] = await Promise.all([
    db.execute<SeckillItem & Record<string, unknown>>(sql`
      select i.item_id, g.goods_id, g.item_name, g.brief, ${specText(company_id)} as item_spec_desc, ${PICS} as pics, i.price,
             i.market_price, si.activity_price, si.activity_store - si.sold as activity_store, si.sold, si.limit_num
        ${from} order by si.activity_price, i.item_id limit ${limit} offset ${offset}`),
    db.execute<{ count: number }>(sql`select count(*)::int as count ${from}`),
  ])
  return { rows: page.rows, count: counted.rows[0]?.count ?? 0 }
}

/** Announced seckills that have not ended before a moment, the earliest first. */
export async function seckillsSince(
  db: Database,
  company_id: string,
  now: Date,
  since: Date,
  most: number,
): Promise<SeckillRow[]> {
  const { rows } = await db.execute<SeckillRow>(sql`
    select ${columnsOf(company_id)} from seckill s
     where ${announced(company_id, now)} and s.end_time > ${since.toISOString()}::timestamptz
     order by s.begin_time, s.seckill_id
     limit ${most}`)
  return rows
}

/** One page of the products of a seckill, each by its cheapest item that is left, with the pieces of all its items. */
export async function seckillGoods(
  db: Database,
  company_id: string,
  seckill_id: string,
  looker: ShopViewer,
  { limit, offset }: PageWindow,
): Promise<{ rows: SeckillItem[]; count: number }> {
  const from = itemsOnSale(company_id, seckill_id, looker)
  const [page, counted] = await Promise.all([
    db.execute<SeckillItem & Record<string, unknown>>(sql`
      with offered as (
        select i.item_id, g.goods_id, g.item_name, g.brief, '' as item_spec_desc, ${PICS} as pics, i.price,
               i.market_price, si.activity_price,
               (sum(si.activity_store - si.sold) over product)::int as activity_store,
               (sum(si.sold) over product)::int as sold, max(si.limit_num) over product as limit_num,
               row_number() over (partition by g.goods_id
                 order by si.sold >= si.activity_store, si.activity_price, i.item_id) as rank
          ${from}
        window product as (partition by g.goods_id))
      select item_id, goods_id, item_name, brief, item_spec_desc, pics, price, market_price, activity_price,
             activity_store, sold, limit_num
        from offered where rank = 1 order by activity_price, item_id limit ${limit} offset ${offset}`),
    db.execute<{ count: number }>(sql`select count(distinct g.goods_id)::int as count ${from}`),
  ])
  return { rows: page.rows, count: counted.rows[0]?.count ?? 0 }
}
