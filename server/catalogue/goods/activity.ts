import { sql } from 'drizzle-orm'
import type { ActivityInfo, GoodsDetail } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { type ActivePrices, activityStatus } from '../../pricing'

interface SeckillRow extends Record<string, unknown> {
  seckill_id: string
  item_id: string
  activity_name: string
  activity_price: number
  activity_store: number
  limit_num: number
  begin: number
  end: number
}

type Activity = Pick<GoodsDetail, 'activity_type' | 'activity_info'>

/** The seckill of a good that runs or is announced, else the 限时特惠 of the item that is shown. */
export async function activityOf(
  db: Database,
  company_id: string,
  { goods_id, item_id, limited }: ActivePrices,
  store: number,
  now: Date,
): Promise<Activity> {
  const seckill = await seckillOfGoods(db, company_id, goods_id, item_id, now)
  if (seckill) {
    const { begin, end, ...known } = seckill
    return { activity_type: 'seckill', activity_info: { ...known, ...timesOf({ begin, end }, now) } }
  }
  if (!limited) return { activity_type: 'normal', activity_info: {} }
  const times = timesOf({ begin: limited.start_time, end: limited.end_time }, now)
  const known = {
    seckill_id: limited.id,
    item_id,
    activity_name: limited.name,
    activity_price: limited.price,
  }
  return {
    activity_type: 'limited_time_sale',
    activity_info: { ...known, activity_store: store, limit_num: 0, ...times },
  }
}

function timesOf(times: { begin: number; end: number }, now: Date): ActivityInfo {
  return {
    ...activityStatus(times, now),
    activity_start_time: Math.floor(times.begin),
    activity_end_time: Math.floor(times.end),
  }
}

/** One that runs goes before one that is announced; of its items that which is shown, else the cheapest. */
async function seckillOfGoods(
  db: Database,
  company_id: string,
  goods_id: string,
  item_id: string,
  now: Date,
): Promise<SeckillRow | undefined> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<SeckillRow>(sql`
    select s.seckill_id, si.item_id, s.activity_name, si.activity_price, si.limit_num,
           si.activity_store - si.sold as activity_store,
           extract(epoch from s.begin_time)::float8 as begin, extract(epoch from s.end_time)::float8 as end
      from goods_item i
      join seckill_item si on si.company_id = i.company_id and si.item_id = i.item_id
      join seckill s on s.company_id = si.company_id and s.seckill_id = si.seckill_id
     where i.company_id = ${company_id} and i.goods_id = ${goods_id} and not s.disabled
       and s.notice_time <= ${moment} and s.end_time > ${moment}
     order by s.begin_time <= ${moment} desc, s.begin_time, i.item_id = ${item_id} desc, si.activity_price, s.seckill_id
     limit 1`)
  return rows[0]
}
