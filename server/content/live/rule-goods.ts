import type { PlacedRule, RuleGoods } from '@schemas/goods-rules'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import { pageKeys, searchFilter } from '../../catalogue'
import { shopsNotSelling, type ShopViewer } from '../../platform'

/** Orders of rules as numbers of `goodsSort` (rule api-16). */
const SORTS = { default: 0, sales: 1, price_desc: 2, price_asc: 3, newest: 4 } as const

/**
 * The products that rules find, by the keys of the rules: on sale, in stock, of shops that sell to the looker; not those
 * for employees. One query for each rule; a page may have no more than the schema's number (rule page-format-18).
 */
export async function ruleGoods(
  db: Database,
  company_id: string,
  rules: ReadonlyMap<string, PlacedRule>,
  looker: ShopViewer = null,
): Promise<RuleGoods> {
  if (rules.size === 0) return {}
  const hidden = await shopsNotSelling(db, company_id, looker)
  const found = await Promise.all(
    [...rules].map(async ([key, rule]) => [key, await idsFor(db, company_id, hidden, rule)] as const),
  )
  return Object.fromEntries(found)
}

async function idsFor(
  db: Database,
  company_id: string,
  hidden: readonly string[],
  { category_id, brand_id, tag_id, promoted, order, count, distributor_id }: PlacedRule,
): Promise<string[]> {
  const filter = {
    company_id,
    hidden,
    ...(await searchFilter(db, company_id, { category_id })),
    ...(brand_id !== undefined && { brands: [brand_id] }),
    ...(tag_id !== undefined && { tags: [tag_id] }),
    ...(promoted && { promotedAt: timeNow() }),
    ...(distributor_id !== undefined && { distributor_id }),
    buyable: true,
  }
  const keys = await pageKeys(db, filter, SORTS[order], { limit: count, offset: 0 })
  return keys.map(({ goods_id }) => goods_id)
}
