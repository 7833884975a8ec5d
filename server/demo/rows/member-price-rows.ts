import type * as tables from '../../db/schema'
import { skusOf } from '../expand'
import { vipGrades } from '../grades'
import type { DemoCompany } from '../model'
import { someGoods } from './derived-goods'

/** Products with a price of their own for a bought level: a quarter less, to whole yuan. */
export function memberPriceRows(company: DemoCompany): (typeof tables.item_grade_price.$inferInsert)[] {
  return someGoods(company, 4, 6).flatMap((one) =>
    skusOf(company, one).flatMap(({ item_id, price }) =>
      vipGrades.map(({ vip_grade_id }) => ({
        company_id: company.company_id,
        item_id,
        grade_id: vip_grade_id,
        price: Math.round((price * 0.75) / 100) * 100,
      })),
    ),
  )
}
