import type { DemoCompany } from '../model'
import { derivedRows, someGoods, type DerivedRows } from './derived-goods'

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
