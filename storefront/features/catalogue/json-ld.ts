/** What search engines read of a page in schema.org's words. Prices are a visitor's: pages of members are not theirs. */
import type { GoodsDetail } from '@schemas/generated/api'
import { yuanText } from '@schemas/money'
import { priceOf } from './price-of'

const whole = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address)

/** @param origin the shop’s own address */
export function productLd(product: GoodsDetail, { origin, path }: { origin: string; path: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.item_name,
    url: origin + path,
    sku: product.item_bn || product.item_id,
    image: product.pics.map((picture) => whole(origin, picture)),
    ...(product.brief && { description: product.brief }),
    ...(product.goods_brand && { brand: { '@type': 'Brand', name: product.goods_brand } }),
    offers: {
      '@type': 'Offer',
      url: origin + path,
      priceCurrency: 'CNY',
      price: yuanText(priceOf(product)),
      availability: `https://schema.org/${product.store > 0 && product.approve_status === 'onsale' ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
