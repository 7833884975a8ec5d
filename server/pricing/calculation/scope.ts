import type { Bound, GoodsFacts } from './model'

/** Whether a promotion or coupon is for this good (`use_bound`, rule coupons-2); a category counts for all below it. */
export function inScope({ scope, targets }: Bound, facts: GoodsFacts): boolean {
  switch (scope) {
    case 'all':
      return true
    case 'goods':
      return targets.has(facts.item_id) || targets.has(facts.goods_id)
    case 'category':
      return facts.categories.some((id) => targets.has(id))
    case 'tag':
      return facts.tags.some((id) => targets.has(id))
    case 'brand':
      return facts.brand_id !== null && targets.has(facts.brand_id)
  }
}
