import type { Samples } from './sample'

export const samples: Samples = {
  'GET /goods/share/items/{item_id}': [
    { params: { item_id: '101' }, query: {} },
    { params: { item_id: '10102' }, query: '?distributor_id=1' },
  ],
  'GET /goods/share/items/{item_id}/qrcode': [{ params: { item_id: '101' } }],
  'GET /goods/share/items/{item_id}/picture': [
    { params: { item_id: '101' }, query: '?distributor_id=1&v=0' },
  ],
  'GET /pcqrcode': [{}, { query: '?path=/items/101&size=120' }, { query: '?article_id=101' }],
}
