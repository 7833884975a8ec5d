import { encodePart } from '@engine'
import type { GoodsDetail } from '@schemas/generated/api'
import type { Crumb } from '@storefront/shell/parts/Breadcrumb'
import { texts } from '../../texts/goods'

/** Home, the categories from the first level on, the product. */
export function crumbsOf({
  category_path = [],
  item_name,
}: Pick<GoodsDetail, 'category_path' | 'item_name'>): Crumb[] {
  const categories = category_path.map(({ category_id, category_name }) => ({
    text: category_name,
    href: `/items?cat_id=${encodePart(category_id)}`,
  }))
  return [{ text: texts.home, href: '/' }, ...categories, { text: item_name }]
}
