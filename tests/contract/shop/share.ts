import type { Samples } from './sample'

export const samples: Samples = {
  'GET /goods/share/items/{item_id}': [
    { params: { item_id: '101' }, query: {} },
    { params: { item_id: '10102' }, query: '?distributor_id=1' },
  ],
  'GET /pcqrcode': [{}, { query: '?path=/items/101&size=120' }],
}
