import home from '@storefront/pages/home.json?raw'
import type { Samples } from './sample'

export const samples: Samples = {
  'GET /pickers/goods': [
    {},
    { query: '?keyword=短袖&sort=price&order=asc&page_size=5' },
    { query: '?ids[]=101' },
  ],
  'GET /pickers/coupons': [{}, { query: '?sort=quantity' }],
  'GET /pickers/shops': [{}, { query: '?sort=sales' }],
  'GET /pickers/categories': [{}, { query: '?is_main_category=1' }],
  'GET /pickers/pages': [{}, { query: '?platform=h5' }],
  'GET /pickers/targets': ['brand', 'article', 'promotion', 'seckill'].map((kind) => ({
    query: `?kind=${kind}`,
  })),
  'POST /target-states': [
    { body: { targets: [] } },
    {
      body: {
        targets: [
          { entity: 'goods', id: '999' },
          { entity: 'brand', id: '1' },
        ],
      },
    },
  ],
  'POST /live': [
    { body: {} },
    { body: { goods: ['101'], coupon: [], shop: ['1'], category: ['10'], nearby: true } },
  ],
  'POST /dead-links': [
    { body: { documents: [home] } },
    { body: { documents: [home.replace(/"goods_id": "\d+"/, '"goods_id": "999"')] } },
  ],
}
