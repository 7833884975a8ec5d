import { expect, test } from 'vitest'
import type { GoodsDetail } from '@schemas/generated/api'
import { productLd } from './json-ld'

const product = {
  item_id: '1',
  item_name: '毛衣',
  item_bn: 'M-1',
  brief: '',
  goods_brand: '禾岸',
  pics: ['/media/a.webp', 'https://cdn.example/b.webp'],
  price: 19_900,
  act_price: 15_000,
  store: 0,
  approve_status: 'onsale',
} as GoodsDetail

test('JSON-LD of a product: whole addresses, the price to pay in yuan, sold out is said', () => {
  expect(productLd(product, { origin: 'https://shop.example', path: '/items/1' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: '毛衣',
    url: 'https://shop.example/items/1',
    sku: 'M-1',
    image: ['https://shop.example/media/a.webp', 'https://cdn.example/b.webp'],
    brand: { '@type': 'Brand', name: '禾岸' },
    offers: {
      '@type': 'Offer',
      url: 'https://shop.example/items/1',
      priceCurrency: 'CNY',
      price: '150.00',
      availability: 'https://schema.org/OutOfStock',
    },
  })
})
