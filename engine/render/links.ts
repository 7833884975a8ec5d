import type { Link } from '@schemas/generated/types'
import { safeUrl } from './css-values'

type Target = (link: Partial<Link>) => string | undefined

const query = (path: string, id: string | undefined) => (id ? `${path}${encodeURIComponent(id)}` : undefined)

/** Link kinds and where each leads (designer §2, decisions 5). */
const TARGETS: Record<string, Target> = {
  goods: (link) => query('/items/', link.goods_id || link.itemId || link.item_id),
  category: (link) => query('/items?cat_id=', link.category_id),
  maincategory: (link) => query('/items?main_category=', link.category_id),
  brand: (link) => query('/items?brand_id=', link.attribute_id),
  customer: (link) => query('/custompage?pageid=', link.theme_pc_template_id),
  page: (link) => link.url,
  coupons: () => '/member/coupon-center',
  href: (link) => link.href,
}

/**
 * Where a link leads, or `undefined` when it leads nowhere.
 * An `href` of its own wins over its kind; `javascript:`, `data:` and protocol-relative targets are no targets.
 */
export function hrefOf(link: Partial<Link> | null | undefined): string | undefined {
  if (!link) return undefined
  const raw =
    link.href ||
    (Object.hasOwn(TARGETS, link.linkPage ?? '') ? TARGETS[link.linkPage ?? '']?.(link) : undefined)
  return typeof raw === 'string' ? safeUrl(raw) : undefined
}
