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
  'GET /goods/items/{item_id}': [
    { params: { item_id: '101' }, query: '?is_tdk=1' },
    { params: { item_id: '10102' }, query: '?distributor_id=1' },
    { params: { item_id: '101' }, as: 'member' },
  ],
  'GET /goods/suggest': [{ query: '?keywords=短袖' }],
  'GET /goods/facets': [{}, { query: '?category_id=10' }, { query: '?keywords=短袖' }],
  'GET /goods/desc/{item_id}': [{ params: { item_id: '10101' }, query: {} }],
  'POST /goods/items/{item_id}/notice': [{ params: { item_id: '81401' } }],
  'GET /promotions/recommendlike': [{}, { query: '?item_id=10102&pageSize=3' }],
  'GET /goods/category': [{}, { query: '?is_main_category=1' }],
}
