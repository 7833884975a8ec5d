/** The target of a kind of link. */
export interface LinkTarget {
  /** Properties that may hold the target; the first non-empty one counts. */
  keys: readonly string[]
  /** Path before the id; absent: the property holds the address itself. */
  path?: string
}

/** Kinds of links (rule links-1); the one table for rules, importer and storefront. */
export const linkTargets: Readonly<Record<string, LinkTarget>> = {
  goods: { keys: ['goods_id', 'itemId', 'item_id'], path: '/items/' },
  category: { keys: ['category_id'], path: '/items?cat_id=' },
  maincategory: { keys: ['category_id'], path: '/items?main_category=' },
  brand: { keys: ['attribute_id'], path: '/items?brand_id=' },
  customer: { keys: ['theme_pc_template_id'], path: '/custompage?pageid=' },
  page: { keys: ['url'] },
  href: { keys: ['href'] },
  article: { keys: ['article_id'], path: '/article/detail/' },
  shop: { keys: ['distributor_id'], path: '/shops/info?distributor_id=' },
  // without an address it leads to the coupon centre
  coupons: { keys: [], path: '/member/coupon-center' },
  promotion: { keys: ['promotion_id'], path: '/items?promotion_id=' },
  seckill: { keys: ['seckill_id'], path: '/seckill?seckill_id=' },
  // the ids of widgets' frames (`draw-frame.tsx`)
  anchor: { keys: ['anchor'], path: '#w-' },
  tel: { keys: ['tel'], path: 'tel:' },
}

const byKind: ReadonlyMap<unknown, LinkTarget> = new Map(Object.entries(linkTargets))

/** The target of a kind; `undefined` for unknown kinds. */
export const linkTargetOf = (kind: unknown): LinkTarget | undefined => byKind.get(kind)
