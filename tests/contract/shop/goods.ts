import type { Samples } from './sample'

export const samples: Samples = {
  'GET /goods/items': [
    {},
    { query: '?is_tdk=1&keywords=短袖' },
    { query: '?category_id=10&goodsSort=2&page_size=50' },
    { query: '?is_default=0&page=2' },
    { query: { item_id: ['10102', '103'] } },
    { as: 'member' },
  ],
  'GET /promotions/recommendlike': [{}],
  'GET /goods/category': [{}, { query: '?is_main_category=1' }],
}
