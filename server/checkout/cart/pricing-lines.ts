import type { Database, Transaction } from '../../db/client'
import { templatesById } from '../freight/repo'
import {
  type GoodsFacts,
  type PricingLine,
  type PricingPromotion,
  type PricingTemplate,
  runningPromotions,
} from '../../pricing'
import type { LiveItem } from './goods-repo'
import type { LiveLine, Looking } from './live-line'

/** A live line as prices are computed from it. @throws Error for a line whose item is gone: it is invalid */
export function pricingLineOf({ row, item, charged }: LiveLine): PricingLine {
  if (!item) throw new Error(`Expected the item ${row.item_id} of a line that is priced, found none`)
  const { weight, volume, templates_id } = item
  return {
    ...factsOf(item),
    key: row.cart_id,
    distributor_id: row.distributor_id,
    num: row.num,
    charged,
    activity_id: row.line_type === 'normal' ? row.activity_id : null,
    plus_buy: row.line_type === 'plus_buy' ? row.activity_id : null,
    weight,
    volume,
    templates_id,
  }
}

const factsOf = ({ item_id, goods_id, categories, tags, brand_id }: LiveItem): GoodsFacts => ({
  item_id,
  goods_id,
  categories,
  tags,
  brand_id,
})

/** Everything by which a promotion or coupon can name these goods. */
export function idsOf(lines: readonly GoodsFacts[]): string[] {
  const ids = lines.flatMap(({ item_id, goods_id, categories, tags, brand_id }) => [
    item_id,
    goods_id,
    ...categories,
    ...tags,
    ...(brand_id === null ? [] : [brand_id]),
  ])
  return [...new Set(ids)]
}

/** Promotions that lines of an ordinary cart may join. */
export const promotionsOf = (
  db: Database | Transaction,
  lines: readonly PricingLine[],
  { company_id, viewer, now }: Looking,
): Promise<PricingPromotion[]> =>
  lines.length === 0 ? Promise.resolve([]) : runningPromotions(db, company_id, viewer, idsOf(lines), now)

/** Freight templates of these lines. */
export const templatesOf = (
  db: Database | Transaction,
  company_id: string,
  lines: readonly PricingLine[],
): Promise<Map<string, PricingTemplate>> =>
  templatesById(db, company_id, [...new Set(lines.flatMap(({ templates_id }) => templates_id ?? []))])
