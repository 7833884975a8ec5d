import { HOUR_MS } from '@schemas/time-units'
import type * as tables from '../../db/schema'
import { skusOf } from '../expand'
import type { DemoCompany, GoodsSource } from '../model'
import { someGoods } from './derived-goods'

type Rows = {
  seckill: (typeof tables.seckill.$inferInsert)[]
  seckill_item: (typeof tables.seckill_item.$inferInsert)[]
}

const GOODS_OF_EACH = 6
const MOST_PIECES = 30

/** Two seckills: one runs at the first start, one is announced. They have different products. */
export function seckillRows(company: DemoCompany, now: Date): Rows {
  const { company_id } = company
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
  const running = someGoods(company, GOODS_OF_EACH, 0)
  const announced = someGoods(company, GOODS_OF_EACH, 1)
  return {
    seckill: [
      {
        company_id,
        seckill_id: 'now',
        activity_name: '限时秒杀',
        notice_time: at(-24),
        begin_time: at(-1),
        end_time: at(24 * 7),
        validity_period: 15,
      },
      {
        company_id,
        seckill_id: 'next',
        activity_name: '品牌秒杀专场',
        notice_time: at(-1),
        begin_time: at(24 * 7),
        end_time: at(24 * 8),
        validity_period: 15,
      },
    ],
    seckill_item: [
      ...running.flatMap((one) => itemRows(company, one, 'now', 0.7)),
      ...announced.flatMap((one) => itemRows(company, one, 'next', 0.6)),
    ],
  }
}

/** Its items in stock; the price in whole yuan. */
function itemRows(
  company: DemoCompany,
  one: GoodsSource,
  seckill_id: string,
  share: number,
): Rows['seckill_item'] {
  return skusOf(company, one)
    .filter(({ store }) => store > 0)
    .map(({ item_id, price, store }) => ({
      company_id: company.company_id,
      seckill_id,
      item_id,
      activity_price: Math.round((price * share) / 100) * 100,
      activity_store: Math.min(store, MOST_PIECES),
      limit_num: 2,
    }))
}
