import { HOUR_MS } from '@schemas/time-units'
import type * as tables from '../../db/schema'
import { skusOf } from '../expand'
import type { DemoCompany } from '../model'
import { derivedRows, type DerivedRows, someGoods } from './derived-goods'

interface Rows extends DerivedRows {
  staff: (typeof tables.staff.$inferInsert)[]
  staff_activity: (typeof tables.staff_activity.$inferInsert)[]
  staff_activity_item: (typeof tables.staff_activity_item.$inferInsert)[]
}

const YEAR = 24 * 365 * HOUR_MS

/** Two employees, and what they may buy in 内购 and 福袋. */
export function staffRows(company: DemoCompany, now: Date): Rows {
  const { company_id } = company
  const time = { begin_time: new Date(now.getTime() - HOUR_MS), end_time: new Date(now.getTime() + YEAR) }
  const sales = someGoods(company, 3, 3)
  const bags = someGoods(company, 3, 4)
  const special = derivedRows(
    company,
    sales.map((like, at) => ({
      like,
      prefix: 's',
      name: `【特卖】${like.name}`,
      stock: 30 + at,
      goods: { product_type: 'sale' },
      item: {},
    })),
  )
  const lucky = derivedRows(
    company,
    bags.map((like, at) => ({
      like,
      prefix: 'b',
      name: `惊喜福袋 · ${like.name}`,
      stock: 10 + at,
      goods: { product_type: 'bag' },
      item: {},
    })),
  )
  return {
    goods: [...special.goods, ...lucky.goods],
    goods_item: [...special.goods_item, ...lucky.goods_item],
    goods_category: [...special.goods_category, ...lucky.goods_category],
    item_stock: [...special.item_stock, ...lucky.item_stock],
    stock_movement: [...special.stock_movement, ...lucky.stock_movement],
    staff: [
      { company_id, staff_id: '1', work_id: 'A1001', name: '林知夏', mobile: '13800001001' },
      { company_id, staff_id: '2', work_id: 'A1002', name: '周明远', mobile: '13800001002' },
    ],
    staff_activity: [
      { company_id, activity_id: 'staff', kind: 'staff', name: '员工内购', ...time },
      { company_id, activity_id: 'lucky', kind: 'lucky', name: '员工福袋', ...time },
    ],
    staff_activity_item: [
      ...special.goods_item.map(({ item_id, price }) => ({
        company_id,
        activity_id: 'staff',
        item_id,
        price: Math.round(price / 2),
        limit_num: 2,
      })),
      ...staffGoods(company).flatMap((one) =>
        skusOf(company, one).map(({ item_id, price }) => ({
          company_id,
          activity_id: 'staff',
          item_id,
          price: Math.round((price * 0.8) / 10) * 10,
          limit_num: 5,
        })),
      ),
      ...lucky.goods_item.map(({ item_id, price }, at) => ({
        company_id,
        activity_id: 'lucky',
        item_id,
        price: Math.round(price / 10),
        limit_num: 1,
        invalid: at === 2,
      })),
    ],
  }
}

/** Ordinary products with a staff price (常规员工内购商品). */
export const staffGoods = (company: DemoCompany) => someGoods(company, 3, 5)

const ARTICLES = 8
/** 100 points are one yuan. */
const POINTS_A_CENT = 1

/** Products of the points mall with their own stock: half for points alone, half for points and money. */
export function pointsMallRows(company: DemoCompany): DerivedRows {
  return derivedRows(
    company,
    someGoods(company, ARTICLES, 2).map((like, at) => {
      const withMoney = at % 2 === 1
      const worth = Math.round(like.price / 10) * 10
      return {
        like,
        prefix: 'p',
        name: `【积分】${like.name}`,
        stock: 20 + at * 5,
        goods: { item_type: 'pointsmall' },
        item: {
          point: (withMoney ? Math.round(worth / 20) * 10 : worth) * POINTS_A_CENT,
          price: withMoney ? Math.round(worth / 2) : 0,
          market_price: like.market,
        },
      }
    }),
  )
}
