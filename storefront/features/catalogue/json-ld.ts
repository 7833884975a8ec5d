/** What search engines read of a page in schema.org's words. Prices are a visitor's: pages of members are not theirs. */
import type { GoodsDetail } from '@schemas/generated/api'
import { priceOf } from './shown-item'

const whole = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address)

/** @param origin the shop’s own address */
export function productLd(good: GoodsDetail, { origin, path }: { origin: string; path: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: good.item_name,
    url: origin + path,
    sku: good.item_bn || good.item_id,
    image: good.pics.map((picture) => whole(origin, picture)),
    ...(good.brief && { description: good.brief }),
    ...(good.goods_brand && { brand: { '@type': 'Brand', name: good.goods_brand } }),
    offers: {
      '@type': 'Offer',
      url: origin + path,
      priceCurrency: 'CNY',
      price: (priceOf(good) / 100).toFixed(2),
      availability: `https://schema.org/${good.store > 0 && good.approve_status === 'onsale' ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
