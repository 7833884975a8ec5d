import type * as tables from '../../db/schema'
import type { DemoCompany } from '../model'

type Rows = {
  promotion: (typeof tables.promotion.$inferInsert)[]
  promotion_target: (typeof tables.promotion_target.$inferInsert)[]
}

/** End date far in the future, so that the demo does not expire. */
const FROM = new Date('2026-01-01T00:00:00+08:00')
const TO = new Date('2035-12-31T23:59:59+08:00')

export function promotionRows({ company_id, promotions }: DemoCompany): Rows {
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
