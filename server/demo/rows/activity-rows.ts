import { HOUR_MS } from '@schemas/time-units'
import type * as tables from '../../db/schema'
import type { DemoCompany, GoodsSource } from '../model'
import { startOfDayInShanghai } from '../../core/shanghai'
import { skusOf } from '../expand'
import { someGoods } from './derived-goods'

type PromotionRows = {
  promotion: (typeof tables.promotion.$inferInsert)[]
  promotion_target: (typeof tables.promotion_target.$inferInsert)[]
}

/** End date far in the future, so that the demo does not expire. */
const FROM = new Date('2026-01-01T00:00:00+08:00')
const TO = new Date('2035-12-31T23:59:59+08:00')

export function promotionRows({ company_id, promotions }: DemoCompany): PromotionRows {
  return {
    promotion: promotions.map(({ id, kind, name, scope, steps = [], repeats = false, pieces = false }) => ({
      company_id,
      promotion_id: id,
      kind,
      marketing_name: name,
      begin_time: FROM,
      end_time: TO,
      condition_type: pieces ? 'pieces' : 'amount',
      steps,
      repeats,
      scope,
    })),
    promotion_target: promotions.flatMap(({ id, targets = [], prices = {} }) => [
      ...targets.map((target_id) => ({ company_id, promotion_id: id, target_id })),
      ...Object.entries(prices).map(([target_id, price]) => ({
        company_id,
        promotion_id: id,
        target_id,
        price,
      })),
    ]),
  }
}

type SeckillRows = {
  seckill: (typeof tables.seckill.$inferInsert)[]
  seckill_item: (typeof tables.seckill_item.$inferInsert)[]
}

/** Products of each demo seckill. */
export const SECKILL_GOODS = 6
const MOST_PIECES = 30

/** Of the day in Shanghai, at which seckills begin. */
const SESSION_HOURS = [10, 14, 20] as const

/** The last beginning of a session that is not after a moment: today's, else the evening's of the day before. */
export function sessionBegin(now: Date): Date {
  const today = startOfDayInShanghai(now).getTime()
  const evening = Math.max(...SESSION_HOURS) - 24
  const begun = [evening, ...SESSION_HOURS].map((hour) => today + hour * HOUR_MS)
  return new Date(Math.max(...begun.filter((begin) => begin <= now.getTime())))
}

/** Two seckills: one runs at the first start, one is announced for a week later. They have different products. */
export function seckillRows(company: DemoCompany, now: Date): SeckillRows {
  const { company_id } = company
  const begin = sessionBegin(now)
  const at = (hours: number) => new Date(begin.getTime() + hours * HOUR_MS)
  const running = someGoods(company, SECKILL_GOODS, 0)
  const announced = someGoods(company, SECKILL_GOODS, 1)
  return {
    seckill: [
      {
        company_id,
        seckill_id: 'now',
        activity_name: '限时秒杀',
        notice_time: at(-24),
        begin_time: begin,
        end_time: at(24 * 7),
        validity_period: 15,
      },
      {
        company_id,
        seckill_id: 'next',
        activity_name: '品牌秒杀专场',
        notice_time: begin,
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
): SeckillRows['seckill_item'] {
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
