import { encodePart } from '@engine'
import type { GoodsDetail } from '@schemas/generated/api'
import type { Crumb } from '@storefront/shell/parts/Breadcrumb'
import { texts } from '../../texts/goods'

/** Home, the brand's goods, the product. */
export function crumbsOf({
  brand_id,
  goods_brand,
  item_name,
}: Pick<GoodsDetail, 'brand_id' | 'goods_brand' | 'item_name'>): Crumb[] {
  const brand =
    goods_brand && brand_id ? [{ text: goods_brand, href: `/items?brand_id=${encodePart(brand_id)}` }] : []
  return [{ text: texts.home, href: '/' }, ...brand, { text: item_name }]
}
