/** Where a kind of link leads. */
export interface LinkTarget {
  /** Properties of which one names the target, the first that is filled in. */
  keys: readonly string[]
  /** What stands before that id; without it the property holds the address itself. */
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
  // without an address of its own it leads to the coupon centre
  coupons: { keys: [], path: '/member/coupon-center' },
}

/** The target of a kind; `undefined` for what is no kind of link. */
export function linkTargetOf(kind: unknown): LinkTarget | undefined {
  return typeof kind === 'string' && Object.hasOwn(linkTargets, kind) ? linkTargets[kind] : undefined
}
